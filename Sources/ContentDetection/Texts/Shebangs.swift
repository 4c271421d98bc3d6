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
    // The same program runs both languages; an option selects one.
    if program == "osascript", line.contains("-l JavaScript") { program += "-js" }
    guard var mimeType = mimeType(of: program) else { return nil }
    if mimeType == "application/x-shellscript" { mimeType = reinterpreted(lines) ?? mimeType }
    return .settled(mimeType, "#! \(program)")
  }

  /// Whether the first line names an interpreter, known or not; the look of an unknown language means nothing.
  static func isScript(_ lines: TextLines) -> Bool {
    guard let first = lines.lines.first, first.start == 0 else { return false }
    let line = lines.all(first)
    return line.begins(with: "#!") && line.dropFirst(2).words.first?.first == 0x2F
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

  static func mimeType(of program: String) -> String? {
    // Remove version suffixes: python3.11, ruby2.7, lua5.4, guile-3.0.
    if program == "perl6" { return "text/x-raku" }
    var bare = Substring(program)
    if bare.hasSuffix(".exe") { bare = bare.dropLast(4) }
    while let last = bare.last, last.isNumber || last == "." || last == "-" {
      bare = bare.dropLast()
    }
    return switch String(bare) {
    case "sh", "bash", "dash", "ash", "ksh", "mksh", "pdksh", "zsh", "rbash", "rc", "yash", "bats",
      "oil", "osh":
      "application/x-shellscript"
    case "csh", "tcsh": "application/x-csh"
    case "fish": "application/x-fishscript"
    case "nu": "application/x-nuscript"
    case "pwsh", "powershell": "application/x-powershell"
    case "python", "pypy", "jython", "ipython", "micropython": version(program)
    case "sage": "text/x-sagemath"
    case "perl", "perl5": "application/x-perl"
    case "raku", "rakudo": "text/x-raku"
    case "ruby", "jruby", "rbx", "macruby", "rake": "application/x-ruby"
    case "node", "nodejs", "iojs", "gjs", "seed", "rhino", "js", "d8", "qjs", "phantomjs",
      "osascript-js":
      "text/javascript"
    case "deno", "bun", "ts-node", "tsx": "application/typescript"
    case "php", "php-cgi": "application/x-php"
    case "lua", "luajit", "texlua", "luau": "text/x-lua"
    case "tclsh", "wish", "expect", "expectk", "jimsh": "text/tcl"
    case "awk", "gawk", "mawk", "nawk": "application/x-awk"
    case "sed", "gsed": "text/x-sed"
    case "make", "gmake": "text/x-makefile"
    case "guile", "gosh", "csi", "chibi-scheme", "scheme", "scheme-script", "scsh", "bigloo":
      "text/x-scheme"
    case "racket": "text/x-racket"
    case "sbcl", "clisp", "ecl", "cl", "lisp", "ccl", "abcl": "text/x-common-lisp"
    case "emacs", "emacsclient": "text/x-emacs-lisp"
    case "clojure", "clj", "bb", "lein", "boot", "planck", "lumo": "text/x-clojure"
    case "rscript", "littler", "r": "text/x-r"
    case "julia": "text/julia"
    case "octave", "octave-cli": "text/x-matlab"
    case "scala", "amm": "text/x-scala"
    case "kotlin", "kotlinc": "text/x-kotlin"
    case "groovy", "jenkins": "text/x-groovy"
    case "java": "text/x-java"
    case "swift": "text/x-swift"
    case "dart": "application/vnd.dart"
    case "runhaskell", "runghc", "stack", "runhugs": "text/x-haskell"
    case "ocaml", "ocamlrun", "ocamlscript": "text/x-ocaml"
    case "dotnet-script", "csharp", "csi.exe", "scriptcs": "text/x-csharp"
    case "fsharpi", "dotnet-fsi", "fsi": "text/x-fsharp"
    case "escript": "text/x-erlang"
    case "elixir", "iex": "text/x-elixir"
    case "crystal": "text/x-crystal"
    case "nim": "text/x-nim"
    case "rdmd", "dmd", "dub": "text/x-dsrc"
    case "rust-script", "cargo", "cargo-script": "text/rust"
    case "gorun", "go": "text/x-go"
    case "tcc": "text/x-csrc"
    case "coffee": "application/vnd.coffeescript"
    case "swipl", "yap", "prolog", "gprolog": "text/x-prolog"
    case "gnuplot": "application/x-gnuplot"
    case "nix-shell", "nix": "application/x-shellscript"
    case "instantfpc", "fpc": "text/x-pascal"
    case "vala": "text/x-vala"
    case "dot": "text/vnd.graphviz"
    case "pike": "text/x-pike"
    case "regina", "rexx": "text/x-rexx"
    case "io": "text/x-iosrc"
    case "gst", "pharo": "text/x-stsrc"
    case "apl", "dyalog": "text/apl"
    case "scons": "text/x-scons"
    case "cmake": "text/x-cmake"
    case "nft": "text/x-nftables"
    case "openrc-run", "runscript": "application/x-shellscript"
    case "ansible-playbook": "application/yaml"
    case "osascript": "text/x-applescript"
    default: nil
    }
  }

  private static func version(_ program: String) -> String {
    program.hasPrefix("python3") ? "text/x-python3" : "text/x-python"
  }
}
