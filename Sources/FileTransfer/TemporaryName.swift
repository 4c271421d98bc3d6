import SystemCalls
import SystemPackage

/// Hidden names that nothing else has, `.dnd-` and six characters, for what is not finished.
enum TemporaryName {
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

  /// A fresh name; it may exist already, if rarely.
  static func random() throws(SystemFailure) -> FilePath {
    let letters = try Machine.randomBytes(6).map { alphabet[Int($0) % alphabet.count] }
    return FilePath(bytes: Array(".dnd-".utf8) + letters)
  }

  /// Calls `body` with fresh names until it finds one that does not exist.
  static func claim<Answer>(
    _ body: (FilePath) throws(SystemFailure) -> Answer
  ) throws(SystemFailure) -> (name: FilePath, answer: Answer) {
    var failure: SystemFailure?
    for _ in 0..<100 {
      let name = try random()
      do throws(SystemFailure) {
        return (name, try body(name))
      } catch {
        guard error.errno == .fileExists else { throw error }
        failure = error
      }
    }
    throw failure ?? SystemFailure("openat", nil, .fileExists)
  }
}
