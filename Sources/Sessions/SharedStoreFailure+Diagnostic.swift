package import Diagnostics

extension Diagnostic.Code {
  package static let storeNoLibrary = Self("store.noLibrary", .unavailable)
  package static let storeInvalid = Self("store.invalid", .usage)
  package static let storeSecret = Self("store.secret", .usage)
  package static let storeUnreachable = Self("store.unreachable", .unavailable)
  package static let storeLost = Self("store.lost", .failed)
  package static let storeForbidden = Self("store.forbidden", .unavailable)
  package static let storeMissing = Self("store.missing", .unavailable)
  package static let storeReadOnly = Self("store.readOnly", .unavailable)
  package static let storeNewerVersion = Self("store.newerVersion", .damaged)
  package static let storeOlderVersion = Self("store.olderVersion", .unavailable)
  package static let storeNoSpace = Self("store.noSpace", .failed)
  package static let storeFailed = Self("store.failed", .failed)
  package static let storeDamaged = Self("store.damaged", .damaged)
  package static let storeSensitive = Self("store.sensitive", .usage)
  package static let storeNotSet = Self("store.notSet", .usage)
  package static let storeTooLarge = Self("store.tooLarge", .usage)
  package static let storeFolder = Self("store.folder", .usage)
  package static let storePayloadMissing = Self("store.payloadMissing", .failed)
  package static let storePayloadChanged = Self("store.payloadChanged", .damaged)
  package static let storeOwner = Self("store.owner", .unavailable)
  package static let storeForeign = Self("store.foreign", .unavailable)
}

extension SharedStoreFailure: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .noLibrary:
      Diagnostic(
        .storeNoLibrary, "libpq is missing, which connects to a shared store",
        hints: ["install it; on Debian it is in the package libpq5"])
    case .invalid(let words):
      Diagnostic(
        .storeInvalid, "DND_STORE is not valid: \(words)",
        hints: ["set it to service=NAME or to postgresql://HOST/DATABASE"])
    case .secret:
      Diagnostic(
        .storeSecret, "DND_STORE contains a password, which other programs can see",
        hints: ["put the password in ~/.pgpass or in a service file, and remove it from DND_STORE"])
    case .unreachable(let words):
      Diagnostic(
        .storeUnreachable, "the shared store cannot be reached: \(words)",
        hints: ["'dnd list' shows the sessions of this machine"])
    case .lost(let words):
      Diagnostic(
        .storeLost, "the connection to the shared store was lost: \(words)",
        hints: ["repeat the command: what was done is recorded, and only the rest is done"])
    case .forbidden(let words):
      Diagnostic(
        .storeForbidden, "the shared store does not allow it: \(words)",
        hints: ["its owner can grant the rights; dnd-store(1) lists them"])
    case .missing:
      Diagnostic(
        .storeMissing, "the database of DND_STORE has no store",
        hints: ["'dnd store init' creates it"])
    case .readOnly:
      Diagnostic(
        .storeReadOnly, "the database of DND_STORE only accepts reads",
        hints: ["set DND_STORE to the primary server"])
    case .newerVersion(let version):
      Diagnostic(
        .storeNewerVersion, "the shared store was made by a newer dnd (version \(version))",
        hints: ["update dnd; the store was not changed"])
    case .olderVersion(let version):
      Diagnostic(
        .storeOlderVersion, "the shared store was made by an older dnd (version \(version))",
        hints: ["'dnd store init' updates it"])
    case .noSpace(let words):
      Diagnostic(
        .storeNoSpace, "no space left in the shared store: \(words)",
        hints: ["nothing was recorded; repeat the command when its disk has room"])
    case .failed(let words):
      Diagnostic(.storeFailed, "the shared store failed: \(words)")
    case .damaged:
      Diagnostic(
        .storeDamaged, "the shared store is damaged: a value is not what dnd writes",
        hints: ["nothing was changed"])
    case .sensitive:
      Diagnostic(
        .storeSensitive, "a sensitive session stays in the memory of this machine",
        hints: ["lift it without --shared"])
    case .notSet:
      Diagnostic(
        .storeNotSet, "DND_STORE is not set; it names the shared store",
        hints: ["set it to service=NAME or to postgresql://HOST/DATABASE"])
    case .tooLarge(let size):
      Diagnostic(
        .storeTooLarge, "\(size) bytes are too many for the database of the shared store",
        hints: ["set DND_STORE_PAYLOADS to a folder that all hosts share"])
    case .directory(let name):
      Diagnostic(
        .storeFolder, "'\(name)' is a folder, which a shared session cannot keep",
        hints: ["lift it by reference from a folder that all hosts share"])
    case .payloadMissing(let name):
      Diagnostic(
        .storePayloadMissing, "the data '\(name)' is not in the folder of DND_STORE_PAYLOADS",
        hints: ["set DND_STORE_PAYLOADS to the same folder on every host"])
    case .payloadChanged(let name, let digest):
      Diagnostic(
        .storePayloadChanged,
        "the data '\(name)' is not what was lifted: the file \(digest) in the folder of "
          + "DND_STORE_PAYLOADS was changed",
        hints: ["lift the item again on the host that has it"])
    case .ownedBy(let role):
      Diagnostic(
        .storeOwner,
        "the shared store belongs to the role '\(role)', who could run commands with your rights in it",
        hints: ["if you trust that role, set DND_STORE_OWNER=\(role)"])
    case .foreign(let what):
      Diagnostic(
        .storeForeign, "the shared store is not used: \(what), which dnd did not make",
        hints: ["its owner can remove it, or create the store again in another database"])
    }
  }
}
