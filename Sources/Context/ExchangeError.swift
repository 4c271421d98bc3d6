package import ContentDetection
package import Conversion
package import Destinations
package import FileTransfer
package import Negotiation
package import Sessions
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// Why an exchange as a whole did not come about; what went wrong with one item is part of an outcome.
package enum ExchangeError: Error {
  // What the user asked cannot be.
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
  case templateForAFile
  /// An option that is about files, beside standard output as the destination.
  case filesOnly(option: String)
  case manifestToStream
  /// An option that means nothing for what goes to the trash.
  case notForTrash(option: String)
  /// An option that means nothing for what a program is given.
  case notForProgram(option: String)
  /// An option that means nothing for what is put into a text.
  case notForText(option: String)
  case noSuchLine(FilePath, line: Int, last: Int)
  /// The text was changed while items were put into it.
  case textChanged(FilePath)
  case noApplication(String)
  /// An application that has no place for files in its command line.
  case opensNothing(String)
  case programMissing(String)
  case programNotStarted(String, Errno)
  case programEnded(String, status: Int32)
  case programKilled(String, signal: Int32)
  case routeOfNothing
  /// A word of a route that cannot name a view.
  case notAView(String)
  /// An option that holds for one place only, beside a route.
  case notAcrossViews(option: String)
  case inputTwice
  /// Something that no view can say, with the reason.
  case unsayable(String)

  // What was to be picked up.
  case sourceMissing(FilePath)
  case sourceUnreadable(FilePath, Errno)
  /// It is neither a file nor a directory: a socket, a device.
  case sourceNotAFile(FilePath)
  /// It is a link to nowhere, and its content is wanted.
  case sourceLeadsNowhere(FilePath)
  /// A file is where a directory was lifted, or the reverse.
  case sourceReplaced(FilePath)
  case payloadMissing(FilePath)
  case payloadDamaged(FilePath)
  case emptyInput
  case emptyList
  case listUnreadable(String, Errno)
  case damagedList(String, line: Int)
  /// A line that is longer than anything that it could name.
  case endlessLine(String, line: Int)

  // The session.
  case session(SessionError)
  /// The one that was meant is not there, with those that could be.
  case noSession(SessionError, SessionChoices)
  /// There is nothing that could be made active again.
  case nothingToReopen(SessionChoices)
  /// A session of this name that has ended is not kept.
  case notKept(session: String, SessionChoices)
  /// It has not ended.
  case isActive(session: String)
  /// All that a session had was moved away by its drops.
  case everythingMoved(session: String)
  case noStateDirectory
  /// The directory for sessions is not named by an absolute path.
  case relativeStateDirectory(String)
  case noItem(Int, session: String)
  /// No item has this name, or a name of this pattern.
  case noItemNamed(String, session: String)
  /// What is not text would go to a terminal.
  case notForTerminal(String, label: String)
  case noItems(session: String)
  case noProposal(session: String)
  case staleProposal(session: String)
  /// No drop that is not undone; nil means of this terminal.
  case nothingToUndo(session: String?)
  /// This terminal has done nothing that could be undone.
  case nothingToUndoHere(SessionChoices)
  /// The session of the last drop is not kept any more.
  case undoNotKept(session: String)

  // The receiver.
  /// With what keeps it from being converted, if anything would do that.
  ///
  /// - Parameters:
  ///   - offered: What people call the types that there are.
  ///   - wanted: What people call what is accepted.
  ///   - place: The view that accepts no more, as a path; nil where the command says what it accepts.
  case notAcceptable(
    offered: [String], wanted: [String], place: String? = nil, obstacle: ConversionObstacle?)
  /// What a command made is certainly something else than it was made for.
  case madeOfAnotherType(UniformType, found: UniformType, name: String)
  /// No item offers what is required of each.
  case notOffered(offered: [String], required: [String])
  /// Nothing makes one type of another, with what keeps the way that there would be from being taken.
  case noConversion(UniformType, to: [AcceptedType], obstacle: ConversionObstacle?)
  case notEveryItem(matched: Int, total: Int)
  /// An item has no local object, or none that this application sees.
  case noLocalObject(Int)
  case everythingBound(session: String)
  case forbidden(Forbidden)
  case destination(DestinationError)
  case view(ViewError)
  /// What is to be placed would get the name of its view's manifest.
  case nameOfManifest(FilePath)
  /// Another directory is where the destination was when the drop was planned.
  case destinationChanged(FilePath)

  // Carrying it out.
  case conversion(CommandError)
  case detection(DetectionError)
  case transfer(TransferError)
  case outputFailed(Errno)
  case outputFileFailed(FilePath, Errno)
  case streamNeedsArchive(name: String)
  /// One list of files cannot say both that they are to be copied and that they are to be moved.
  case listsDiffer(name: String)
  case system(SystemFailure)
  case cancelled
  case unexpected(String)

  /// What policy or state refuses although it would fit.
  package enum Forbidden: Equatable, Sendable {
    case moveNotAllowed
    case moveOfExternal
    case moveToStream
    case moveToProgram
    case moveIntoText
    case localOnly
    case directoryNotWritable(FilePath)
    /// The file system of a view is full.
    case viewFull(FilePath)
    case sourceDirectoryNotWritable(FilePath)
    case moveOfMade(UniformType)
    case promiseOfExternal(UniformType)
    /// A representation that only its contributor may give to an item.
    case itemOfAnother(Int)
    case undoOfSensitive
    /// A view says that it takes nothing from this side.
    case byView(FilePath, isLocal: Bool)
    /// The drop would go beyond what the view allows, by this option.
    case beyondView(FilePath, option: String, isOwn: Bool)
    case foreignView(FilePath)
    /// An item would get into a directory that belongs to a view.
    case ownOfView(FilePath)
    /// An item would get past the rules of a view that is below the destination.
    case nestedView(FilePath)
    /// Whether that is so cannot be known.
    case unknownView(ViewError)
    case trash(TrashRefusal)
  }
}
