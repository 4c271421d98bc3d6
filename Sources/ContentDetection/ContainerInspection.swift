/// Looks inside binary formats that hold documents of many kinds.
enum ContainerInspection {
  /// What the format and its inside say; nil where no rule of this project knows the bytes.
  static func finding(in sample: Sample) -> Finding? { nil }
}
