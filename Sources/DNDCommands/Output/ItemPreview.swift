import Context
import Diagnostics
import Dropping
import Exchange
import Items
import OrderedViews
import SystemCalls
import SystemPackage
import UniformTypes

/// Shows on a terminal what is in an item: a picture with `chafa`, or the beginning of a text, coloured by `bat`.
///
/// Only data that is here is shown: no promise is run, and nothing is fetched. The confined converters make a small
/// picture first, so that `chafa` reads no file from elsewhere, and control characters of a text are escaped before
/// `bat` gets it.
struct ItemPreview {
  private let run: Run
  private let registry: TypeRegistry
  private let thumbnails: Thumbnails
  /// The room in characters.
  private let columns: Int, rows: Int
  private let isUnicode: Bool
  private let showsPictures: Bool
  private let chafa: FilePath?
  private let bat: FilePath?
  private var hasMissedChafa = false

  /// The maximum width and height of a picture, in pixels.
  private static let side = 800
  /// How much of a text is read.
  private static let textLimit = 1 << 16

  /// Nil if standard output is neither a terminal nor the preview of `fzf`.
  init?(in run: Run) {
    func number(_ variable: String) -> Int? { run.context.variable(variable).flatMap { Int($0) } }
    if let terminal = run.output.terminal {
      (columns, rows, isUnicode) = (min(terminal.columns, 80), 20, terminal.isUnicode)
    } else if let width = number("FZF_PREVIEW_COLUMNS"), let height = number("FZF_PREVIEW_LINES") {
      // Above it are the lines of `show`.
      (columns, rows) = (max(width, 1), max(height - 6, 1))
      isUnicode = Context.isUnicode(run.context.environment)
    } else {
      return nil
    }
    self.run = run
    registry = run.exchange.registry()
    thumbnails = Thumbnails(run.exchange, registry, side: Self.side)
    showsPictures = run.context.variable("TERM") != "dumb"
    chafa = run.exchange.find("chafa")
    // Its name in Debian is the second one.
    bat = run.style.isColoured ? run.exchange.find("bat") ?? run.exchange.find("batcat") : nil
  }

  /// Shows the first representation of which something can be shown.
  mutating func show(_ detail: ItemDetail) throws {
    if run.exchange.isCancelled() { throw ExchangeError.cancelled }
    for shown in detail.representations {
      guard let file = Self.opened(shown) else { continue }
      let type = shown.representation.type
      if thumbnails.isPicture(type) {
        let path = shown.path.map { FilePath(carried: $0) }
        if showsPictures, try showPicture(in: file, at: path, named: detail.item.name, type) {
          return
        }
      } else if registry.conforms(type, to: .text), try showText(in: file, named: detail.item.name)
      {
        return
      }
    }
  }

  /// The data of a representation; nil if it is not a regular file, or would have to be made or fetched.
  private static func opened(_ shown: RepresentationDetail) -> OpenFile? {
    switch shown.representation.source {
    case .inline(let bytes): return try? memory(with: bytes)
    case .file, .payload:
      guard let path = shown.path.map({ FilePath(carried: $0) }),
        let file = try? OpenFile.open(path, options: .nonBlocking),
        (try? file.status().kind) == .regular
      else { return nil }
      return file
    case .far, .promise, .fileURL: return nil
    }
  }

  private mutating func showPicture(
    in file: OpenFile, at path: FilePath?, named name: String, _ type: UniformType
  ) throws -> Bool {
    guard let chafa else {
      if !hasMissedChafa {
        var note = ExchangeError.programMissing("chafa").diagnostic
        note.severity = .note
        run.console.say(note)
      }
      hasMissedChafa = true
      return false
    }
    guard let picture = thumbnails.picture(of: file, at: path, name: name, type) else {
      return false
    }
    var arguments = ["chafa", "--size=\(columns)x\(rows)", "--polite=on"]
    if !run.style.isColoured { arguments += ["--format=symbols", "--colors=none"] }
    if !isUnicode { arguments.append("--symbols=ascii") }
    guard let shown = answer(of: chafa, arguments + ["-"], to: picture.bytes), !shown.isEmpty
    else { return false }
    try run.output.write(shown.last == 0x0A ? shown : shown + [0x0A])
    return true
  }

  private func showText(in file: OpenFile, named name: String) throws -> Bool {
    guard let bytes = try? file.readAll(limit: Self.textLimit), !bytes.contains(0) else {
      return false
    }
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var text = lines.prefix(rows).map(fitted).joined(separator: "\n")
    if !isUnicode { text = TerminalText.inASCII(text) }
    let arguments = [
      "bat", "--style=plain", "--color=always", "--paging=never", "--wrap=never",
      "--file-name=\(name)", "-",
    ]
    if let bat, let shown = answer(of: bat, arguments, to: CarriedText.bytes(of: text + "\n")),
      !shown.isEmpty
    {
      try run.output.write(shown)
    } else {
      try run.output.write(text)
    }
    return true
  }

  /// A line of text without what a terminal would act on, cut to the width.
  private func fitted(_ line: ArraySlice<UInt8>) -> String {
    let parts = CarriedText.text(line.last == 0x0D ? line.dropLast() : line)
      .split(separator: "\t", omittingEmptySubsequences: false)
    return DisplayWidth.cut(
      TerminalText.escaped(parts.joined(separator: "    ")), to: columns)
  }

  /// What a program writes; nil if it fails.
  private func answer(
    of program: FilePath, _ arguments: [String], to bytes: [UInt8]
  ) -> [UInt8]? {
    guard let input = try? Self.memory(with: bytes), let output = try? OpenFile.openInMemory(),
      let nowhere = try? OpenFile.open("/dev/null", .writeOnly),
      let ending = try? ForegroundProgram.run(
        .init(
          path: program, arguments: arguments.map { CarriedText.bytes(of: $0) },
          environment: run.exchange.environmentEntries, directory: nil),
        input: input.descriptor, output: output.descriptor, errors: nowhere.descriptor),
      ending == .exited(0), (try? output.seek(to: 0)) != nil
    else { return nil }
    return try? output.readAll()
  }

  private static func memory(with bytes: [UInt8]) throws -> OpenFile {
    let file = try OpenFile.openInMemory()
    try file.writeAll(bytes)
    try file.seek(to: 0)
    return file
  }
}
