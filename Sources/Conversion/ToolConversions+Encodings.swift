import UniformTypes

// Texts in the encodings that this process does not read itself. iconv refuses what is none of an
// encoding's characters, so that nothing is lost on the way there or back.
extension ToolConversions {
  static func encodings(_ registry: TypeRegistry) -> [Conversion] {
    names.flatMap { name in
      let type = registry.type(forMIMEType: "text/plain;charset=\(name)")
      var encoding = Conversion(
        .utf8PlainText, to: type, by: "iconv", .filter(["iconv", "-f", "utf-8", "-t", name]))
      encoding.isLast = true
      let decoding = Conversion(
        type, to: .utf8PlainText, by: "iconv", .filter(["iconv", "-f", name, "-t", "utf-8"]))
      return [decoding, encoding]
    }
  }

  /// As MIME types and iconv call them alike.
  private static let names = [
    "utf-16le", "utf-16be", "utf-32", "utf-32le", "utf-32be", "iso-8859-2", "iso-8859-3",
    "iso-8859-4", "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "iso-8859-9",
    "iso-8859-10", "iso-8859-13", "iso-8859-14", "iso-8859-16", "windows-1250", "windows-1251",
    "windows-1253", "windows-1254", "windows-1255", "windows-1256", "windows-1257",
    "windows-1258", "windows-874", "koi8-r", "koi8-u", "ibm437", "ibm850", "ibm852", "ibm866",
    "shift_jis", "windows-31j", "euc-jp", "iso-2022-jp", "gb18030", "gbk", "big5", "big5-hkscs",
    "euc-kr",
  ]
}
