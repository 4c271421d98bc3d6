/// Compound files, and the kind of document in each.
enum CompoundContainer {
  static func finding(in sample: Sample) -> Finding? {
    guard let file = CompoundFile(sample) else { return nil }
    return byNames(file) ?? byClass(file) ?? byComment(file)
      ?? .family("application/x-ole-storage", "compound file of an unknown kind")
  }

  // MARK: Names

  private static func byNames(_ file: CompoundFile) -> Finding? {
    if file.hasEntry(startingWith: "\u{4840}") {
      return .settled("application/x-msi", "tables of Windows Installer")
    }
    // An encrypted document reveals nothing about its kind.
    if file.has("EncryptedPackage") {
      return .family("application/x-ole-storage", "entry \"EncryptedPackage\"")
    }
    if let star = starOffice(file) { return star }
    for (name, type) in names where file.has(name) {
      return .settled(type, "entry \"\(name)\"")
    }
    if file.has("FileHeader"),
      file.beginning(of: "FileHeader", count: 32).contains("HWP Document File")
    {
      return .settled("application/x-hwp", "entry \"FileHeader\"")
    }
    if file.beginning(of: "Contents", count: 2).elementsEqual([0xE8, 0xAC]) {
      return .settled("application/vnd.ms-publisher", "entry \"Contents\"")
    }
    if file.has("Quill") || (file.has("Escher") && file.has("Contents")) {
      return .settled("application/vnd.ms-publisher", "entry \"Quill\"")
    }
    if file.has("Props") || file.has("Props8") || file.has("Props9") || file.has("Props12")
      || file.has("Props14")
    {
      return .settled("application/vnd.ms-project", "entry \"Props\"")
    }
    if file.has("CONTENTS"), file.has("SPELLING") || file.has("MM") || file.has("TEXT") {
      return .settled("application/vnd.ms-works", "entry \"CONTENTS\"")
    }
    if file.hasEntry(startingWith: "Data Object Store"), file.hasEntry(startingWith: "\u{5}") {
      return .settled("image/vnd.fpx", "entry \"Data Object Store\"")
    }
    return nil
  }

  // To add a row: a name that occurs at the top level of these files only. Kinds that can embed documents of other
  // kinds come first.
  private static let names: [(name: String, type: String)] = [
    ("MatOST", "application/vnd.ms-works"), ("WksSSWorkBook", "application/vnd.ms-works"),
    ("__properties_version1.0", "application/vnd.ms-outlook"),
    ("__nameid_version1.0", "application/vnd.ms-outlook"),
    ("VisioDocument", "application/vnd.visio"), ("VisioInformation", "application/vnd.visio"),
    ("PowerPoint Document", "application/vnd.ms-powerpoint"),
    ("PP97_DUALSTORAGE", "application/vnd.ms-powerpoint"),
    ("PP40", "application/vnd.ms-powerpoint"),
    ("WordDocument", "application/msword"),
    ("Workbook", "application/vnd.ms-excel"), ("WORKBOOK", "application/vnd.ms-excel"),
    ("Book", "application/vnd.ms-excel"), ("BOOK", "application/vnd.ms-excel"),
    ("Catalog", "application/vnd.microsoft.windows.thumbnail-cache"),
    ("PageMaker", "application/vnd.pagemaker"),
    ("NativeContent_MAIN", "application/x-quattropro"),
    ("PerfectOffice_MAIN", "application/vnd.wordperfect"),
    ("DocumentText", "application/x-js-taro"),
    ("JSRV_SummaryInformation", "application/x-js-taro"),
    ("ReportInfo", "application/x-rpt"), ("QESession", "application/x-rpt"),
    ("SwDocContentMgr", "application/sldworks"), ("SwDocMgrTempStorage", "application/sldworks"),
  ]

  /// Identifies a document by the name of the program that wrote it.
  private static func byComment(_ file: CompoundFile) -> Finding? {
    let comment = file.beginning(of: "\u{1}CompObj", count: 256)
    let programs: [(StaticString, String)] = [
      ("MSProject.", "application/vnd.ms-project"), ("Microsoft Works", "application/vnd.ms-works"),
      ("Microsoft Word", "application/msword"), ("Word.Document.", "application/msword"),
      ("Excel.Sheet.", "application/vnd.ms-excel"), ("Publisher.", "application/vnd.ms-publisher"),
      ("PowerPoint.Show.", "application/vnd.ms-powerpoint"),
      ("Visio.Drawing", "application/vnd.visio"),
      ("PictureIt!", "image/vnd.mix"), ("FlashPix", "image/vnd.fpx"),
      ("SldWorks", "application/sldworks"), ("PageMaker", "application/vnd.pagemaker"),
    ]
    return programs.first { comment.contains($0.0) }.map { program in
      .settled(program.1, "written by \"\(program.0)\"")
    }
  }

  // MARK: StarOffice

  /// StarOffice before version 6, whose version follows from the class, because all versions use the same names.
  private static func starOffice(_ file: CompoundFile) -> Finding? {
    let names: [(name: String, old: String, new: String)] = [
      ("StarWriterDocument", "application/x-starwriter", "application/vnd.stardivision.writer"),
      ("StarCalcDocument", "application/x-starcalc", "application/vnd.stardivision.calc"),
      ("StarMathDocument", "application/x-starmath", "application/vnd.stardivision.math"),
      ("StarChartDocument", "application/x-starchart", "application/vnd.stardivision.chart"),
      ("StarDrawDocument3", "application/x-stardraw", "application/vnd.stardivision.draw"),
      ("StarDrawDocument", "application/x-stardraw", "application/vnd.stardivision.draw"),
    ]
    guard let match = names.first(where: { file.has($0.name) }) else { return nil }
    let sign = "entry \"\(match.name)\""
    if let known = starClasses.first(where: { $0.identifier == file.className }) {
      return .settled(known.type, sign)
    }
    let comment = file.beginning(of: "\u{1}CompObj", count: 64)
    return .settled(comment.contains("5.") ? match.new : match.old, sign)
  }

