package import FileTransfer
import SystemCalls
package import SystemPackage

// A host may be this machine, or share a disk with it or with another host. Neither names nor numbers tell whether two
// directories are one. A file that is made in one and seen in the other does.
extension FarFileSystem {
  /// Makes an empty file in each directory, and removes it afterwards.
  ///
  /// It has a name of the run, by which it is found after a crash.
  ///
  /// - Parameter look: Is given the name in each directory, or why there is none.
  package func withProbes<Answer>(
    in directories: [FilePath], by runID: RunID,
    _ look: ([Result<FilePath, FarError>]) throws(FarError) -> Answer
  ) throws(FarError) -> Answer {
    let names = directories.map { _ in runID.probe() }
    let probes = zip(directories, names).map { $0.pushing($1) }
    let made = try makeProbes(probes)
    let answer: Result<Answer, FarError>
    do throws(FarError) {
      answer = .success(try look(zip(names, made).map { name, made in made.map { _ in name } }))
    } catch {
      answer = .failure(error)
    }
    _ = try remove(probes)
    return try answer.get()
  }

  /// Writes empty files under these names.
  package func stageProbes(_ paths: [FilePath]) throws(FarError) -> [Result<Void, FarError>] {
    try stage(paths.map { FarStaging($0, FarBytes([]), FarMetadata(mode: 0o600, modified: 0)) })
      .map { $0.map { _ in } }
  }

  /// Whether a file there and one here are the same, because their directories are.
  package func isSame(
    _ there: FilePath, as here: FilePath, by runID: RunID
  ) throws(FarError) -> Bool {
    guard there.lastComponent?.bytes == here.lastComponent?.bytes else { return false }
    return try withProbes(in: [there.removingLastComponent()], by: runID) {
      (names) throws(FarError) in
      !FileSystem.isGone(here.directory.pushing(try names[0].get()))
    }
  }
}
