import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Completion in real shells: each is started in a terminal, and receives keystrokes.
@Suite struct CompletionTests {
  /// A shell without user settings, with the completion loaded.
  enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    private static let package =
      "p=/usr/share/bash-completion/bash_completion; [ ! -r $p ] || . $p; "

    /// Starts the shell in the sandbox, where `dnd` is the one of `bin`.
    ///
    /// - Parameter withPackage: Whether bash loads the package bash-completion first, if it is
    ///   installed.
    func start(in sandbox: Sandbox, withPackage: Bool = false) throws -> Terminal {
      let completions = SourceTree.root.appending("completions").string
      let tool = try #require(Tool.named(rawValue), "install \(rawValue)")
      var environment = ScriptRun.environment(in: sandbox)
      environment["TERM"] = "xterm"
      environment["PS1"] = "ready> "
      environment["HISTFILE"] = "/dev/null"
      environment["DND_SESSION"] = "brisk-otter"
      let arguments: [String]
      let setUp: String
      switch self {
      case .bash:
        arguments = ["--norc", "--noprofile", "-i"]
        setUp =
          "bind 'set show-all-if-ambiguous on'; \(withPackage ? Self.package : ""). \(completions)/dnd.bash"
      case .zsh:
        arguments = ["-f", "-i"]
        setUp = "LISTMAX=1000; fpath=(\(completions) $fpath); autoload -Uz compinit; compinit -u -D"
      case .fish:
        arguments = ["--no-config", "-i", "-C", "function fish_prompt; echo 'ready> '; end"]
        setUp = "set -g fish_autosuggestion_enabled 0; source \(completions)/dnd.fish"
      }
      let terminal = try Terminal(
        tool.executable, arguments, environment: environment, directory: sandbox.path("work"))
      try terminal.wait(for: "ready> ")
      try terminal.type("\(setUp); echo set-\"\"up\r")
      try terminal.wait(for: "set-up")
      try terminal.wait(for: "ready> ")
      return terminal
    }
  }

  /// A directory with files and sessions to complete, and a `dnd` that passes `complete` on to the
  /// real program and otherwise prints its arguments.
  ///
  /// Session `brisk-otter` contains items 2, with two representations, and 10, with one;
  /// `calm-heron` contains the archive `two words,x.zip`. `past-plover` has ended, and so has `last-lark`, which was
  /// dropped into `my albums/Summer days`. The view `gallery` accepts one of the two items.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox("dnd-completion")
    for directory in ["home", "tmp", "runtime"] {
      try sandbox.makeDirectory(sandbox.path(directory))
    }
    try sandbox.write("home/.ssh/config", "Host nas-box *.example\n")
    try sandbox.write("there/folder/two words.txt", "")
    try sandbox.makeDirectory(sandbox.path("there/folder/inner/deep one"))
    // Only to one host a connection is open, and no other is to be opened.
    try sandbox.writeProgram(
      "bin/ssh",
      """
      #!/bin/sh
      cd '\(sandbox.path("there").string)' || exit
      case " $* " in
        *' -O check -- nas-box ') exit 0 ;;
        *' -O check '*) exit 255 ;;
        *' ProxyCommand=false '*' -- nas-box sftp ') exec /usr/lib/openssh/sftp-server ;;
        *) echo "$*" >> opened; exit 255 ;;
      esac

      """)
    // The names of remotes are in the configuration, and no store is to be asked.
    try sandbox.writeProgram(
      "bin/rclone",
      """
      #!/bin/sh
      if [ "$1" = listremotes ]; then echo far-store:; else echo "$*" >> '\(sandbox.path("there/opened").string)'; fi

      """)
    try sandbox.write("work/picture.png", "")
    try sandbox.write("work/co:lon 2.txt", "")
    try sandbox.makeDirectory(sandbox.path("work/da:y one/two"))
    try sandbox.makeDirectory(sandbox.path("work/my albums/Summer days/June"))
    let work = sandbox.path("work")
    let dnd = try Tool.dnd(environment: ScriptRun.environment(in: sandbox), directory: work)
    let session = ["--session", "brisk-otter"]
    let names = (3...9).map { "https://example.invalid/\($0)" }
    for arguments in [
      ["lift", "--session", "calm-heron", "--data", "zip=x", "--name", "two words,x.zip"],
      ["lift", "--session", "odd-one", "--data", "text=x"],
      ["lift", "--session", "past-plover", "--data", "text=x"],
      ["cancel", "--session", "past-plover"],
      ["lift", "--session", "last-lark", "--data", "text=x"],
      ["drop", "my albums/Summer days", "--session", "last-lark"],
      ["lift", "--session", "home-hare", "--data", "text=x"],
      ["drop", "--parents", "\(sandbox.path("home/My Pictures"))", "--session", "home-hare"],
      ["lift", "https://example.invalid/1"] + session,
      ["add", "--data", "public.html=x", "--data", "public.jpeg=x", "--name", "page"] + session,
      ["add"] + names + session,
      ["add", "--data", "public.heic=x", "--name", "IMG_0417.heic"] + session,
      ["cancel", "--item", "1,3-9"] + session,
      ["init", "gallery", "--parents", "--accept", "heic"],
    ] {
      let outcome = try dnd.run(arguments)
      try #require(outcome.status == 0, "\(arguments): \(outcome.errorText)")
    }
    // Earlier versions made sessions of such names.
    let sessions = sandbox.path("state/sessions")
    try FileSystem.rename(sessions.appending("odd-one"), to: sessions.appending("odd $(x) one"))
    try sandbox.writeProgram(
      "bin/dnd",
      #"""
      #!/bin/sh
      case $1 in
        complete) exec '\#(dnd.executable)' "$@" ;;
        *) printf 'ran:'; printf '[%s]' "$@"; echo ;;
      esac

      """#)
    return sandbox
  }

  /// Lines as typed up to the tab, and the resulting arguments.
  private static let lines = [
    ("dnd canc", "[cancel]"),
    ("dnd types conf", "[types][conforms]"),
    ("dnd show --session br", "[show][--session][brisk-otter]"),
    ("dnd show --session=cal", "[show][--session=calm-heron]"),
    ("dnd show --session od", "[show][--session][odd $(x) one]"),
    ("dnd --session br", "[--session][brisk-otter]"),
    ("dnd undo --session past", "[undo][--session][past-plover]"),
    ("dnd log --session past", "[log][--session][past-plover]"),
    ("dnd undo --session br", "[undo][--session][brisk-otter]"),
    ("dnd use cal", "[use][calm-heron]"),
    ("dnd reopen past", "[reopen][past-plover]"),
    ("dnd reopen --session past", "[reopen][--session][past-plover]"),
    ("dnd show --item 1", "[show][--item][10]"),
    ("dnd show --item pa", "[show][--item][page]"),
    ("dnd show IMG", "[show][IMG_0417.heic]"),
    ("dnd show --session calm-heron two", "[show][--session][calm-heron][two words,x.zip]"),
    ("dnd add --to-item 1", "[add][--to-item][10]"),
    ("dnd load -a public.ht", "[load][-a][public.html]"),
    ("dnd load -a public.pn", "[load][-a][public.png]"),
    (
      "dnd load --session calm-heron -a ", "[load][--session][calm-heron][-a][zip]"
    ),
    (
      "dnd --session calm-heron load -a ", "[--session][calm-heron][load][-a][zip]"
    ),
    ("dnd load --item 10 --accept ", "[load][--item][10][--accept][heic]"),
    ("dnd drop -a com.adobe.pd", "[drop][-a][com.adobe.pdf]"),
    ("dnd drop -a arch", "[drop][-a][archive]"),
    ("dnd drop -a public.jpeg,public.pn", "[drop][-a][public.jpeg,public.png]"),
    ("dnd drop --accept=image,arch", "[drop][--accept=image,archive]"),
    ("dnd propose --require im", "[propose][--require][image]"),
    ("dnd lift -t com.adobe.pd", "[lift][-t][com.adobe.pdf]"),
    ("dnd lift --data com.adobe.pd", "[lift][--data][com.adobe.pdf=]"),
    ("dnd lift --rep com.adobe.pd", "[lift][--rep][com.adobe.pdf=]"),
    ("dnd lift --rep public.png=pic", "[lift][--rep][public.png=picture.png]"),
    ("dnd lift --visibility public.png=te", "[lift][--visibility][public.png=team]"),
    ("dnd lift pic", "[lift][picture.png]"),
    // A local file or folder whose name looks like a host.
    ("dnd lift co:l", "[lift][co:lon 2.txt]"),
    ("dnd cp picture.png co:lo", "[cp][picture.png][co:lon 2.txt]"),
    ("dnd drop da:y", "[drop][da:y one"),
    // If no directory matches, a file is completed.
    ("dnd propose pic", "[propose][picture.png]"),
    ("dnd drop trash:", "[drop][trash:]"),
    ("dnd mv picture.png tras", "[mv][picture.png][trash:]"),
    ("dnd cp picture.png nas-b", "[cp][picture.png][nas-box:]"),
    // There is one destination, or a route.
    ("dnd drop trash: my", "[drop][trash:][my]"),
    ("dnd drop -a image gallery my", "[drop][-a][image][gallery][my]"),
    ("dnd drop -a jpeg gall", "[drop][-a][jpeg][gallery"),
    ("dnd drop --route gallery my", "[drop][--route][gallery][my albums"),
    ("dnd pick fold", "[pick][folders]"),
    // A host that ssh is told of.
    ("dnd drop nas-b", "[drop][nas-box:]"),
    ("dnd propose nas-b", "[propose][nas-box:]"),
    ("dnd lift nas-b", "[lift][nas-box:]"),
    ("dnd add -r nas-b", "[add][-r][nas-box:]"),
    ("dnd lift --files-from list --from nas-b", "[lift][--files-from][list][--from][nas-box]"),
    // What is there, over a connection that is open.
    ("dnd drop nas-box:fold", "[drop][nas-box:folder/]"),
    ("dnd drop nas-box:folder/inner/d", "[drop][nas-box:folder/inner/deep one/]"),
    ("dnd drop nas-box:folder/in", "[drop][nas-box:folder/inner/]"),
    ("dnd lift nas-box:folder/two", "[lift][nas-box:folder/two words.txt]"),
    ("dnd drop nas-box:folder/two", "[drop][nas-box:folder/two]"),
    // Stores, by the names of their remotes.
    ("dnd drop rclo", "[drop][rclone:]"),
    ("dnd drop rclone:far-s", "[drop][rclone:far-store:]"),
    ("dnd lift rclone:far-s", "[lift][rclone:far-store:]"),
    ("dnd drop rclone:far-store:fold", "[drop][rclone:far-store:fold]"),
    ("dnd lift closed:fold", "[lift][closed:fold]"),
    ("dnd drop -a jp", "[drop][-a][jpeg]"),
    ("dnd drop -a pn", "[drop][-a][png]"),
    ("dnd drop -a png,jp", "[drop][-a][png,jpeg]"),
    ("dnd drop --accept=png,jp", "[drop][--accept=png,jpeg]"),
    ("dnd lift -t md", "[lift][-t][md]"),
    ("dnd lift --promise pd", "[lift][--promise][pdf=]"),
    ("dnd types show jp", "[types][show][jpeg]"),
    ("dnd types path md pd", "[types][path][md][pdf]"),
    ("dnd show --item 10,", "[show][--item][10,2]"),
    ("dnd drop --item=2,", "[drop][--item=2,10]"),
    ("dnd drop tras", "[drop][trash:]"),
    ("dnd drop --on-conflict ren", "[drop][--on-conflict][rename]"),
    ("dnd drop --on-conflict=new", "[drop][--on-conflict=newer]"),
    // zsh removes the slash that it has added.
    ("dnd drop my\\ albums --into Su", "[drop][my albums][--into][Summer days"),
    ("dnd drop 'my albums' --into=Summer\\ days/J", "[drop][my albums][--into=Summer days/June"),
    ("dnd --color alw", "[--color][always]"),
    ("dnd drop --on-c", "[drop][--on-conflict]"),
    ("dnd types of --con", "[types][of][--content-only]"),
    ("dnd types of pic", "[types][of][picture.png]"),
    ("dnd types conforms com.adobe.pd", "[types][conforms][com.adobe.pdf]"),
  ]

  @Test(.enabled(if: TestHost.server.isAvailable), arguments: Shell.allCases)
  func completesTheWord(shell: Shell) throws {
    let sandbox = try sandbox()
    var terminal = try shell.start(in: sandbox)
    for (line, arguments) in Self.lines {
      do {
        try terminal.type("\(line)\t\r")
        try terminal.wait(for: "ran:\(arguments)")
        try terminal.wait(for: "ready> ")
      } catch {
        Issue.record("\(line): \(error)")
        terminal = try shell.start(in: sandbox)
      }
    }
    #expect(throws: (any Error).self) { try sandbox.read("there/opened") }
  }

  /// Lines as typed in bash, including tabs, and the resulting arguments.
  private static let bashLines = [
    ("dnd drop -a public.jpeg,public.pn\t\t\t", "[drop][-a][public.jpeg,public.png]"),
    ("dnd drop -a image\t\t\t", "[drop][-a][image]"),
    ("dnd drop -a pdf,\t\t\t", "[drop][-a][pdf,]"),
    ("dnd drop -a pdf,pn\t\t,he\t\t", "[drop][-a][pdf,png,heic]"),
    ("dnd drop -a \"pdf,\t\t\"", "[drop][-a][pdf,]"),
    ("dnd drop -a \"pdf,pn\t\t", "[drop][-a][pdf,png]"),
    ("dnd drop -a 'pdf,\t\t'", "[drop][-a][pdf,]"),
    ("dnd drop -a 'pdf,pn\t\t", "[drop][-a][pdf,png]"),
    ("dnd drop -a \"pdf\",pn\t\t", "[drop][-a][pdf,png]"),
    ("dnd drop --accept=pdf,\t\t\t", "[drop][--accept=pdf,]"),
    ("dnd drop --accept=pdf,pn\t\t", "[drop][--accept=pdf,png]"),
    ("dnd drop --accept=\"pdf,pn\t", "[drop][--accept=pdf,png]"),
    ("dnd drop --accept='pdf,pn\t", "[drop][--accept=pdf,png]"),
    ("dnd show --session \"odd\t", "[show][--session][odd $(x) one]"),
    ("dnd show --session 'odd\t", "[show][--session][odd $(x) one]"),
    ("dnd show --session odd\\ \t", "[show][--session][odd $(x) one]"),
    ("dnd drop \"my al\t", "[drop][my albums/]"),
  ]

  @Test("A tab in bash does not change what is typed", arguments: [false, true]) func tabInBash(
    withPackage: Bool
  ) throws {
    let sandbox = try sandbox()
    var terminal = try Shell.bash.start(in: sandbox, withPackage: withPackage)
    for (line, arguments) in Self.bashLines {
      do {
        try terminal.type("\(line)\r")
        try terminal.wait(for: "ran:\(arguments)")
        try terminal.wait(for: "ready> ")
      } catch {
        Issue.record("\(line): \(error)")
        terminal = try Shell.bash.start(in: sandbox, withPackage: withPackage)
      }
    }
  }

  @Test(
    "Where there is no folder, one below the home folder that a drop went to is offered",
    arguments: Shell.allCases)
  func recentFolderElsewhere(shell: Shell) throws {
    let sandbox = try sandbox()
    try sandbox.makeDirectory(sandbox.path("work/gallery/bare"))
    let terminal = try shell.start(in: sandbox)
    // The other folder of a drop is gone, and not offered.
    try terminal.type("cd gallery/bare; rm -r '../../my albums'\r")
    try terminal.wait(for: "ready> ")
    try terminal.type("dnd drop \t\r")
    try terminal.wait(for: "ran:[drop][\(sandbox.path("home/My Pictures"))")
  }

  @Test func aFurtherTabInZAppendsNothing() throws {
    let sandbox = try sandbox()
    let terminal = try Shell.zsh.start(in: sandbox)
    try terminal.type("dnd drop -a image\t\t\t\r")
    try terminal.wait(for: "ran:[drop][-a][image]")
    withExtendedLifetime(sandbox) {}
  }

  /// Lines as typed up to the tab, and some of the candidates offered.
  private static let lists = [
    ("dnd show --session ", ["brisk-otter", "calm-heron"]),
    ("dnd load -a ", ["jpeg", "html"]),
    ("dnd lift -t ", ["jpeg", "png", "pdf", "md", "html", "csv", "text"]),
    ("dnd show --item ", ["10", "2"]),
    // A directory, and a recent destination below it.
    ("dnd drop ", ["Summer", "my"]),
    (
      "dnd ",
      ["lift", "add", "propose", "drop", "load", "list", "show", "cancel", "log", "undo", "types"]
    ),
    ("dnd load --pre", ["receiver", "source"]),
    ("dnd drop -", ["--dry-run", "--accept", "--on-conflict", "--proposed", "--session"]),
  ]

  @Test(arguments: Shell.allCases) func listsWhatThereIs(shell: Shell) throws {
    let sandbox = try sandbox()
    for (line, candidates) in Self.lists {
      let terminal = try shell.start(in: sandbox)
      // An unambiguous prefix is completed first, then the candidates after it are offered.
      try terminal.type(line.hasSuffix("--pre") ? "\(line)\t\t\t" : "\(line)\t\t")
      for candidate in candidates { try terminal.wait(for: candidate) }
    }
  }

  @Test(arguments: [Shell.zsh, .fish]) func tellsWhatADestinationWouldTake(shell: Shell) throws {
    let sandbox = try sandbox()
    for line in ["dnd drop \t\t", "dnd propose \t\t", "dnd drop gal\t\t", "dnd drop ./gal\t\t"] {
      let terminal = try shell.start(in: sandbox)
      // Another directory with the same prefix, so that there is a choice.
      try terminal.type("mkdir -p gallows\r\u{15}\(line)")
      let seen = try terminal.wait(for: "takes 1 of 2")
      #expect(!seen.contains("takes 2"), "\(line)")
    }
  }
}
