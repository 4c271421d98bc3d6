/// The mode that a text states for editors, near its beginning or end.
enum Modelines {
  /// Whether a modeline states that the text is prose, as in the help files of Vim.
  static func saysProse(_ lines: TextLines) -> Bool {
    (lines.lines.prefix(5) + lines.lines.suffix(5)).contains {
      guard let mode = vimMode(lines.content($0)) else { return false }
      return mode == "help" || mode == "text"
    }
  }

  static func finding(in lines: TextLines) -> Finding? {
    for line in lines.lines.prefix(3) {
      if let mode = emacsMode(lines.content(line)), let mimeType = mimeType(of: mode) {
        return .likely(mimeType, "-*- \(mode) -*-")
      }
    }
    for line in Array(lines.lines.prefix(5)) + (lines.isWhole ? Array(lines.lines.suffix(5)) : []) {
      if let mode = vimMode(lines.content(line)), let mimeType = mimeType(of: mode) {
        return .likely(mimeType, "vim: \(mode)")
      }
    }
    return nil
  }

  /// The mode in `-*- mode -*-` or `-*- mode: name; … -*-`.
  private static func emacsMode(_ line: ArraySlice<UInt8>) -> String? {
    guard let begin = line.position(of: "-*-") else { return nil }
    let rest = line[(begin + 3)...]
    guard let end = rest.position(of: "-*-") else { return nil }
    let inside = rest[..<end]
    guard inside.contains(0x3A) else { return trimmed(inside) }
    for part in inside.split(separator: 0x3B) {
      let words = part.split(separator: 0x3A)
      if words.count == 2, let name = trimmed(words[0]), name == "mode" { return trimmed(words[1]) }
    }
    return nil
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> String? {
    text.words.first?.string.lowercased()
  }

  /// The mode in `vim: … ft=name …`, at the start of the line or after a blank.
  private static func vimMode(_ line: ArraySlice<UInt8>) -> String? {
    guard line.count < 400,
      let mark = line.position(of: "vim:") ?? line.position(of: "vi:") ?? line.position(of: "ex:"),
      mark == line.startIndex || line[mark - 1].isBlank || line[mark - 1] == 0x23
    else { return nil }
    let rest = line[mark...]
    for name in ["filetype=", "ft=", "syntax=", "syn="] {
      if let start = rest.position(of: name) {
        let value = rest[(start + name.utf8.count)...].prefix { $0.isWord }
        if !value.isEmpty { return value.string.lowercased() }
      }
    }
    return nil
  }

  /// The MIME type of a mode; most modes are named after their language.
  private static func mimeType(of mode: String) -> String? {
    switch mode {
    case "c": "text/x-csrc"
    case "c++", "cpp": "text/x-c++src"
    case "objc", "objective-c": "text/x-objcsrc"
    case "java": "text/x-java"
    case "js", "javascript", "js2": "text/javascript"
    case "typescript": "application/typescript"
    case "shell-script", "sh-mode", "sh", "zsh", "bash": "application/x-shellscript"
    case "python", "cython": mode == "python" ? "text/x-python" : "text/x-cython"
    case "cperl": "application/x-perl"
    case "emacs-lisp", "elisp", "lisp-interaction": "text/x-emacs-lisp"
    case "lisp", "common-lisp": "text/x-common-lisp"
    case "scheme": "text/x-scheme"
    case "clojure": "text/x-clojure"
    case "nroff", "troff", "groff": "text/troff"
    case "tex", "latex", "plaintex", "plain-tex": "text/x-tex"
    case "texinfo": "application/texinfo"
    case "makefile", "make", "makefile-gmake", "automake": "text/x-makefile"
    case "cmake": "text/x-cmake"
    case "dockerfile": "text/x-dockerfile"
    case "markdown", "gfm": "text/markdown"
    case "org": "text/org"
    case "rst": "text/x-rst"
    case "yaml": "application/yaml"
    case "haskell": "text/x-haskell"
    case "tuareg", "caml", "ocaml": "text/x-ocaml"
    case "fortran", "f90": "text/x-fortran"
    case "pascal", "delphi": "text/x-pascal"
    case "prolog": "text/x-prolog"
    case "rust": "text/rust"
    case "verilog": "text/x-verilog"
    case "systemverilog": "text/x-svsrc"
    case "vhdl": "text/x-vhdl"
    case "vim": "text/x-vim"
    case "matlab", "octave": "text/x-matlab"
    case "ess-r": "text/x-r"
    case "sed": "text/x-sed"
    case "diff": "text/x-patch"
    case "m4", "autoconf", "autotest": "application/x-m4"
    case "ada": "text/x-adasrc"
    case "asm": "text/x-asm"
    case "sql": "application/sql"
    case "conf-unix", "conf", "dosini": nil
    case "html", "css", "xml", "json": nil
    case "ruby", "perl", "php", "lua", "tcl", "awk", "swift", "scala", "kotlin", "groovy", "julia",
      "nim",
      "crystal", "elixir", "erlang", "escript", "fish", "powershell", "dart", "coffee", "racket",
      "go":
      mode == "go" ? "text/x-go" : mode == "erlang" ? "text/x-erlang" : Shebangs.mimeType(of: mode)
    default: nil
    }
  }
}
