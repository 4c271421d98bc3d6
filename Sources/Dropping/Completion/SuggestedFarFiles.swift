package import Context
import Diagnostics
import FileTransfer
import HostFiles
import Items
import SystemCalls
import SystemPackage

/// The files of another host that continue a typed word, for shell completion.
///
/// A tab never opens a connection: only one is used that the user's `ssh` keeps open, and not for long.
package struct SuggestedFarFiles {
  private let typed: String
  private let place: Location
  private let takesFiles: Bool
  private let context: ExchangeContext

  /// The most names to suggest, and to read.
  private static let most = 200
  private static let mostRead = 10_000
  private static let patience = Duration.seconds(1)

  /// The names of hosts, and after `rclone:` those of stores; after a host and its colon, the files there.
  package static func orHosts(
    _ typed: String, takesFiles: Bool, in context: ExchangeContext
  ) -> [Suggestion] {
    if typed.hasPrefix(CloudWord.prefix) {
      return context.storeNames.map { ("\(CloudWord.prefix)\($0):", "a store") }
    }
    let stores: [Suggestion] =
      typed.isEmpty || !CloudWord.prefix.hasPrefix(typed) ? [] : [(CloudWord.prefix, "a store")]
    return Self(typed, takesFiles: takesFiles, in: context)?()
      ?? stores + context.hostNames.map { ("\($0):", "another host") }
  }

  /// Fails if the typed word does not begin with a host and a colon.
  ///
  /// - Parameter takesFiles: Whether files are suggested, too, instead of folders only.
  init?(_ typed: String, takesFiles: Bool, in context: ExchangeContext) {
    guard case .at(let place) = LocationWord.meaning(of: CarriedText.bytes(of: typed)) else {
      return nil
    }
    self.typed = typed
    self.place = place
    self.takesFiles = takesFiles
    self.context = context
  }

  func callAsFunction() -> [Suggestion] {
    let end = Clock.monotonic + 2_000_000_000
    guard
      let files = HostFileSystem(
        openTo: place.place.name, context.environment, silence: Self.patience,
        isCancelled: { Clock.monotonic > end })
    else { return [] }
    return (try? suggestions(files)) ?? []
  }

  private func suggestions(_ files: HostFileSystem) throws(FarError) -> [Suggestion] {
    let typedPath = place.path.bytes
    let slash = UInt8(ascii: "/")
    let name = Array(typedPath.split(separator: slash, omittingEmptySubsequences: false).last ?? [])
    let above = Array(typedPath.dropLast(name.count))
    let directory = try files.resolve(FilePath(bytes: above))
    var found: [FarEntry] = []
    var count = 0
    try files.list(directory) { entries in
      count += entries.count
      found += entries.filter { isWanted($0.name, name) }
      return count < Self.mostRead
    }
    found.sort { $0.name.lexicographicallyPrecedes($1.name) }
    let shown = Array(found.prefix(Self.most))
    let looks = try files.look(
      at: shown.map { directory.appending(bytes: $0.name) }, followingLinks: true)
    let before = typed.dropLast(CarriedText.text(name).count)
    return zip(shown, looks).compactMap { entry, look in
      let isDirectory = (try? look.get())?.kind == .directory
      if !isDirectory && !takesFiles { return nil }
      let end = isDirectory ? "/" : ""
      return (
        "\(before)\(String(decoding: entry.name, as: UTF8.self))\(end)", "on \(place.place.name)"
      )
    }
  }

  /// Whether a name continues the typed one, and can be shown in a line.
  private func isWanted(_ name: [UInt8], _ typed: [UInt8]) -> Bool {
    let dot = UInt8(ascii: ".")
    guard name.starts(with: typed), typed.first == dot || name.first != dot,
      name.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { return false }
    return Array(String(decoding: name, as: UTF8.self).utf8) == name
  }
}
