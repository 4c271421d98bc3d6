package import Context
package import Destinations
import Diagnostics
package import Items
import Loading
package import Negotiation
import SystemCalls
package import SystemPackage
package import UniformTypes

// A drop on a program: which one that is, and what of the request means anything there.
extension DropTerms {
  /// The program that the drop goes to.
  package func program(in context: ExchangeContext) throws(ExchangeError) -> Program {
    if let command = request.command { return .command(command) }
    let word = String((request.destination ?? "").dropFirst(Program.prefix.count))
    guard let entry = context.applications.named(word), context.has(entry) else {
      throw .noApplication(word)
    }
    if entry.takes == .nothing { throw .opensNothing(entry.name) }
    return .application(entry)
  }

  func checkForProgram() throws(ExchangeError) {
    if request.command != nil, let word = request.destination {
      throw .unsayable("--exec takes the place of a destination, and '\(word)' is one")
    }
    if request.command?.allSatisfy(\.isWhitespace) == true {
      throw .unsayable("--exec needs a command")
    }
    if let option = request.optionOfFolders { throw .notForProgram(option: option) }
  }
}

extension DropRequest {
  /// The first option that means something for a folder only, and nothing for a program or a text.
  var optionOfFolders: String? {
    if onConflict != nil { return "--on-conflict" }
    if nameTemplate != nil { return "--name" }
    if at != nil { return "--at" }
    if into != nil { return "--into" }
    if isAtomic { return "--atomic" }
    if manifest != nil { return "--manifest" }
    if let verifies { return verifies ? "--verify" : "--no-verify" }
    if route != nil { return "--route" }
    return makesParents ? "--parents" : nil
  }
}

extension ExchangeContext {
  /// The applications that are installed for this user.
  package var applications: InstalledApplications {
    InstalledApplications(dataFolders: dataFolders)
  }

  /// Whether what an application needs is there.
  package func has(_ entry: DesktopEntry) -> Bool {
    guard let needed = entry.needs else { return true }
    return find(needed) != nil
  }

  /// A program by its path, or by its name in the folders of `PATH`; of these only those that are absolute.
  package func find(_ program: String) -> FilePath? {
    let typed = FilePath(carried: program)
    if program.utf8.contains(UInt8(ascii: "/")) {
      let path = absolute(typed)
      return Self.canRun(path) ? path : nil
    }
    let folders = (environment["PATH"] ?? "/bin:/usr/bin").split(separator: ":")
    return folders.map { FilePath(carried: String($0)) }.filter(\.isAbsolute)
      .map { $0.pushing(typed) }.first(where: Self.canRun)
  }

  private static func canRun(_ path: FilePath) -> Bool {
    (try? FileSystem.status(of: path))?.kind == .regular
      && (try? FileSystem.checkAccess(.execute, to: path)) != nil
  }
}

extension Program {
  /// Why a program does not open what it would be given; nil where it does.
  package func reasonAgainst(_ item: Item, _ best: Candidate, _ registry: TypeRegistry) -> String? {
    guard case .application = self, registry.conforms(best.given, to: .url), !best.isDerived,
      case .inline(let url) = best.representation.source, !opens(scheme: Self.scheme(of: url))
    else { return nil }
    return "does not open \(Self.scheme(of: url)): addresses"
  }

  static func scheme(of url: [UInt8]) -> String {
    CarriedText.text(Array(url.prefix { $0 != UInt8(ascii: ":") }))
  }
}