  private static let starClasses: [ClassRow] = [
    ClassRow("DC5C7E40-B35C-101B-9961-04021C007002", "application/x-starwriter"),
    ClassRow("8B04E9B0-420E-11D0-A45E-00A0249D57B1", "application/x-starwriter"),
    ClassRow("C20CF9D1-85AE-11D1-AAB4-006097DA561A", "application/vnd.stardivision.writer"),
    ClassRow("F0CAA840-7821-11D0-A4A7-00A0249D57B1", "application/x-starwriter"),
    ClassRow("C20CF9D2-85AE-11D1-AAB4-006097DA561A", "application/vnd.stardivision.writer"),
    ClassRow("340AC970-E30D-11D0-A53F-00A0249D57B1", "application/x-starwriter-global"),
    ClassRow("C20CF9D3-85AE-11D1-AAB4-006097DA561A", "application/vnd.stardivision.writer-global"),
    ClassRow("3F543FA0-B6A6-101B-9961-04021C007002", "application/x-starcalc"),
    ClassRow("6361D441-4235-11D0-89CB-008029E4B0B1", "application/x-starcalc"),
    ClassRow("C6A5B861-85D6-11D1-89CB-008029E4B0B1", "application/vnd.stardivision.calc"),
    ClassRow("012D3CC0-4216-11D0-89CB-008029E4B0B1", "application/x-starimpress"),
    ClassRow("565C7221-85BC-11D1-89D0-008029E4B0B1", "application/vnd.stardivision.impress"),
    ClassRow("2E8905A0-85BD-11D1-89D0-008029E4B0B1", "application/vnd.stardivision.draw"),
    ClassRow("AF10AAE0-B36D-101B-9961-04021C007002", "application/x-stardraw"),
    ClassRow("FB9C99E0-2C6D-101C-8E2C-00001B4CC711", "application/x-starchart"),
    ClassRow("02B3B7E0-4225-11D0-89CA-008029E4B0B1", "application/x-starchart"),
    ClassRow("BF884321-85DD-11D1-89D0-008029E4B0B1", "application/vnd.stardivision.chart"),
    ClassRow("D4590460-35FD-101C-B12A-04021C007002", "application/x-starmath"),
    ClassRow("02B3B7E1-4225-11D0-89CA-008029E4B0B1", "application/x-starmath"),
    ClassRow("FFB5E640-85DE-11D1-89D0-008029E4B0B1", "application/vnd.stardivision.math"),
  ]

  // MARK: Classes

  private static func byClass(_ file: CompoundFile) -> Finding? {
    classes.first { $0.identifier == file.className }.map { row in
      .settled(row.type, "class \(row.identifier)")
    }
  }

  // To add a row: the class that the program owning the format registers for its documents.
  private static let classes: [ClassRow] = [
    ClassRow("00020900-0000-0000-C000-000000000046", "application/msword"),
    ClassRow("00020906-0000-0000-C000-000000000046", "application/msword"),
    ClassRow("00020810-0000-0000-C000-000000000046", "application/vnd.ms-excel"),
    ClassRow("00020820-0000-0000-C000-000000000046", "application/vnd.ms-excel"),
    ClassRow("64818D10-4F9B-11CF-86EA-00AA00B929E8", "application/vnd.ms-powerpoint"),
    ClassRow("EA7BAE70-FB3B-11CD-A903-00AA00510EA3", "application/vnd.ms-powerpoint"),
    ClassRow("000C1084-0000-0000-C000-000000000046", "application/x-msi"),
    ClassRow("000C1086-0000-0000-C000-000000000046", "application/microsoftpatch"),
    ClassRow("000C1082-0000-0000-C000-000000000046", "application/x-msi"),
    ClassRow("00021A13-0000-0000-C000-000000000046", "application/vnd.visio"),
    ClassRow("00021A14-0000-0000-C000-000000000046", "application/vnd.visio"),
    ClassRow("00021201-0000-0000-00C0-000000000046", "application/vnd.ms-publisher"),
    ClassRow("74B78F3A-C8C8-11D1-BE11-00C04FB6FAF1", "application/vnd.ms-project"),
    ClassRow("28CDDBC2-0AE2-11CE-A29A-00AA004A1A72", "application/vnd.ms-works"),
    ClassRow("0EA45AB2-9E0A-11D1-A407-00C04FB932BA", "application/vnd.ms-works"),
    ClassRow("28CDDBC3-0AE2-11CE-A29A-00AA004A1A72", "application/vnd.ms-works"),
    ClassRow("00020D0B-0000-0000-C000-000000000046", "application/vnd.ms-outlook"),
    ClassRow("0006F046-0000-0000-C000-000000000046", "application/vnd.ms-outlook"),
    ClassRow("56616000-C154-11CE-8553-00AA00A1F95B", "image/vnd.fpx"),
    ClassRow("56616700-C154-11CE-8553-00AA00A1F95B", "image/vnd.fpx"),
  ]

  /// A class in its usual spelling, and its type.
  private struct ClassRow {
    let identifier: String
    let type: String

    init(_ identifier: String, _ type: String) {
      self.identifier = identifier
      self.type = type
    }
  }
}
