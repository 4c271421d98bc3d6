import Diagnostics
import Exchange
import OrderedViews
import SystemCalls
import SystemPackage

/// Writes a view as a self-contained HTML page: no script, no network, no other file.
struct GalleryPage {
  private let output: Output

  init(_ output: Output) { self.output = output }

  func begin(_ root: FilePath) throws {
    let title = Self.escaped(root.lastComponent?.carried ?? root.carried)
    try output.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      body { font: 14px/1.4 sans-serif; margin: 2em; color: #222; background: #fff }
      ol { display: flex; flex-wrap: wrap; gap: 16px; padding: 0; list-style: none }
      li { width: 160px; overflow-wrap: anywhere }
      .picture { width: 160px; height: 160px; display: flex; align-items: center; justify-content: center;
        background: #f2f2f2; color: #666; text-align: center }
      .name { font-weight: bold }
      .about { color: #666 }
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      <ol>
      """)
  }

  func add(_ entry: GalleryEntry) throws {
    let name = Self.escaped(entry.name)
    let about =
      switch entry.state {
      case .there: Self.escaped(entry.label)
      case .onItsWay: "on its way"
      case .gone: "is gone"
      }
    var picture = "<span>\(about)</span>"
    if let made = entry.picture {
      let data = Base64.text(Array(made.bytes))
      picture = "<img alt=\"\(name)\" src=\"data:\(made.mimeType);base64,\(data)\">"
    }
    let size = entry.size.map { ", \($0.width)\u{D7}\($0.height)" } ?? ""
    try output.write(
      """
      <li><div class="picture">\(picture)</div>
      <div class="name">\(name)</div>
      <div class="about">\(about)\(size)</div></li>
      """)
  }

  func end() throws { try output.write("</ol>\n</body>\n</html>") }

  /// Text escaped for HTML content and quoted attributes.
  ///
  /// Characters that HTML does not allow (control characters, and bytes that are not UTF-8) are
  /// shown as escape sequences.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in TerminalText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
