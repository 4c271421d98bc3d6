/// The schema of a session's record, versions 1 to 3; dnd-session(5) describes it.
///
/// A record has version 2 once it refers to a file on another host, and version 3 once several drops may share it;
/// earlier programs could not read the one and would disregard the other.
/// Paths, names and texts from outside are stored as bytes. `item.state` is a number, so that one partial index
/// finds the items still in the session, however many have left it.
enum SessionSchema {
  /// "dndS", which identifies the file to file(1) and to `dnd`.
  static let applicationID: Int64 = 0x646E_6453
  static let version: Int64 = 3
  /// The version of a new record.
  static let firstVersion: Int64 = 1

  /// Makes the record one of version 2, as part of the current transaction.
  static let refersToHosts: StaticString = "PRAGMA user_version = 2"

  /// Makes the record one that several drops may share, as part of the current transaction.
  static let isShared: StaticString = "PRAGMA user_version = 3"

  static let create: StaticString = """
    PRAGMA application_id = 1684956243;
    PRAGMA user_version = 1;
    CREATE TABLE session (
      row INTEGER PRIMARY KEY CHECK (row = 1),
      name BLOB NOT NULL, id TEXT NOT NULL, state TEXT NOT NULL, generation INTEGER NOT NULL,
      allows_move INTEGER NOT NULL, local_only INTEGER NOT NULL,
      user INTEGER NOT NULL, host BLOB NOT NULL, application BLOB, context BLOB,
      created INTEGER NOT NULL, expires INTEGER, sensitive INTEGER NOT NULL,
      next_item INTEGER NOT NULL, items INTEGER NOT NULL, size INTEGER NOT NULL,
      claim INTEGER, claim_machine TEXT, claim_process INTEGER, claim_boot TEXT, claim_start INTEGER,
      proposal BLOB, proposal_generation INTEGER
    );
    CREATE TABLE item (
      number INTEGER PRIMARY KEY,
      name BLOB NOT NULL, folder BLOB NOT NULL, local_object BLOB, state INTEGER NOT NULL,
      destination BLOB, reason BLOB, size INTEGER NOT NULL, representations BLOB NOT NULL
    );
    CREATE INDEX item_in_session ON item (number) WHERE state < 3;
    CREATE TABLE source (key BLOB PRIMARY KEY, item INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE payload (name TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE promise (
      item INTEGER NOT NULL, type TEXT NOT NULL COLLATE NOCASE, payload TEXT NOT NULL,
      PRIMARY KEY (item, type)
    ) WITHOUT ROWID;
    CREATE TABLE event (
      number INTEGER PRIMARY KEY, time INTEGER NOT NULL, kind TEXT NOT NULL, item INTEGER,
      detail BLOB NOT NULL
    );
    """
}
