import Context
import Diagnostics
import Dropping
import Exchange
import SystemCalls
import SystemPackage

/// Lets a person choose from a list: with `fzf`, or else by numbers.
struct Picker {
  struct Candidate {
    var kind: String
    var value: String
    var meaning: String
  }

  let candidates: [Candidate]
  let run: Run

  /// The chosen ones, in their order; none if the person gave up.
  func callAsFunction() throws -> [Candidate] {
    let numbers = try run.exchange.find("fzf").map(chosen) ?? typed()
    return numbers.filter { candidates.indices.contains($0 - 1) }.map { candidates[$0 - 1] }
  }

  /// A line for each, which begins with its number.
  private var lines: [String] {
    candidates.enumerated().map { offset, candidate in
      let words = [candidate.kind, candidate.value, candidate.meaning].map(TerminalText.escaped)
      return ([String(offset + 1)] + words).joined(separator: "\t")
    }
  }

  private func chosen(with finder: FilePath) throws -> [Int] {
    let room = try PrivateDirectory(
      in: FilePath(carried: run.context.variable("TMPDIR") ?? "/tmp"), prefix: "dnd-pick-")
    defer { withExtendedLifetime(room) {} }
    let (list, answer) = (room.path.appending("list"), room.path.appending("answer"))
    let text = lines.joined(separator: "\n") + "\n"
    try OpenFile.open(list, .writeOnly, options: .create, permissions: 0o600)
      .writeAll(CarriedText.bytes(of: text))
    let arguments = [
      "fzf", "--multi", "--delimiter=\t", "--with-nth=2..", "--height=40%", "--reverse",
      "--prompt=dnd> ", "--preview=\(preview)",
    ]
    let (input, output) = (
      try OpenFile.open(list), try OpenFile.open(answer, .writeOnly, options: .create)
    )
    var environment = run.exchange.environmentEntries
    if let session = run.session {
      // An option may have named it.
      let name = Array("DND_SESSION=".utf8)
      environment.removeAll { $0.starts(with: name) }
      environment.append(name + CarriedText.bytes(of: session))
    }
    let ending = try ForegroundProgram.run(
      .init(
        path: finder, arguments: arguments.map { CarriedText.bytes(of: $0) },
        environment: environment,
        directory: run.context.workingDirectory),
      input: input.descriptor, output: output.descriptor,
      errors: OpenFile.standardError.descriptor)
    guard ending == .exited(0) else { return [] }
    return CarriedText.text(try OpenFile.open(answer).readAll()).split(separator: "\n")
      .compactMap { Int($0.prefix { $0 != "\t" }) }
  }

  /// What the finder shows of the current line, whose words it quotes.
  private var preview: String {
    let program = TypedWord.of(OwnProcess.program?.carried ?? "dnd")
    let options = run.console.style.isColoured ? " --color always" : ""
    return """
      case {2} in
        items) \(program) show -q --preview\(options) --item {3} ;;
        sessions) \(program) show --session {3}\(options) ;;
        ended) \(program) log --session {3}\(options) ;;
        folders) ls -- {3} ;;
      esac
      """
  }

  private func typed() throws -> [Int] {
    let shown = lines.map { $0.split(separator: "\t").joined(separator: "  ") }
    run.console.write(shown + ["type the numbers, such as 1,3-5:"])
    var bytes: [UInt8] = []
    while !bytes.contains(0x0A) {
      let chunk = try [UInt8](unsafeUninitializedCapacity: 512) { buffer, count in
        count = try run.context.input.read(into: UnsafeMutableRawBufferPointer(buffer))
      }
      if chunk.isEmpty { break }
      bytes += chunk
    }
    let all = 1...candidates.count
    return try String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }.flatMap { word in
      guard let ranges = ItemNumbers.ranges(String(word)),
        ranges.allSatisfy({ all.contains($0.upperBound) })
      else {
        throw ExchangeError.unsayable("'\(word)' is not a number from 1 to \(all.upperBound)")
      }
      return ranges.flatMap(Array.init)
    }
  }
}
