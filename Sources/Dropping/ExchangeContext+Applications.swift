package import Context
package import Destinations
import SystemCalls
package import SystemPackage

// Programs that can be the destination of a drop.
extension ExchangeContext {
  /// The applications that are installed for this user.
  package var applications: InstalledApplications {
    InstalledApplications(dataDirectories: dataDirectories) { report(.said($0)) }
  }

  /// Whether the program that an application requires is installed.
  package func has(_ entry: DesktopEntry) -> Bool {
    guard let needed = entry.needs else { return true }
    return find(needed) != nil
  }

  /// The path of a program, given its path or a name in the absolute directories of `PATH`; nil if it cannot be
  /// run.
  package func find(_ program: String) -> FilePath? {
    let typed = FilePath(carried: program)
    if program.utf8.contains(UInt8(ascii: "/")) {
      let path = absolute(typed)
      return Self.canRun(path) ? path : nil
    }
    let directories = (environment["PATH"] ?? "/bin:/usr/bin").split(separator: ":")
    return directories.map { FilePath(carried: String($0)) }.filter(\.isAbsolute)
      .map { $0.pushing(typed) }.first(where: Self.canRun)
  }

  private static func canRun(_ path: FilePath) -> Bool {
    (try? FileSystem.status(of: path))?.kind == .regular
      && (try? FileSystem.checkAccess(.execute, to: path)) != nil
  }
}
