import CMagic
import Synchronization
import SystemPackage

/// The calls of libmagic; loaded at the first use, as a `static let` is.
private enum Library {
  static let calls: dnd_magic_calls? = {
    var calls = dnd_magic_calls()
    return dnd_magic_find(&calls) == 0 ? calls : nil
  }()

  /// Opening and loading a cookie is not safe from two threads at once; asking two cookies is.
  static let opening = Mutex(())
}

/// One cookie of libmagic, with bounds on what it may look at; for one thread.
struct MagicDatabase: ~Copyable {
  private let calls: dnd_magic_calls
  private let cookie: magic_t

  /// Opens a cookie and its rules.
  ///
  /// The corresponding C functions are `magic_open`, `magic_load` and `magic_setparam`.
  init() throws(DetectionError) {
    guard let calls = Library.calls else { throw .libraryMissing("libmagic.so.1") }
    // MAGIC_COMPRESS is never given: it would start programs. Nor would a look inside tell more here.
    let flags = MAGIC_MIME_TYPE | MAGIC_NO_CHECK_COMPRESS
    let cookie: magic_t? = Library.opening.withLock { _ in
      guard let cookie = calls.open(flags) else { return nil }
      if calls.load(cookie, nil) == 0 { return cookie }
      calls.close(cookie)
      return nil
    }
    guard let cookie else { throw .rulesMissing }
    self.calls = calls
    self.cookie = cookie
    for (parameter, value) in Self.bounds {
      var value = value
      _ = calls.setparam(cookie, parameter, &value)
    }
  }

  deinit { calls.close(cookie) }

  /// Values at or below those of the library, so that no file can keep it busy for long.
  private static let bounds: [(parameter: Int32, value: Int)] = [
    (MAGIC_PARAM_REGEX_MAX, 4096),
    (MAGIC_PARAM_INDIR_MAX, 15), (MAGIC_PARAM_NAME_MAX, 30),
    (MAGIC_PARAM_ELF_NOTES_MAX, 64), (MAGIC_PARAM_ELF_PHNUM_MAX, 128),
    (MAGIC_PARAM_ELF_SHNUM_MAX, 4096),
  ]

  /// What the library calls the content of a regular file, as a bare MIME type; nil when it has no
  /// answer, which is not an error.
  ///
  /// The file is read from its beginning; its offset is where it was afterwards. The corresponding C
  /// function is `magic_descriptor`.
  ///
  /// - Parameter isText: Whether it is known to be text, which says what it is early; its rules are many
  ///   and slow, so less of it is looked at.
  func mimeType(of file: FileDescriptor, isText: Bool) -> String? {
    var limit = isText ? Head.limit : 1 << 20
    _ = calls.setparam(cookie, MAGIC_PARAM_BYTES_MAX, &limit)
    guard let answer = calls.descriptor(cookie, file.rawValue) else { return nil }
    // The answer dies with the next call, and may carry the text of an error behind the type.
    return Self.bareType(String(cString: answer))
  }

  /// The MIME type that a text begins with, in lower case: up to the first character that RFC 6838 does
  /// not allow in a name.
  static func bareType(_ answer: String) -> String? {
    let type = answer.prefix { character in
      guard let byte = character.asciiValue else { return false }
      return switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/!#$&-^_.+".utf8.contains(byte)
      }
    }
    let parts = type.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return type.lowercased()
  }
}
