import Synchronization
import SystemCalls
import SystemPackage

/// What the hidden names of one run have in common, so that the next run finds what a killed one left.
///
/// What is staged is called `.dnd-MARK.NUMBER`, a source that was renamed aside `.dnd-MARK-NAME`.
package struct RunID: Hashable, Sendable {
  /// Eight letters and digits.
  package let text: String

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
  private static let numbers = Atomic<Int>(0)

  /// A mark that no other run has.
  package init() {
    let letters = (0..<8).map { _ in Self.alphabet[Int.random(in: 0..<Self.alphabet.count)] }
    text = String(decoding: letters, as: UTF8.self)
  }

  /// The mark of an earlier run; nil where this is none.
  package init?(_ text: String) {
    guard text.utf8.count == 8, text.utf8.allSatisfy({ Self.alphabet.contains($0) }) else {
      return nil
    }
    self.text = text
  }

  private func bytes(_ separator: Character) -> [UInt8] { Array(".dnd-\(text)\(separator)".utf8) }

  /// Whether some run gave this name, to what it staged or put aside.
  package static func isOfAnyRun(_ name: [UInt8]) -> Bool {
    let (start, length) = (Array(".dnd-".utf8), 13)
    guard name.count >= length, name.starts(with: start),
      name[start.count..<length].allSatisfy(alphabet.contains)
    else { return false }
    return name.count == length || [UInt8(ascii: "."), UInt8(ascii: "-")].contains(name[length])
  }

  /// A name for something that is staged; no two are the same in a process.
  func staged() -> FilePath {
    staged(Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// How many names are looked for where they cannot be listed.
  static let likely = 4096

  /// The name for something staged of that number.
  func staged(_ number: Int) -> FilePath {
    FilePath(bytes: bytes(".") + Array(String(number).utf8))
  }

  /// The name under which a source waits to be removed; nil where it would be too long for a name.
  func tombstone(_ name: FilePath) -> FilePath? {
    let bytes = bytes("-") + name.bytes
    return bytes.count <= TargetName.limit ? FilePath(bytes: bytes) : nil
  }

  /// Whether this run staged what has this name.
  func isStaged(_ name: [UInt8]) -> Bool {
    let prefix = bytes(".")
    return name.starts(with: prefix) && name.count > prefix.count
      && name[prefix.count...].allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// What a source was called that waits under this name; nil where none of this run does.
  func nameBehind(tombstone name: [UInt8]) -> FilePath? {
    let prefix = bytes("-")
    guard name.starts(with: prefix), name.count > prefix.count else { return nil }
    return FilePath(bytes: Array(name.dropFirst(prefix.count)))
  }

  /// Calls `body` with fresh names for what is staged until it finds one that does not exist.
  func claim<Answer>(
    _ body: (FilePath) throws(SystemFailure) -> Answer
  ) throws(SystemFailure) -> (name: FilePath, answer: Answer) {
    var failure: SystemFailure?
    for _ in 0..<100 {
      let name = staged()
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
