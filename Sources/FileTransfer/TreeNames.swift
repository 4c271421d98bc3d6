import Synchronization
import SystemCalls
import SystemPackage

/// Gives what is in a copied tree its names, and others where the file system takes two for one.
///
/// The staged tree is empty at first and nobody else's: a name that is taken there differs from another
/// of the source only in what the destination's file system does not tell apart, as `A` and `a`.
final class TreeNames: Sendable {
  private let destination: Destination
  private let others = Mutex<[FilePath]>([])

  init(_ destination: Destination) { self.destination = destination }

  /// The new names of what could not have its own.
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
        ? name : FilePath(bytes: TargetName.numbered(name.bytes, number, isDirectory: isDirectory))
      do throws(SystemFailure) {
        let answer = try body(given)
        if number > 1 { others.withLock { $0.append(given) } }
        return (given, answer)
      } catch {
        switch error.errno {
        case .fileExists: number += 1
        case .illegalByteSequence, .fileNameTooLong: throw .nameNotPossible(given)
        case .invalidArgument where destination.isPicky: throw .nameNotPossible(given)
        case _ where refusesNames(error) && destination.takesOthers(in: directory):
          // The directory is there: it is the name that there cannot be.
          throw .nameNotPossible(given)
        default: throw TransferError(error)
        }
      }
    }
  }

  /// Whether a driver may say so of a name, of which some have no better words.
  private func refusesNames(_ failure: SystemFailure) -> Bool {
    switch failure.errno {
    case .noSuchFileOrDirectory, .notPermitted, .ioError: destination.isPicky
    default: false
    }
  }
}
