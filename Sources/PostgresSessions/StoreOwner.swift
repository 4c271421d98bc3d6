import Sessions

/// Whose tables the shared store consists of, and whether anything else is in its schema that would run.
///
/// Who owns a table decides what runs when somebody writes to it, with the rights of the one who writes. So nothing is
/// read or written before the owner is known to be trusted: this user of the database, a role that may do everything
/// there anyway, or the role that `DND_STORE_OWNER` names.
enum StoreOwner {
  /// The owner of the schema; nil if there is none.
  ///
  /// - Parameter named: The role that the user trusts besides.
  static func check(
    _ connection: PostgresConnection, trusting named: String?
  ) throws(PostgresFailure) -> String? {
    // Nobody can put functions or operators of other meaning before those of the system.
    try connection.run("SELECT pg_catalog.set_config('search_path', 'pg_catalog', false)")
    let found = try connection.run(query, .text(named ?? "")).read {
      (row) throws(SharedStoreFailure) in
      (
        owner: try row.text(0), isTrusted: try row.boolean(1),
        foreign: try row.optionalBytes(2).map { String(decoding: $0, as: UTF8.self) }
      )
    }.first
    try connection.run("SELECT pg_catalog.set_config('search_path', 'dnd', false)")
    guard let found else { return nil }
    guard found.isTrusted else { throw PostgresFailure(.shared(.ownedBy(found.owner))) }
    if let foreign = found.foreign { throw PostgresFailure(.shared(.foreign(foreign))) }
    return found.owner
  }

  /// The owner, whether it is trusted, and the first thing in the schema that has another owner or could run.
  private static let query: StaticString = """
    SELECT pg_get_userbyid(n.nspowner)::text,
      n.nspowner = (SELECT oid FROM pg_roles WHERE rolname = current_user)
        OR EXISTS (SELECT FROM pg_roles WHERE oid = n.nspowner AND rolsuper)
        OR n.nspowner = (SELECT datdba FROM pg_database WHERE datname = current_database())
        OR pg_get_userbyid(n.nspowner)::text = $1,
      (SELECT convert_to(min(what), 'UTF8') FROM (
        SELECT 'its table ' || relname::text || ' belongs to ' || pg_get_userbyid(relowner)::text
          FROM pg_class WHERE relnamespace = n.oid AND relowner <> n.nspowner
        UNION ALL SELECT relname::text || ' is not a table'
          FROM pg_class WHERE relnamespace = n.oid AND relkind NOT IN ('r', 'i', 'S', 't')
        UNION ALL SELECT 'there is the trigger ' || tgname::text || ' on ' || relname::text
          FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid WHERE c.relnamespace = n.oid
        UNION ALL SELECT 'there is the rule ' || rulename::text || ' on ' || relname::text
          FROM pg_rewrite JOIN pg_class c ON c.oid = ev_class WHERE c.relnamespace = n.oid
        UNION ALL SELECT 'there is a row policy on ' || relname::text
          FROM pg_class c WHERE c.relnamespace = n.oid AND (
            relrowsecurity OR EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid))
        UNION ALL SELECT 'another table inherits from ' || relname::text
          FROM pg_inherits JOIN pg_class c ON c.oid IN (inhparent, inhrelid)
          WHERE c.relnamespace = n.oid AND c.relkind = 'r'
        UNION ALL SELECT 'there is the function ' || proname::text
          FROM pg_proc WHERE pronamespace = n.oid
        UNION ALL SELECT 'there is the operator ' || oprname::text
          FROM pg_operator WHERE oprnamespace = n.oid
        UNION ALL SELECT 'a column of ' || relname::text || ' has the type ' || typname::text
          FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid JOIN pg_type t ON t.oid = atttypid
          WHERE c.relnamespace = n.oid AND c.relkind = 'r' AND typnamespace <> 'pg_catalog'::regnamespace
        UNION ALL SELECT 'a value, an index or a check calls the function ' || refobjid::regproc::text
          FROM pg_depend WHERE refclassid = 'pg_proc'::regclass AND (
            classid = 'pg_attrdef'::regclass AND objid IN (
              SELECT d.oid FROM pg_attrdef d JOIN pg_class c ON c.oid = adrelid
              WHERE c.relnamespace = n.oid)
            OR classid = 'pg_class'::regclass AND objid IN (
              SELECT oid FROM pg_class WHERE relnamespace = n.oid)
            OR classid = 'pg_constraint'::regclass AND objid IN (
              SELECT oid FROM pg_constraint WHERE connamespace = n.oid))
      ) AS found (what))
    FROM pg_namespace n WHERE n.nspname = 'dnd'
    """
}
