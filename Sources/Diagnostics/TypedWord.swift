/// Words in the commands that hints give to type.
package enum TypedWord {
  /// The word as a person types it in a shell: quoted only if the shell would not take it literally.
  ///
  /// Double quotes are preferred, because hints have single quotes around commands.
  package static func of(_ word: String) -> String {
    if word.unicodeScalars.allSatisfy(isPlain), !word.isEmpty { return word }
    guard word.unicodeScalars.contains(where: { #""$`\!"#.unicodeScalars.contains($0) }) else {
      return "\"\(word)\""
    }
    return word.unicodeScalars.reduce(into: "") { typed, scalar in
      if !isPlain(scalar) { typed += "\\" }
      typed.unicodeScalars.append(scalar)
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: scalar.value > 0x7F || "-_./:@%+=,".unicodeScalars.contains(scalar)
    }
  }
}
