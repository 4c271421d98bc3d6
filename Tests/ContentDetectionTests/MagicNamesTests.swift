import Testing

@testable import ContentDetection

@Suite struct MagicNamesTests {
  @Test(arguments: [
    ("application/vnd.mif", "application/vnd.mif"), ("application/x-mif", "application/vnd.mif"),
    ("application/x-winhelp", "application/winhlp"),
    ("application/x-ace-compressed", "application/x-ace"),
    ("application/x-bytecode.python", "application/x-python-bytecode"),
    ("application/x-starwriter", "application/vnd.stardivision.writer"),
    ("application/vnd.stardivision.cal", "application/vnd.stardivision.calc"),
    ("application/x-sylk", "text/spreadsheet"), ("audio/mid", "audio/midi"),
    ("audio/vnd.dolby.dd-raw", "audio/ac3"), ("image/vnd.fpx", "image/vnd.fpx"),
    ("image/x-portable-greymap", "image/x-portable-graymap"), ("text/x-awk", "text/x-awk"),
    ("text/x-gawk", "text/x-awk"), ("text/x-msdos-batch", "application/x-bat"),
    ("video/x-flc", "video/x-flic"), ("text/xml", "application/xml"), ("text/x-c", "text/x-csrc"),
    ("text/x-script.python", "text/x-python"), ("video/MP2T", "video/mp2t"),
    ("application/x-dosexec", "application/vnd.microsoft.portable-executable"),
    ("application/x-lzh-compressed", "application/x-lha"), ("image/x-pcx", "image/vnd.zbrush.pcx"),
    ("application/x-sqlite3", "application/vnd.sqlite3"), ("audio/x-wav", "audio/vnd.wave"),
    ("text/x-diff", "text/x-patch"), ("application/x-setupscript", "application/inf"),
    ("application/x-unheard-of", "application/x-unheard-of"),
  ])
  func givesTheUsualName(name: String, usual: String) {
    #expect(MagicNames.usualName(name) == usual)
  }
}
