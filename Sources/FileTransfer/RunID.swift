import Synchronization
import SystemCalls
package import SystemPackage

/// The random ID in the hidden names of one run, by which a later run finds what a killed run left.
///
/// Staged files are named `.dnd-MARK.NUMBER`, and sources renamed to tombstones `.dnd-MARK-NAME`.
package struct RunID: Hashable, Sendable {
  /// Eight letters and digits.
  package let text: String

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)
  private static let numbers = Atomic<Int>(0)

  /// Creates a random ID, which no other run has.
  package init() {
    let letters = (0..<8).map { _ in Self.alphabet[Int.random(in: 0..<Self.alphabet.count)] }
    text = String(decoding: letters, as: UTF8.self)
  }

  /// The ID of an earlier run; nil if the text is not an ID.
  package init?(_ text: String) {
    guard text.utf8.count == 8, text.utf8.allSatisfy({ Self.alphabet.contains($0) }) else {
      return nil
    }
    self.text = text
  }

  /// The ID of the run that staged a file; nil if this is not the name of such a file.
  init?(ofStaged name: [UInt8]) {
    guard Self.isOfAnyRun(name) else { return nil }
    self.init(String(decoding: name[5..<13], as: UTF8.self))
    guard isStaged(name) else { return nil }
  }

  private func bytes(_ separator: Character) -> [UInt8] { Array(".dnd-\(text)\(separator)".utf8) }

  /// Whether this is a staged name or a tombstone of any run.
  package static func isOfAnyRun(_ name: [UInt8]) -> Bool {
    let (start, length) = (Array(".dnd-".utf8), 13)
    guard name.count >= length, name.starts(with: start),
      name[start.count..<length].allSatisfy(alphabet.contains)
    else { return false }
    return name.count == length || Array(".-~".utf8).contains(name[length])
  }

  /// A new name for a staged file, unique within the process.
  package func staged() -> FilePath {
    staged(Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Makes the staged names of this process differ from those of another one that has the same ID and may only be
  /// stopped: it would give the name of its own file to the file of this process, complete or not.
  package static func stageApart() {
    numbers.store(Int.random(in: likely..<900_000_000), ordering: .relaxed)
  }

  /// A staged name that no file of a killed process has, for trying what a file system can do.
  package func probe() -> FilePath { staged(Int.random(in: Self.firstProbe..<1 << 60)) }

  /// Whether this is such a name, and not one of a file that is kept.
  package func isProbe(_ name: [UInt8]) -> Bool {
    isStaged(name) && name.count >= bytes(".").count + String(Self.firstProbe).utf8.count
  }

  private static let firstProbe = 1 << 32

  /// The number of names to try in directories that cannot be listed.
  static let likely = 4096

  /// The name of the staged file with this number.
  func staged(_ number: Int) -> FilePath {
    FilePath(bytes: bytes(".") + Array(String(number).utf8))
  }

  /// The name of the list of what is read for the directory with a staged name; also a staged name, but no other file
  /// has it.
  package static func list(of staged: [UInt8]) -> [UInt8] {
    let start = staged.prefix(bytesBeforeNumber)
    let number = staged.dropFirst(bytesBeforeNumber)
    let zeros = [UInt8](repeating: 0x30, count: max(listDigits - 1 - number.count, 0))
    return start + [UInt8(ascii: "9")] + zeros + number
  }

  /// Whether a staged name is that of a list.
  package static func isList(_ staged: [UInt8]) -> Bool {
    staged.count == bytesBeforeNumber + listDigits
  }

  private static let bytesBeforeNumber = 14
  /// One more than the largest number of a staged file has.
  private static let listDigits = 20

  /// The tombstone name of a source that is about to be removed; nil if it would be too long.
  package func tombstone(_ name: FilePath) -> FilePath? {
    let bytes = bytes("-") + name.bytes
    return bytes.count <= TargetName.limit ? FilePath(bytes: bytes) : nil
  }

  /// The name under which something of this name waits on another host, where it cannot be handled in place; one that
  /// would be too long is cut, and tells by its digest which it was.
  package func aside(_ name: FilePath) -> FilePath {
    tombstone(name) ?? whole(name, behind: "-")
  }

  /// The name of a copy while it is tried whether it is there.
  ///
  /// It is not that of a hidden source of the same name: both may be in one directory, and a file system that does not
  /// know that may remove what has the new name of the copy.
  package func tried(_ name: FilePath) -> FilePath { whole(name, behind: "~") }

  private func whole(_ name: FilePath, behind separator: Character) -> FilePath {
    let start = bytes(separator)
    return FilePath(bytes: start + Self.cut(name.bytes, to: TargetName.limit - start.count))
  }

  /// Whether a tombstone does not tell the whole name, which only a record does.
  private func isCut(_ name: [UInt8]) -> Bool {
    name.count == TargetName.limit && name[name.count - Self.cutDigits - 1] == UInt8(ascii: "~")
      && name.suffix(Self.cutDigits).allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  private static let cutDigits = 16

  /// A new name under which a file waits, among the kept files, to be exchanged with the one of this name.
  ///
  /// Only the process that made it knows it, so whoever takes the work over can take it away.
  func waiting(for name: FilePath) -> FilePath { beside(name, marked: UInt8(ascii: "-")) }

  /// The same for the file that had the name, where the two cannot be exchanged in one step.
  func aside(for name: FilePath) -> FilePath { beside(name, marked: UInt8(ascii: "~")) }

  private func beside(_ name: FilePath, marked mark: UInt8) -> FilePath {
    let start = staged().bytes + [mark]
    return FilePath(bytes: start + Self.cut(name.bytes, to: TargetName.limit - start.count))
  }

  /// Whether this is such a name; nil if it is not, else whether it is that of a file that had the name.
  func isAside(_ entry: [UInt8], for name: FilePath) -> Bool? {
    let prefix = bytes(".")
    guard entry.starts(with: prefix) else { return nil }
    let rest = entry[prefix.count...].drop { 0x30...0x39 ~= $0 }
    guard let mark = rest.first, [UInt8(ascii: "-"), UInt8(ascii: "~")].contains(mark),
      rest.startIndex > prefix.count,
      Self.cut(name.bytes, to: TargetName.limit - rest.startIndex - 1).elementsEqual(
        rest.dropFirst())
    else { return nil }
    return mark == UInt8(ascii: "~")
  }

  /// As much of a name as there is room for; one that is cut ends in its digest.
  private static func cut(_ name: [UInt8], to room: Int) -> [UInt8] {
    if name.count <= room { return name }
    let digest = Array(("~" + Digest(of: name).text.prefix(cutDigits)).utf8)
    return name.prefix(room - digest.count) + digest
  }

  /// Whether this is the name of a file staged by this run.
  package func isStaged(_ name: [UInt8]) -> Bool {
    let prefix = bytes(".")
    return name.starts(with: prefix) && name.count > prefix.count
      && name[prefix.count...].allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// The original name of a source with this tombstone name; nil if it is not one of this run.
  func nameBehind(tombstone name: [UInt8]) -> FilePath? {
    let prefix = bytes("-")
    guard name.starts(with: prefix), name.count > prefix.count, !isCut(name) else { return nil }
    return FilePath(bytes: Array(name.dropFirst(prefix.count)))
  }

  /// Calls `body` with new staged names until one does not exist yet.
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
