import TestSupport
import Testing

/// Checks that files named by a view, list, manifest or name template are opened only through
/// `ConfinedDirectory`.
///
/// A path joined below such a directory and passed to an ordinary call would follow every symbolic
/// link in it.
@Suite struct ConfinementRulesTests {
  let sources: [SourceFile]

  init() throws {
    sources = try SourceTree.sources.get().filter { $0.isSwift && !$0.path.contains("/Tables/") }
  }

  /// The files whose code matches a pattern; files that contain none of `words` are skipped.
  private func files(
    matching pattern: String, with words: [String], in files: [SourceFile]? = nil
  ) throws -> Set<String> {
    // The default treats a.b as one word.
    let regex = try Regex(pattern).wordBoundaryKind(.simple)
    return Set(
      (files ?? sources).filter { file in
        file.code(mentioning: words).contains { $0.text.contains(regex) }
      }.map(\.path))
  }

  /// Calls that take a path and follow its links, except for a single name in an open directory.
  private static let calls =
    #"FileSystem\.\w+\(|OpenFile\.open\w*\(|ReplacedFile\(|StoreDirectory\b|MappedFile\("#

  private static let words = [
    "FileSystem.", "OpenFile.", "ReplacedFile(", "StoreDirectory", "MappedFile(",
  ]

  @Test func onlyTheViewsOwnFilesNameTheirDirectory() throws {
    // These files only compare names, for example for a message, or check whether a directory has
    // the name.
    let comparing = [
      "Sources/Destinations/Views/ViewError.swift", "Sources/Dropping/DropPlan+Refusals.swift",
      "Sources/OrderedViews/ViewsBelow.swift", "Sources/Destinations/Views/DirectoriesAbove.swift",
      "Sources/Picking/SourceViews.swift", "Sources/Picking/ViewFileNames.swift",
      "Sources/Dropping/NamedDestinations/HostViews.swift",
    ]
    let allowed = Set(
      comparing + [
        "Sources/Destinations/Views/Placeholder.swift",
        "Sources/Destinations/Views/ViewFiles.swift",
        "Sources/Destinations/Views/ViewDirectory.swift",
        "Sources/Destinations/Views/ViewReader.swift",
        "Sources/OrderedViews/ResolvedView.swift",
      ])
    let found = try files(
      matching: #"\bView\.(directoryName|isDirectoryName|fileName)\b"#,
      with: ["View.dir", "View.isDir", "View.file"])
    #expect(found.symmetricDifference(allowed) == [])
  }

  @Test func noPathIsMadeOfTheNameOfAViewsDirectory() throws {
    // The second module knows no views, and only compares names with this one.
    #expect(
      try files(matching: #""\.dnd[/"]"#, with: ["\".dnd"]) == [
        "Sources/Items/View.swift", "Sources/FileTransfer/InternalEntries.swift",
      ])
    let pattern = #"ViewDirectory\.(directory|file)\(of:"#
    // The first three put a path into an error; the plan checks whether it is writable. The views of a host
    // ask the host for such paths, and never this machine.
    #expect(
      try files(matching: pattern, with: ["ViewDirectory."]) == [
        "Sources/Context/ExchangeError+Forbidden.swift",
        "Sources/Destinations/Views/ItemListFile.swift",
        "Sources/Destinations/Views/Placeholder.swift",
        "Sources/Dropping/DropPlan+Refusals.swift",
        "Sources/Dropping/NamedDestinations/HostViews.swift",
        "Sources/OrderedViews/ResolvedView.swift",
      ])
  }

  /// In these files, every call takes a name in a directory opened by `ConfinedDirectory`.
  @Test(arguments: [
    ("Sources/Destinations/Views/ItemListFile.swift", 1),
    ("Sources/Destinations/Views/Placeholder.swift", 0),
    ("Sources/Destinations/Views/ViewFiles.swift", 2),
    ("Sources/Destinations/Views/ViewDirectory.swift", 4),
    ("Sources/FileTransfer/GrowingManifest.swift", 0),
    ("Sources/OrderedViews/CheckingView.swift", 0),
    ("Sources/OrderedViews/ShowingGallery.swift", 0),
    ("Sources/OrderedViews/DropPosition.swift", 0),
    ("Sources/OrderedViews/ResolvedView.swift", 0),
    ("Sources/Dropping/NamedDestinations/HostViews.swift", 0),
    ("Sources/FileTransfer/Folder.swift", 1),
  ])
  func callsInTheDoorTakeANameInAnOpenDirectory(_ path: String, _ allowed: Int) throws {
    let file = try #require(sources.first { $0.path == path })
    let pattern = try Regex(Self.calls)
    let loose = file.code(mentioning: Self.words).filter { line in
      line.text.contains(pattern) && !line.text.contains(", in: ")
        && !line.text.contains("FileSystem.rename(") && !line.text.contains("FileSystem.volume(")
        && !line.text.contains("FileSystem.Volume") && !line.text.contains("OpenFile.open(\"..\"")
    }
    // The allowed calls open the view's own directory, or check whether anything exists.
    #expect(loose.count <= allowed, "\(loose.map { "\(path):\($0.number):\($0.text)" })")
  }

  @Test func directoriesBelowADestinationAreMadeInOnePlace() throws {
    let making = try files(
      matching: #"FileSystem\.makeDirector(y|ies)\("#, with: ["FileSystem.makeDirector"],
      in: sources.filter { ImportTable.useCases.contains($0.module) })
    #expect(
      making == [
        "Sources/Dropping/DestinationDirectories.swift", "Sources/OrderedViews/MakingView.swift",
        // In the session's own directory.
        "Sources/Dropping/ProgramRun.swift", "Sources/Clipboard/DroppedTree.swift",
        "Sources/SessionStreams/ImportedTree.swift", "Sources/Context/FarFetch.swift",
        // In the store's own directory.
        "Sources/Context/OfferRecord.swift",
      ])
  }

  /// The other calls open files of the session, files that the user named for output or as a list, copies of our own,
  /// or no content.
  @Test func aSourceIsOpenedThroughOneDoor() throws {
    let found = try files(
      matching: #"OpenFile\.open\("#, with: ["OpenFile.open("],
      in: sources.filter { ImportTable.useCases.contains($0.module) })
    let allowed = [
      "Clipboard/ClipboardReading", "Clipboard/DroppedTree", "Clipboard/TerminalDropping",
      "Context/DetectorPool", "Context/OfferRecord",
      "Context/FarFetch", "Context/FarCopies", "Context/FarTreeReturn", "Context/SourceDoor",
      "Dropping/ArrivedAddresses", "Dropping/OneFolder",
      "Loading/Derivation", "Loading/LoadRun", "Loading/MadeData",
      "Loading/PromiseTurn", "Loading/ReplacedFile", "Loading/StreamWriter",
      "Picking/DetectorPool+Spooled", "Picking/Providers/FoundFile",
      "Picking/Spool", "Reverting/SessionEditing", "SessionStreams/ExportRun",
      "SessionStreams/ExportedTree",
      "SessionStreams/ImportRun", "SessionStreams/ImportedTree",
    ]
    #expect(found.symmetricDifference(allowed.map { "Sources/\($0).swift" }) == [])
  }
}
