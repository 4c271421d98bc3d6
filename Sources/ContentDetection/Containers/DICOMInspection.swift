/// DICOM without a preamble: only the elements of a data set (PS3.5, chapter 7), as old devices and networks write them.
enum DICOMInspection {
  static func finding(in sample: Sample) -> Finding? {
    // The groups of file meta information and of identification.
    guard let group = sample.little16(0), group == 2 || group == 8 else { return nil }
    var (offset, last) = (0, -1)
    for _ in 0..<32 {
      guard let group = sample.little16(offset), let element = sample.little16(offset + 2),
        group << 16 | element > last, let value = value(at: offset + 4, in: sample)
      else { return nil }
      // The root of all identifiers of classes and encodings.
      if sample.has("1.2.840.10008.", at: value.start) {
        return .settled("application/dicom", "identifier of DICOM in an element")
      }
      last = group << 16 | element
      offset = value.start + value.count
    }
    return nil
  }

  /// Where the value of an element lies, whose kind is either stated in two letters or not at all.
  private static func value(at offset: Int, in sample: Sample) -> (start: Int, count: Int)? {
    let kind = sample.bytes(at: Int64(offset), count: 2)
    guard kind.count == 2, kind.allSatisfy(\.isUppercase) else {
      return sample.little32(offset).map { (offset + 4, $0) }
    }
    return ["OB", "OW", "SQ", "UN", "UT"].contains(kind.string)
      ? sample.little32(offset + 4).map { (offset + 8, $0) }
      : sample.little16(offset + 2).map { (offset + 4, $0) }
  }
}
