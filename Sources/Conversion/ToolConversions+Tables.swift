import UniformTypes

// Spreadsheets and tables by Gnumeric's ssconvert(1), which is light, and by LibreOffice; YAML and JSON by PyYAML.

extension ToolConversions {
  private struct Sheet {
    var type: UniformType
    /// The name of ssconvert's importer.
    var reading: String
    /// The name of ssconvert's exporter.
    var writing: String?
    /// The name of soffice's export filter.
    var office: String?
  }

  private static let sheets = [
    Sheet(
      type: .xlsx, reading: "Gnumeric_Excel:xlsx", writing: "Gnumeric_Excel:xlsx2",
      office: "xlsx:Calc MS Excel 2007 XML"),
    Sheet(
      type: .ods, reading: "Gnumeric_OpenCalc:openoffice", writing: "Gnumeric_OpenCalc:odf",
      office: "ods:calc8"),
    Sheet(type: .xls, reading: "Gnumeric_Excel:excel"),
  ]

  /// The conversions between spreadsheets and CSV.
  ///
  /// A spreadsheet is reduced to the values of its first sheet. In the other direction the fields are kept unchanged.
  static let tables: [Conversion] =
    sheets.map {
      Conversion(
        $0.type, to: .csv, by: "ssconvert",
        .files([
          "ssconvert", "--import-type=\($0.reading)", "--export-type=Gnumeric_stf:stf_csv", "%i",
          "%o",
        ]), isLossy: true)
    }
    + sheets.compactMap { sheet in
      sheet.writing.map {
        Conversion(
          .csv, to: sheet.type, by: "ssconvert",
          .files(["perl", "-e", ToolScript.table, "%i", "%o", $0]))
      }
    }
    + sheets.map {
      office(
        $0.type, to: .csv, by: .calc,
        as: "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false")
    }
    + sheets.compactMap { sheet in
      sheet.office.map {
        office(.csv, to: sheet.type, by: .calc, as: $0, isLossy: false, ["table"])
      }
    }

  /// Only YAML has comments, anchors and aliases.
  static let data: [Conversion] = [
    data(.yaml, to: .json, "json", isLossy: true), data(.json, to: .yaml, "yaml", isLossy: false),
  ]

  private static func data(
    _ input: UniformType, to output: UniformType, _ word: String, isLossy: Bool
  ) -> Conversion {
    Conversion(
      input, to: output, by: ToolPart.yaml.name,
      .filter([ToolPart.pythonProgram, "-I", "-c", ToolScript.yaml, word]),
      parts: [ToolPart.yaml.name], isLossy: isLossy)
  }
}
