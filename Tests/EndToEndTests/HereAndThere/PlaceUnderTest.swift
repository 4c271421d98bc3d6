import Glibc
import SystemPackage
import TestSupport

/// A kind of place at which each case of the table is dropped: what one of them does, the others do.
enum PlaceUnderTest: String, CaseIterable, CustomStringConvertible, Sendable {
  /// A folder of this machine.
  case here
  /// A folder of another file system of this machine.
  case across
  /// A folder behind OpenSSH's SFTP server.
  case host
  /// A folder behind rclone.
  case folder
  /// A bucket behind rclone.
  case bucket

  var description: String { rawValue }

  /// Those that are possible on this machine.
  static var available: [PlaceUnderTest] { allCases.filter(\.isAvailable) }

  private var isAvailable: Bool {
    switch self {
    case .here: true
    case .across: access("/dev/shm", W_OK) == 0
    case .host: TestHost.server.isAvailable
    case .folder, .bucket: store != nil
    }
  }

  private var store: TestStore? {
    guard self == .bucket || self == .folder else { return nil }
    let kind: TestStore.Kind = self == .bucket ? .s3 : .local
    return TestStore.available.last { $0.kind == kind }
  }

  /// The name of the folder or bucket.
  static let directory = "dest-place"

  /// What an entry there tells about itself, besides its kind, its bytes and the text of a link.
  var keeps: Set<TreeEntry.Fact> {
    switch self {
    case .here, .across: Set(TreeEntry.Fact.allCases)
    case .host: [.mode, .time, .folderTime]
    case .folder: [.time, .fraction]
    case .bucket: []
    }
  }

  /// A place in a sandbox, for one run.
  struct Prepared {
    /// As a user types it.
    let word: String
    /// Where its files are on this machine.
    let directory: FilePath
    let environment: [String: String]
    private let volume: Sandbox?
    /// Serves the store as long as this value exists.
    private let store: TestStore.Served?

    fileprivate init(_ place: PlaceUnderTest, in sandbox: Sandbox) throws {
      let name = PlaceUnderTest.directory
      store = try place.store?.serve(in: sandbox, isFresh: true)
      volume = try place == .across ? Sandbox(onAnotherFileSystemThan: sandbox) : nil
      let parent = (store?.root).map { place == .bucket ? $0.removingLastComponent() : $0 }
      directory = (parent ?? volume?.root ?? sandbox.path("work")).appending(name)
      switch place {
      case .here, .across: (word, environment) = (directory.string, [:])
      case .host:
        word = "far:\(directory.string)"
        environment = ["DND_SSH": try TestHost.server.program(in: sandbox).string]
      case .folder, .bucket:
        word = "\(store?.host ?? ""):\(name)"
        environment = (store?.environment ?? [:]).filter { $0.key.contains("RCLONE") }
      }
      try sandbox.makeDirectory(directory)
    }
  }

  func prepare(in sandbox: Sandbox) throws -> Prepared { try Prepared(self, in: sandbox) }
}
