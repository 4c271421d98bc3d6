package import ContentDetection
package import Conversion
package import Destinations
package import Diagnostics
package import FileTransfer
package import Negotiation
package import Sessions
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// An error of an exchange as a whole; errors of single items are part of an outcome.
package enum ExchangeError: Error {
  // Invalid requests.
  case typeWord(TypeWordError)
  case nameTemplate(NameTemplateError)
  case nothingGiven
  case nothingToDetect
  case fromListOnly(option: String)
  case unknownVisibility(String)
  case visibilityOfUnknownRepresentation(String)
  case sensitiveArgument
  case proposedWithOthers
  case severalForAFile(FilePath, count: Int)
  case needsOneItem([(index: Int, name: String)], more: Int)
  /// A clipboard or a window has several items, of which one was to be written.
  case severalAtPlace(String)
  case templateForAFile
  /// An option that applies only to files, with standard output as the destination.
  case filesOnly(option: String)
  case manifestToStream
  /// An option that does not apply to the trash.
  case notForTrash(option: String)
  /// An option that does not apply to programs.
  case notForProgram(option: String)
  /// An option that does not apply to a text file as the destination.
  case notForText(option: String)
  case noSuchLine(FilePath, line: Int, last: Int)
  /// The text was changed while the items were loaded.
  case textChanged(FilePath)
  case noApplication(String)
  /// An application whose command line accepts no files.
  case opensNothing(String)
  case programMissing(String)
  case programNotStarted(String, Errno)
  case programEnded(String, status: Int32)
  case programKilled(String, signal: Int32)
  case routeOfNothing
  /// An argument of a route that cannot name a view.
  case notAView(String)
  /// An option that applies to a single destination, combined with a route.
  case notAcrossViews(option: String)
  case inputTwice
  /// An invalid combination or value, with the reason.
  case unsayable(String)

  // Sources.
  case sourceMissing(FilePath)
  case sourceUnreadable(FilePath, Errno)
  /// Neither a file nor a directory, such as a socket or device.
  case sourceNotAFile(FilePath)
  /// A broken link whose content is needed.
  case sourceLeadsNowhere(FilePath)
  /// The file is not the one that was lifted.
  case sourceReplaced(FilePath)
  /// Its file system was mounted again, and it may be a different file by now.
  case sourceRemounted(FilePath)
  case payloadMissing(FilePath)
  case payloadDamaged(FilePath)
  case emptyInput
  case emptyList
  case listUnreadable(String, Errno)
  case damagedList(String, line: Int)
  /// A line that is too long to name a source.
  case endlessLine(String, line: Int)

  // Sessions.
  case session(SessionError)
  /// The session does not exist, with alternatives.
  case noSession(SessionError, SessionChoices)
  /// There is no session to reopen, with alternatives.
  case nothingToReopen(SessionChoices)
  /// There is no ended session with this name, with alternatives.
  case notKept(session: String, SessionChoices)
  /// The session has not ended.
  case isActive(session: String)
  /// All of the session's files were moved away by its drops.
  case everythingMoved(session: String)
  case noStateDirectory
  /// The state directory is not an absolute path.
  case relativeStateDirectory(String)
  case noItem(Int, session: String?)
  /// No item has this name or matches this pattern.
  case noItemNamed(String, session: String?)
  /// Binary data would be written to a terminal.
  case notForTerminal(String, label: String)
  case noItems(session: String)
  case noProposal(session: String)
  case staleProposal(session: String)
  /// The destination is another folder than the proposed one; the user to whom it belongs if it is a link by now.
  case proposedForAnother(FilePath, linkOf: String? = nil)
  /// Every drop of the session, or of this terminal if nil, has been undone.
  case nothingToUndo(session: String?)
  /// This terminal has done nothing that can be undone.
  case nothingToUndoHere(SessionChoices)
  /// The last command changed nothing, so that its undo changes nothing either.
  case nothingChanged(command: String, before: SessionChoices.Choice?)
  /// The session of the last drop has been deleted.
  case undoNotKept(session: String)

  // Receivers.
  /// No item matches, with the obstacle to a conversion if there is one.
  ///
  /// - Parameters:
  ///   - offered: The labels of the offered types.
  ///   - wanted: The labels of the accepted types.
  ///   - place: The path of the view that determines the accepted types; nil if the command does.
  ///   - isByName: Whether the name of a destination file determines them.
  case notAcceptable(
    offered: [String], wanted: [String], place: String? = nil, obstacle: ConversionObstacle?,
    isByName: Bool = false)
  /// The output of a command certainly does not have the declared type.
  case madeOfAnotherType(UniformType, found: UniformType, name: String)
  /// No item offers a required type.
  case notOffered(offered: [String], required: [String])
  /// There is no conversion, with the obstacle if there is one.
  case noConversion(UniformType, to: [AcceptedType], obstacle: ConversionObstacle?)
  case notEveryItem(matched: Int, total: Int)
  /// The item has no local object that this application can see.
  case noLocalObject(Int)
  case everythingBound(session: String)
  case forbidden(Forbidden)
  case desktop(DesktopError)
  case stream(StreamError)
  /// Something failed on another host.
  case elsewhere(Diagnostic)
  case destination(DestinationError)
  case view(ViewError)
  /// The item would get the name of its view's manifest.
  case nameOfManifest(FilePath)
  /// The destination directory has been replaced since the drop was planned.
  case destinationChanged(FilePath)

  // Execution.
  case conversion(CommandError)
  case detection(DetectionError)
  case transfer(TransferError)
  case outputFailed(Errno)
  case outputFileFailed(FilePath, Errno)
  case streamNeedsArchive(name: String)
  /// A list of files cannot specify both copy and move.
  case listsDiffer(name: String)
  case system(SystemFailure)
  case cancelled
  case unexpected(String)

  /// A refusal by policy or state, although the item matches.
  package enum Forbidden: Equatable, Sendable {
    case moveNotAllowed
    case moveOfExternal
    case moveToStream
    case moveToProgram
    case moveIntoText
    case localOnly
    case directoryNotWritable(FilePath)
    /// The file system of the view is full.
    case viewFull(FilePath)
    case sourceDirectoryNotWritable(FilePath)
    /// The directory is, holds or is part of a directory with sessions.
    case moveOfSessions(FilePath)
    case moveOfMade(UniformType)
    /// A symbolic link, which cannot be placed at the destination.
    case moveOfLink(FilePath)
    case promiseOfExternal(UniformType)
    /// A folder on another host, which is only copied.
    case moveOfFarFolder(String)
    /// A symbolic link on another host, of which only the content is copied.
    case moveOfFarLink(String)
    case farOfExternal(String)
    /// A representation that only the contributor may add to an item.
    case itemOfAnother(Int)
    case undoOfSensitive
    /// The view accepts nothing from this side.
    case byView(FilePath, isLocal: Bool)
    /// The option exceeds what the view allows.
    case beyondView(FilePath, option: String, isOwn: Bool)
    case foreignView(FilePath)
    /// The item would be placed in an internal directory of a view.
    case ownOfView(FilePath)
    /// The item would bypass the rules of a view below the destination.
    case nestedView(FilePath)
    /// It cannot be determined whether another view applies.
    case unknownView(ViewError)
    case trash(TrashRefusal)
  }
}
