import UniformTypes

/// Languages identified by the interpreter in the first line, or by an editor's mode.
enum Shebangs {
  /// The language of a text whose first line names its interpreter (execve(2)).
  static func finding(in lines: TextLines) -> Finding? {
    guard let first = lines.lines.first, first.start == 0 else { return nil }
    let line = lines.all(first)
    guard line.begins(with: "#!") else { return nil }
    var words = line.dropFirst(2).prefix(256).words[...]
    guard let path = words.popFirst(), path.contains(0x2F) || path.first?.isLetter == true else {
      return nil
    }
    var program = name(path)
    if program == "env" || program == "busybox" {
      // Options of env and variable assignments precede the program.
      while let word = words.popFirst() {
        if word.first == 0x2D || word.contains(0x3D) { continue }
        program = name(word)
        break
      }
    }
    if program == "nix-shell", let other = interpreter(ofEnvironment: lines) { program = other }
    // The same program runs both languages; an option selects one.
    if program == "osascript", line.contains("-l JavaScript") { program += "-js" }
    guard var mimeType = mimeType(of: program) else { return nil }
    if mimeType == "application/x-shellscript" { mimeType = reinterpreted(lines) ?? mimeType }
    return .settled(mimeType, "#! \(program)")
  }

  /// The interpreter that further lines of a script name for the environment that `nix-shell` makes.
  private static func interpreter(ofEnvironment lines: TextLines) -> String? {
    for line in lines.lines.dropFirst().prefix(8).map(lines.all) where line.begins(with: "#!") {
      let words = line.dropFirst(2).words
      guard let option = words.firstIndex(where: { $0.elementsEqual("-i".utf8) }) else { continue }
      return words.dropFirst(option + 1).first.map(name)
    }
    return nil
  }

  /// Whether the first line names an interpreter, known or not; the look of an unknown language means nothing.
  static func isScript(_ text: ArraySlice<UInt8>) -> Bool {
    text.begins(with: "#!")
      && text.dropFirst(2).prefix { !$0.isLineEnd }.words.first?.first == 0x2F
  }

  private static func name(_ path: ArraySlice<UInt8>) -> String {
    let last = path.split(separator: 0x2F).last ?? path
    return last.string.lowercased()
  }

  /// Scripts that begin as a shell script only to start their actual interpreter.
  private static func reinterpreted(_ lines: TextLines) -> String? {
    for line in lines.lines.prefix(12) {
      let content = lines.content(line)
      guard content.contains("exec") else { continue }
      for (mark, mimeType) in [
        ("exec tclsh", "text/tcl"), ("exec wish", "text/tcl"), ("exec scala", "text/x-scala"),
        ("exec guile", "text/x-scheme"), ("exec racket", "text/x-racket"),
        ("exec node", "text/javascript"),
        ("exec ruby", "application/x-ruby"), ("exec expect", "text/tcl"),
      ] where content.begins(with: mark) { return mimeType }
      if content.begins(with: "':'") || content.begins(with: "':' //") { return "text/javascript" }
      if content.begins(with: "''':'") || content.begins(with: "'''exec'") {
        return "text/x-python"
      }
    }
    return nil
  }

  /// The language of an interpreter, whose name may end in a version: python3.11, ruby2.7, guile-3.0.
  static func mimeType(of program: String) -> String? {
    var name = Substring(program)
    while true {
      if let found = TypeRegistry.mimeType(ofInterpreter: name) { return found }
      if name.hasSuffix(".exe") {
        name = name.dropLast(4)
      } else if let last = name.last, last.isNumber || last == "." || last == "-" {
        name = name.dropLast()
      } else {
        return nil
      }
    }
  }
}
