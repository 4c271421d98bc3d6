/// Distinguishes a Dockerfile from capitalized words: it has only instructions, of which the first names the base
/// image.
enum ImageRecipe {
  /// Whether lines that look like instructions form a Dockerfile.
  ///
  /// Two instructions with a bare word after `FROM` could be prose, so it takes three, or an image with a registry or
  /// version.
  static func isPlausible(_ lines: TextLines) -> Bool {
    var (known, others) = (0, 0)
    var image: ArraySlice<UInt8>?
    var isContinued = false
    for line in lines.lines where !line.isBlank {
      let content = lines.content(line)
      if content.first == 0x23 { continue }
      defer { isContinued = content.last == 0x5C || content.last == 0x60 }
      if isContinued { continue }
      let words = content.words
      guard let instruction = words.first.map({ $0.string.uppercased() }),
        instructions.contains(instruction), words.count > 1
      else {
        // The text of a here-document may follow an instruction (`RUN <<EOF`).
        guard known > 0 else { return false }
        others += 1
        continue
      }
      known += 1
      if image == nil, instruction == "FROM" {
        guard let named = base(words.dropFirst()) else { return false }
        image = named
      } else if image == nil, instruction != "ARG" {
        return false
      }
    }
    guard let image, others <= known else { return false }
    return known > 2 || image.is("scratch") || image.contains { ":/@$".utf8.contains($0) }
  }

  /// The image that `FROM` names: one word in lower case, with optional options before and a name after it.
  private static func base(_ words: ArraySlice<ArraySlice<UInt8>>) -> ArraySlice<UInt8>? {
    let words = words.drop { $0.begins(with: "--") }
    guard let image = words.first else { return nil }
    let isNamed = words.count == 3 && words.dropFirst().first?.begins(withFolded: "as") == true
    guard words.count == 1 || isNamed else { return nil }
    if image.first == 0x24 { return image }
    let name = image.prefix { $0 != 0x3A && $0 != 0x40 }
    return name.allSatisfy { !$0.isUppercase && ($0.isWord || "./-${}".utf8.contains($0)) }
      ? image : nil
  }

  private static let instructions: Set<String> = [
    "ADD", "ARG", "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "LABEL",
    "MAINTAINER", "ONBUILD", "RUN", "SHELL", "STOPSIGNAL", "USER", "VOLUME", "WORKDIR",
  ]
}
