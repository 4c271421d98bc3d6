import SystemPackage
import TestSupport
import Testing

/// Completion in the shells themselves: each is started at a terminal, typed into and looked at.
@Suite struct CompletionTests {
  /// A shell as it is without anybody's settings, with the completion loaded.
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// Starts it in the sandbox, where `dnd` is the one of `bin`.
    func start(in sandbox: Sandbox) throws -> Terminal {
      let completions = SourceTree.root.appending("completions").string
      let tool = try #require(Tool.named(rawValue), "install \(rawValue)")
      var environment = ScriptRun.environment(in: sandbox)
      environment["TERM"] = "xterm"
      environment["PS1"] = "ready> "
      environment["HISTFILE"] = "/dev/null"
      let arguments: [String]
      let setUp: String
      switch self {
      case .bash:
        arguments = ["--norc", "--noprofile", "-i"]
        setUp = "bind 'set show-all-if-ambiguous on'; . \(completions)/dnd.bash"
      case .zsh:
        arguments = ["-f", "-i"]
        setUp = "fpath=(\(completions) $fpath); autoload -Uz compinit; compinit -u -D"
      case .fish:
        arguments = ["--no-config", "-i", "-C", "function fish_prompt; echo 'ready> '; end"]
        setUp = "set -g fish_autosuggestion_enabled 0; source \(completions)/dnd.fish"
      }
      let terminal = try Terminal(
        tool.executable, arguments, environment: environment, folder: sandbox.path("work"))
      try terminal.wait(for: "ready> ")
      try terminal.type("\(setUp); echo set-\"\"up\r")
      try terminal.wait(for: "set-up")
      try terminal.wait(for: "ready> ")
      return terminal
    }
  }

  /// A folder with files to complete and a `dnd` that answers `complete` and shows its arguments.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox("dnd-completion")
    for folder in ["home", "tmp", "runtime"] { try sandbox.makeFolder(sandbox.path(folder)) }
    try sandbox.write("work/picture.png", "")
    try sandbox.writeProgram(
      "bin/dnd",
      #"""
      #!/bin/sh
      case "$1 $2" in
        'complete sessions') printf '%s\t%s\n' brisk-otter '3 items' calm-heron '1 item' 'odd $(x) one' '' ;;
        'complete items') printf '%s\t%s\n' 417 IMG_0417.heic 52 notes.md ;;
        'complete offers')
          case "$*" in
            *calm-heron*) printf '%s\t%s\n' public.zip-archive 'ZIP archive' ;;
            *417*) printf '%s\t%s\n' public.heic 'HEIC image' ;;
            *) printf '%s\t%s\n' public.jpeg 'JPEG image' public.html 'HTML text' ;;
          esac ;;
        'complete types')
          printf '%s\t%s\n' public.jpeg 'JPEG image' public.png 'PNG image' \
            com.adobe.pdf 'PDF document' archive 'any archive' image 'any image' ;;
        *) printf 'ran:'; printf '[%s]' "$@"; echo ;;
      esac

      """#)
    return sandbox
  }

  @Test(
    arguments: Shell.allCases,
    [
      ("dnd canc", "[cancel]"),
      ("dnd types conf", "[types][conforms]"),
      ("dnd show --session br", "[show][--session][brisk-otter]"),
      ("dnd show --session=cal", "[show][--session=calm-heron]"),
      ("dnd show --session od", "[show][--session][odd $(x) one]"),
      ("dnd --session br", "[--session][brisk-otter]"),
      ("dnd show --item 4", "[show][--item][417]"),
      ("dnd add --to-item 5", "[add][--to-item][52]"),
      ("dnd load -a public.h", "[load][-a][public.html]"),
      (
        "dnd load --session calm-heron -a ", "[load][--session][calm-heron][-a][public.zip-archive]"
      ),
      (
        "dnd --session calm-heron load -a ", "[--session][calm-heron][load][-a][public.zip-archive]"
      ),
      ("dnd load --item 417 --accept ", "[load][--item][417][--accept][public.heic]"),
      ("dnd drop -a com.a", "[drop][-a][com.adobe.pdf]"),
      ("dnd drop -a arch", "[drop][-a][archive]"),
      ("dnd drop -a public.jpeg,public.pn", "[drop][-a][public.jpeg,public.png]"),
      ("dnd drop --accept=image,arch", "[drop][--accept=image,archive]"),
      ("dnd propose --require im", "[propose][--require][image]"),
      ("dnd lift -t com.a", "[lift][-t][com.adobe.pdf]"),
      ("dnd lift --data com.a", "[lift][--data][com.adobe.pdf=]"),
      ("dnd lift --rep com.a", "[lift][--rep][com.adobe.pdf=]"),
      ("dnd lift --rep public.png=pic", "[lift][--rep][public.png=picture.png]"),
      ("dnd lift --visibility public.png=te", "[lift][--visibility][public.png=team]"),
      ("dnd lift pic", "[lift][picture.png]"),
      ("dnd drop --on-conflict ren", "[drop][--on-conflict][rename]"),
      ("dnd drop --on-conflict=new", "[drop][--on-conflict=newer]"),
      ("dnd --color alw", "[--color][always]"),
      ("dnd drop --on-c", "[drop][--on-conflict]"),
      ("dnd types of --con", "[types][of][--content-only]"),
      ("dnd types of pic", "[types][of][picture.png]"),
      ("dnd types conforms com.a", "[types][conforms][com.adobe.pdf]"),
    ])
  func completesTheWord(shell: Shell, typed: (line: String, arguments: String)) throws {
    let sandbox = try sandbox()
    let terminal = try shell.start(in: sandbox)
    try terminal.type("\(typed.line)\t\r")
    try terminal.wait(for: "ran:\(typed.arguments)")
  }

  @Test(
    arguments: Shell.allCases,
    [
      ("dnd show --session ", ["brisk-otter", "calm-heron"]),
      ("dnd load -a ", ["public.jpeg", "public.html"]),
      ("dnd show --item ", ["417", "52"]),
      (
        "dnd ",
        ["lift", "add", "propose", "drop", "load", "list", "show", "cancel", "log", "types"]
      ),
      ("dnd load --pre", ["receiver", "source"]),
      ("dnd drop -", ["--dry-run", "--accept", "--on-conflict", "--proposed", "--session"]),
    ])
  func listsWhatThereIs(shell: Shell, typed: (line: String, candidates: [String])) throws {
    let sandbox = try sandbox()
    let terminal = try shell.start(in: sandbox)
    // A name that goes on from here in one way only is completed first, then what may follow it.
    let line = typed.line.hasSuffix("--pre") ? "\(typed.line)\t" : typed.line
    try terminal.type("\(line)\t\t")
    for candidate in typed.candidates { try terminal.wait(for: candidate) }
  }
}
