package import Diagnostics
import Synchronization

/// What the tools of a conversion say although they end with status 0.
///
/// A tool that finds half of a picture makes the rest grey, says so on its standard error, and ends with 0.
package final class ToolReport: Sendable {
  private struct State {
    /// The first step of whose output something is missing.
    var lacking: CommandError.Subject?
    /// The first other step that said something.
    var speaking: CommandError.Subject?
    var words: [String] = []
  }

  private let state = Mutex(State())
  private static let most = 20

  package init() {}

  /// Records what a tool said, as carried text.
  func hear(_ lines: [String], from subject: CommandError.Subject) {
    guard case .step(let tool, _, _, _) = subject, let row = ToolWords.of(tool) else { return }
    func isLack(_ line: String) -> Bool { row.lack.contains { line.contains($0) } }
    let heard = lines.filter { line in
      !row.harmless.contains { line.contains($0) }
        && (isLack(line) || !row.chatter.contains { line.contains($0) })
    }
    guard !heard.isEmpty else { return }
    let lacks = heard.filter(isLack)
    let isLacking = !lacks.isEmpty
    // Of many words, the last are told.
    let told = heard.filter { !isLack($0) }.suffix(Self.most) + lacks.suffix(Self.most)
    state.withLock { state in
      if isLacking { state.lacking = state.lacking ?? subject }
      state.speaking = state.speaking ?? subject
      for line in told.map(\.withoutPlaces) where !state.words.contains(line) {
        state.words.append(line)
      }
    }
  }

  /// The warning that something is missing in the output, or that a tool said something else.
  package var diagnostic: (warning: Diagnostic, isLacking: Bool)? {
    let state = state.withLock { $0 }
    let words = state.words.suffix(5).map { Diagnostic.quotation + $0 }
    if let subject = state.lacking {
      let message = "\(subject.phrase) is incomplete: its input is damaged, or something is missing"
      return (Diagnostic(.warning, .conversionIncomplete, message, hints: words), true)
    }
    guard let subject = state.speaking else { return nil }
    let message = "\(subject.phrase) succeeded with a warning"
    return (Diagnostic(.warning, .conversionWarned, message, hints: words), false)
  }
}

extension String {
  /// A line of a tool without the private files that it reads and writes, without the place in its sources, which
  /// ImageMagick adds, and without the part and the level with which ffmpeg begins it.
  var withoutPlaces: String {
    var line = self
    line.trimPrefix(#/(\[[^\[]* @ 0x[0-9a-f]+\] )*(\[(fatal|error|warning)\] )?/#)
    if let place = line.firstRange(of: #/ @ (error|warning)\//#) {
      line = String(line[..<place.lowerBound])
    }
    if let quote = line.firstRange(of: " `"), line[quote.upperBound...].contains("/") {
      line = String(line[..<quote.lowerBound])
    }
    return line.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.contains("/.conversion-") ? "…" : $0 }.joined(separator: " ")
  }
}

/// What a tool's words on standard error mean if it ends with status 0.
struct ToolWords {
  /// Parts of lines that say that something is missing or cut in the output.
  var lack: [String]
  /// Parts of other lines, which mean nothing for the output.
  var chatter: [String] = []
  /// Parts of lines that mean nothing either, although a part of `lack` is in them.
  var harmless: [String] = []

  /// The row of a tool; nil if what it says is not understood.
  static func of(_ tool: String) -> ToolWords? { rows[tool] }

  private static let magick = ToolWords(
    lack: [
      "remature end", "nexpected end", "orrupt", "nsufficient image data", "ot enough data",
      "runcated", "@ error/",
    ],
    chatter: [
      // The profile is kept as it is.
      "known incorrect sRGB profile",
      // A private field of a camera or scanner, which only its own programs read.
      "Unknown field with tag",
    ],
    // It calls an XMP that others write to a WebP corrupt.
    harmless: ["CorruptImageProfile"])

  /// Of a page with damaged drawing commands, what follows them may be missing.
  private static let poppler = ToolWords(
    lack: ["Syntax Error", "Internal Error", "I/O Error"],
    chatter: [
      // What it has repaired, or what other readers may mind.
      "Syntax Warning"
    ])

  private static let rows = [
    "pdftotext": poppler, "pdftoppm": poppler,
    // The word of the script that loads what a page refers to.
    ToolPart.weasyPrint.name: ToolWords(lack: ["cannot find"]),
    "dcraw_emu": ToolWords(lack: ["data corrupted", "nexpected end of file"] + magick.lack),
    "magick": magick, "convert": magick,
    "ffmpeg": ToolWords(
      lack: [
        "nded prematurely", "partial file", "runcat", "nvalid data found", "Error while decoding",
        "decode_frame() failed",
        "Error submitting packet", "rror parsing", "nvalid NAL unit", "orrupt", "concealing",
        "end of file", "CRC mismatch", "filesize and duration do not match",
      ],
      chatter: [
        // Its own choice of a pixel format.
        "deprecated pixel format",
        // Of these, only the ones above mean something.
        "[warning] ", "Last message repeated",
      ]),
    "pandoc": ToolWords(
      lack: [
        "Could not load include file",
        // The word of the filter that gathers the pictures of a document.
        "cannot find the picture",
      ],
      chatter: [
        // Translated words, such as that for a table of contents, which its sandbox does not find.
        "Could not load translations", "data file translations/", "has no translation defined",
        // A page without a title gets the name of its file.
        "requires a nonempty <title>", "Defaulting to '", "To specify a title",
        // A page in a frame does not belong to the page around it.
        "Could not fetch resource",
        // What is defined twice, or for nothing.
        "Duplicate link reference", "Duplicate note reference", "Duplicate identifier",
        "but not used", "already defined, ignoring",
      ]),
    // The words of the scripts that look what these leave out in silence.
    "rsvg-convert": ToolWords(lack: ["cannot find the picture"]),
    "img2pdf": ToolWords(lack: ["truncated"]),
  ]
}
