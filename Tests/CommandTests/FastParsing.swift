import ArgumentParser
import Testing

@testable import DNDCommands
@testable import Picking

/// Compares what the fast parser and the argument parser read from the same line.
enum FastParsing {
  /// The result of the argument parser; nil if it rejects the line.
  private static func parsed(_ words: [String]) -> (any ParsedCommand)? {
    (try? DND.parseAsRoot(words) as? any DNDCommand)?.values
  }

  /// Whether the fast parser accepts the line; if so, the argument parser is expected to read the same from it.
  static func expectSame(_ words: [String]) -> Bool {
    guard let plain = OptionTable.command(words) else { return false }
    let same = parsed(words)
    #expect(same.map { ReadOptions($0) } == ReadOptions(plain), "\(words)")
    return true
  }
}

/// The value of each option of a command, from either parser.
private struct ReadOptions: Equatable {
  private var values: [String] = []

  init(_ command: any ParsedCommand) {
    values = ["\(type(of: command))"]
    add(Mirror(reflecting: command), below: "")
  }

  private mutating func add(_ options: Mirror, below path: String) {
    for (label, value) in options.children {
      let name = "\(path).\(label ?? "")"
      if let group = value as? any FastArguments {
        add(Mirror(reflecting: group), below: name)
      } else if let representations = value as? [RepresentationArgument] {
        values += representations.map { "\(name) \($0.option) \($0.text)" }
      } else {
        values.append("\(name) \(value)")
      }
    }
  }
}
