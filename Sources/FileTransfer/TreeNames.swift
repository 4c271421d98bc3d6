import Synchronization
import SystemCalls
import SystemPackage

/// Names the entries of a copied tree, with a number if the file system treats two names as equal.
///
/// The staged tree was empty and belongs to us alone. A name can be taken there only if the destination's file
/// system does not distinguish it from another name of the source, such as `A` and `a`.
final class TreeNames: Sendable {
  private let destination: Folder
  private let style: NumberingStyle
  private let others = Mutex<[FilePath]>([])

  init(_ destination: Folder, style: NumberingStyle) {
    self.destination = destination
    self.style = style
  }

  /// The new names of entries that could not keep their own.
  var renamed: [FilePath] { others.withLock { $0 } }

  /// Calls `body` with the name, then with numbered ones until one is free.
  func make<Answer>(
    _ name: FilePath, in directory: OpenFile, isDirectory: Bool = false,
    _ body: (FilePath) throws(SystemFailure) -> Answer
  ) throws(TransferError) -> (name: FilePath, answer: Answer) {
    var number = 1
    while true {
      let given =
        number == 1
        ? name
        : FilePath(
          bytes: TargetName.numbered(name.bytes, number, isDirectory: isDirectory, style: style))
      do throws(SystemFailure) {
        let answer = try body(given)
        if number > 1 { others.withLock { $0.append(given) } }
        return (given, answer)
      } catch {
        switch error.errno {
        case .fileExists: number += 1
        case .illegalByteSequence, .fileNameTooLong: throw .nameNotPossible(given)
        case .invalidArgument where destination.isRestrictive: throw .nameNotPossible(given)
        case _ where refusesNames(error) && destination.acceptsOtherNames(in: directory):
          // The directory exists, so it is the name that is refused.
          throw .nameNotPossible(given)
        default: throw TransferError(error)
        }
      }
    }
  }

  /// Whether a driver may report an unsupported name with this error.
  private func refusesNames(_ failure: SystemFailure) -> Bool {
    switch failure.errno {
    case .noSuchFileOrDirectory, .notPermitted, .ioError: destination.isRestrictive
    default: false
    }
  }
}
