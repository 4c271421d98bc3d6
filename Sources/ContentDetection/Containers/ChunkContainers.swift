/// Containers made of chunks with a name and a size: RIFF, IFF and related formats.
enum ChunkContainers {
  static func finding(in sample: Sample) -> Finding? {
    switch sample.code(0) {
    case "RIFF", "RF64", "BW64", "RIFX", "XFIR": riff(sample)
    case "FORM", "LIST", "CAT ": form(sample)
    case "AT&T": djvu(sample)
    default: nil
    }
  }

  /// RIFF (Multimedia Programming Interface 1.0), little-endian or, as RIFX, big-endian.
  private static func riff(_ sample: Sample) -> Finding? {
    let form = sample.code(8)
    let sign = "RIFF form \"\(form)\""
    if let type = riffTypes[form] { return .settled(type, sign) }
    if form.hasPrefix("CDR") || form.hasPrefix("cdr") || form == "CDST" {
      return .settled("application/vnd.corel-draw", sign)
    }
    return nil
  }

  private static let riffTypes = [
    "WAVE": "audio/x-wav", "AVI ": "video/x-msvideo", "AVIX": "video/x-msvideo",
    "WEBP": "image/webp", "ACON": "application/x-navi-animation", "RMID": "audio/midi",
    "sfbk": "audio/x.sf2", "sfpk": "audio/x.sf2", "DLS ": "audio/dls", "QLCM": "audio/qcelp",
    "AMV ": "video/x-amv", "MV93": "application/x-director", "39VM": "application/x-director",
    "FGDM": "application/x-director", "MDGF": "application/x-director",
    "CDXA": "video/mpeg", "CMX1": "image/x-cmx", "4XMV": "video/x-4xmv", "RDIB": "image/bmp",
  ]

  /// IFF (EA IFF 85).
  private static func form(_ sample: Sample) -> Finding? {
    let form = sample.code(8)
    let types = [
      "AIFF": "audio/x-aiff", "ILBM": "image/x-ilbm",
      "PBM ": "image/x-ilbm", "ACBM": "image/x-ilbm", "DEEP": "image/x-ilbm",
      "RGB8": "image/x-ilbm", "RGBN": "image/x-ilbm", "ANIM": "video/x-anim",
      "8SVX": "audio/x-8svx", "LWOB": "image/x-lwo", "LWO2": "image/x-lwo", "LWLO": "image/x-lwo",
      "IFRS": "application/x-blorb", "IFZS": "application/x-quetzal", "XDIR": "audio/x-xmi",
    ]
    // Most programs use the name of the older format for the newer one and read both.
    if form == "AIFC" { return .family("audio/x-aiff", "IFF form \"AIFC\"") }
    return types[form].map { .settled($0, "IFF form \"\(form)\"") }
  }

  /// DjVu: an IFF form preceded by four letters.
  private static func djvu(_ sample: Sample) -> Finding? {
    guard sample.has("FORM", at: 4) else { return nil }
    switch sample.code(12) {
    case "DJVM": return .settled("image/vnd.djvu+multipage", "DjVu form \"DJVM\"")
    case "DJVU", "DJVI", "THUM", "BM44", "PM44":
      return .settled("image/vnd.djvu", "DjVu form \"\(sample.code(12))\"")
    default: return .family("image/vnd.djvu", "DjVu form")
    }
  }
}
