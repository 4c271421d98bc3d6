import Context
package import Destinations
import Diagnostics
package import Items
import Loading
package import Negotiation
import SystemCalls
import SystemPackage
package import UniformTypes

/// A program as the destination: an application by name, or a command.
struct ProgramDestination: NamedDestination {
  private let program: Program

  static func isMeant(by request: DropRequest) -> Bool {
    request.command != nil || request.destination?.hasPrefix(Program.applicationPrefix) == true
  }

  static func check(_ request: DropRequest) throws(ExchangeError) {
    if request.command != nil, let word = request.destination {
      throw .unsayable("--exec replaces the destination, but '\(word)' is given too")
    }
    if request.command?.allSatisfy(\.isWhitespace) == true {
      throw .unsayable("--exec needs a command")
    }
    if let option = request.optionOfDirectories { throw .notForProgram(option: option) }
  }

  static func description(of key: String) -> DestinationDescription? {
    if key.hasPrefix(Program.applicationPrefix) {
      var description = DestinationDescription(
        .name(String(key.dropFirst(Program.applicationPrefix.count))))
      (description.done, description.verb, description.preposition) = ("opened", "open", "with")
      description.goal = "→ opened"
      description.output = .program
      return description
    }
    guard key.hasPrefix(Program.commandPrefix) else { return nil }
    var description = DestinationDescription(
      .quoted(String(key.dropFirst(Program.commandPrefix.count))))
    (description.done, description.verb) = ("gave", "give")
    description.goal = "→ the command"
    return description
  }

  init(_ request: DropRequest, in context: ExchangeContext) throws(ExchangeError) {
    if let command = request.command {
      program = .command(command)
      return
    }
    let word = String((request.destination ?? "").dropFirst(Program.applicationPrefix.count))
    guard let entry = context.applications.named(word), context.has(entry) else {
      throw .noApplication(word)
    }
    if entry.takes == .nothing { throw .opensNothing(entry.name) }
    program = .application(entry)
  }

  var key: String { program.word }
  var accepted: [String] { program.accepted }
  var refusalOfMoves: ExchangeError.Forbidden? { .moveToProgram }

  func reasonAgainst(_ item: Item, _ best: Candidate, _ registry: TypeRegistry) -> String? {
    program.reasonAgainst(item, best, registry)
  }

  func driver(_ setting: DropSetting) -> any DestinationDriver { ProgramDriver(program, setting) }
}

extension Program {
  /// The reason why a program does not open an item; nil if it does.
  ///
  /// An application that opens URLs may support only some schemes.
  package func reasonAgainst(_ item: Item, _ best: Candidate, _ registry: TypeRegistry) -> String? {
    guard case .application = self, registry.conforms(best.given, to: .url), !best.isDerived,
      case .inline(let url) = best.representation.source
    else { return nil }
    let scheme = CarriedText.text(Array(url.prefix { $0 != UInt8(ascii: ":") }))
    return opens(scheme: scheme) ? nil : "does not open \(scheme): addresses"
  }
}
