import PostgresSessions
import Sessions
import SystemCalls
import TestSupport
import Testing

/// Whose shared store is used: nothing of a role that is not trusted ever runs.
@Suite(.enabled(if: TestDatabase.isAvailable, "needs the package postgresql"))
struct StoreOwnerTests {
  let sandbox: Sandbox
  let words: String
  let database: String

  init() throws {
    sandbox = try Sandbox("dnd-owner")
    words = try TestDatabase.common.get().newDatabase()
    database = String(words.split(separator: "dbname=")[1])
    for role in ["alice", "mallory"] {
      try sql("CREATE ROLE \(database)_\(role) LOGIN")
      try sql("GRANT CREATE ON DATABASE \(database) TO \(database)_\(role)")
    }
  }

  private func sql(_ statement: String) throws {
    _ = try TestDatabase.common.get().sql(statement, in: database)
  }

  private func store(
    _ role: String? = nil, trusting owner: String? = nil
  ) throws -> PostgresSessionStore {
    let server = try TestDatabase.common.get()
    let own = role.map { server.words(database, user: "\(database)_\($0)") }
    return PostgresSessionStore(
      StoreAddress(own ?? words),
      layout: SessionLayout(stateRoot: sandbox.path("state"), runtimeRoot: nil),
      trustedOwner: owner, digest: { _ in .success("") })
  }

  @Test("The store of another role is refused, by init as by everything else, until it is named")
  func anotherRole() throws {
    #expect(try store("mallory").initialize().owner == "\(database)_mallory")
    try sql("GRANT USAGE ON SCHEMA dnd TO PUBLIC")
    try sql("GRANT ALL ON ALL TABLES IN SCHEMA dnd TO PUBLIC")
    let refusal = SharedStoreFailure.ownedBy("\(database)_mallory")
    for role in [nil, "alice"] {
      #expect(throws: refusal) { try store(role).initialize() }
      #expect(throws: SessionError.sharedStore(refusal)) { try store(role).activeNames() }
      #expect(throws: SessionError.sharedStore(refusal)) {
        try store(role, trusting: "\(database)_alice").activeNames()
      }
      #expect(try store(role, trusting: "\(database)_mallory").activeNames() == [])
    }
    #expect(try store("mallory").activeNames() == [])
  }

  @Test("An empty schema that another role made is not adopted")
  func emptySchema() throws {
    try sql("CREATE SCHEMA dnd AUTHORIZATION \(database)_mallory")
    #expect(throws: SharedStoreFailure.ownedBy("\(database)_mallory")) {
      try store("alice").initialize()
    }
  }

  @Test(
    "A schema with anything that dnd did not make is refused",
    arguments: [
      "ALTER TABLE dnd.session OWNER TO ROLE", "CREATE VIEW dnd.v AS SELECT 1",
      "CREATE TRIGGER t BEFORE INSERT ON dnd.session FOR EACH ROW EXECUTE FUNCTION public.f()",
      "CREATE RULE r AS ON INSERT TO dnd.session DO ALSO DELETE FROM dnd.item",
      "ALTER TABLE dnd.item ENABLE ROW LEVEL SECURITY", "CREATE POLICY p ON dnd.item",
      "CREATE FUNCTION dnd.lower(bytea) RETURNS text LANGUAGE sql AS $$SELECT 'x'$$",
      "ALTER TABLE dnd.event ALTER detail SET DEFAULT public.g()",
      "ALTER TABLE dnd.event ADD CHECK (detail <> public.g())",
      "CREATE INDEX i ON dnd.event (public.h(detail))",
      "CREATE TABLE public.child () INHERITS (dnd.item)",
      "CREATE DOMAIN public.d AS bytea; ALTER TABLE dnd.event ALTER detail TYPE public.d",
      "CREATE TABLE public.refers (token bigint REFERENCES dnd.worker ON DELETE CASCADE)",
    ])
  func foreignParts(_ change: String) throws {
    try sql(
      "CREATE FUNCTION public.f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'")
    try sql("CREATE FUNCTION public.g() RETURNS bytea LANGUAGE sql AS $$SELECT ''::bytea$$")
    try sql(
      "CREATE FUNCTION public.h(bytea) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$SELECT ''::bytea$$"
    )
    #expect(try store().initialize().owner == "tester")
    #expect(try store().activeNames() == [])
    let role = "\(database)_mallory"
    for statement in change.replacing("ROLE", with: role).split(separator: "; ") {
      try sql("\(statement)")
    }
    do {
      _ = try store().activeNames()
      Issue.record("\(change): the store is used")
    } catch SessionError.sharedStore(.foreign) {
    }
    #expect(throws: SharedStoreFailure.self) { try store().initialize() }
  }
}
