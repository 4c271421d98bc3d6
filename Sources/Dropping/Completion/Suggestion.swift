/// A word that could be typed next, and what it means; both as carried text.
package typealias Suggestion = (value: String, meaning: String)
