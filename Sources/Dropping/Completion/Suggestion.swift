/// A word to complete and its description, both as carried text.
package typealias Suggestion = (value: String, meaning: String)

/// Limits on the data that is read to find suggestions.
package enum SuggestionLimit {
  /// The maximum number of items of a session.
  package static let items = 1000
  /// The maximum number of ended sessions, most recent first.
  package static let endedSessions = 100
}
