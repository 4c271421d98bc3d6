import SystemCalls
import SystemPackage

/// The programs that read everything that is put on the clipboard, and may keep it.
enum ClipboardKeepers {
  /// By the names of their processes, of which the kernel keeps 15 bytes.
  private static let names = [
    "copyq": "CopyQ", "klipper": "Klipper", "plasmashell": "Klipper", "gpaste-daemon": "GPaste",
    "xfce4-clipman": "Clipman", "clipman": "clipman", "parcellite": "Parcellite",
    "clipit": "ClipIt", "diodon": "Diodon", "cliphist": "cliphist", "clipse": "clipse",
    "clipcatd": "clipcat", "greenclip": "greenclip", "clipmenud": "clipmenu",
    "autocutsel": "autocutsel", "gpaste-daemon-2": "GPaste", "qlipper": "Qlipper",
    "wl-clip-persist": "wl-clip-persist",
  ]

  /// Those that know no Wayland, for which a compositor reads its clipboard, as for any program of X11.
  private static let ofX11: Set = [
    "Parcellite", "ClipIt", "Diodon", "greenclip", "clipmenu", "autocutsel",
  ]

  /// The desktop that does the same itself, by a process that also pastes for other programs; nil for another.
  ///
  /// - Parameter manager: The name that its window manager gives itself.
  static func desktop(ofWindowManager manager: String) -> String? {
    if manager.contains("Muffin") || manager.contains("Cinnamon") { return "Cinnamon" }
    return ["GNOME Shell", "Mutter"].contains(manager) ? "GNOME" : nil
  }

  /// The name of the manager that a process is; nil if it is none.
  ///
  /// - Parameter directory: Its directory in `/proc`.
  static func name(ofProcess directory: FilePath) -> String? {
    guard let command = command(of: directory) else { return nil }
    return name(ofCommand: command) ?? name(ofWatch: command, words(of: directory))
  }

  /// The name of the manager that `wl-paste --watch` runs for each copy.
  ///
  /// It runs a program for nothing else. Options may be joined, and their names cut (`getopt_long`).
  static func name(ofWatch command: String, _ words: @autoclosure () -> [String]) -> String? {
    guard command == "wl-paste" else { return nil }
    var isWatch = false
    var rest = words().dropFirst()
    while let word = rest.popFirst() {
      if word == "--" {
        guard let program = rest.first else { break }
        return name(ofProgram: program)
      } else if word.hasPrefix("--") {
        if "--watch".hasPrefix(word) { isWatch = true }
        if ["--type", "--seat"].contains(where: { $0.hasPrefix(word) }) { rest = rest.dropFirst() }
      } else if word.hasPrefix("-"), word != "-" {
        let letters = word.dropFirst()
        let flags = letters.prefix { $0 != "t" && $0 != "s" }
        if flags.contains("w") { isWatch = true }
        // Their value is the rest of the word, or else the next one.
        if letters.count == flags.count + 1 { rest = rest.dropFirst() }
      } else {
        return name(ofProgram: word)
      }
    }
    return isWatch ? command : nil
  }

  private static func name(ofProgram word: String) -> String {
    FilePath(carried: word).lastComponent?.string ?? word
  }

  static func name(ofCommand command: String) -> String? {
    if let name = names[command] { return name }
    // Xfce runs a part of its panel as `panel-NUMBER-PART`, cut to 15 bytes.
    let part = command.split(separator: "-", maxSplits: 2).dropFirst(2).first ?? ""
    let isClipman =
      command.hasPrefix("panel-") && part.utf8.count > 3
      && ["clipman", "xfce4-clipman-plugin"].contains { $0.hasPrefix(part) }
    return isClipman ? "Clipman" : nil
  }

  /// Those of this user that run on this display and cannot be told from programs that paste.
  ///
  /// - Parameter isKnown: Whether a process is recognized when it asks.
  static func running(unless isKnown: (_ name: String, FilePath) -> Bool) -> [String] {
    var found: Set<String> = []
    for process in ProcessList.ofThisUser {
      let directory = ProcessList.directory(of: process)
      guard let name = name(ofProcess: directory), isHere(directory), !isKnown(name, directory)
      else { continue }
      found.insert(name)
    }
    return found.sorted()
  }

  /// Whether a process reads a clipboard of Wayland by a pipe of its own, in which `PipeReaders` finds it.
  static func hasPipes(_ name: String, _ directory: FilePath) -> Bool {
    if ofX11.contains(name) || (try? OpenFile.openDirectory(directory.appending("fd"))) == nil {
      return false
    }
    let toolkits = [("QT_QPA_PLATFORM", "xcb"), ("GDK_BACKEND", "x11")]
    let variables = variables(of: directory)
    return !toolkits.contains { variables[$0.0]?.hasPrefix($0.1) == true }
  }

  /// Whether a process may use the display of this one.
  private static func isHere(_ directory: FilePath) -> Bool {
    var ours: [String: String] = [:]
    for name in ["WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "DISPLAY"] {
      ours[name] = Environment.value(name)
    }
    return mayShareDisplay(variables(of: directory), with: ours)
  }

  /// Whether a program with some variables may use the display of another: none says that it uses another one.
  static func mayShareDisplay(_ theirs: [String: String], with ours: [String: String]) -> Bool {
    var answers: [Bool] = []
    if let socket = socket(theirs) {
      answers.append(self.socket(ours).map { isSame(socket, $0) } ?? false)
    }
    if let display = theirs["DISPLAY"] {
      let own = ours["DISPLAY"] ?? ""
      answers.append(display == own || display == "\(own).0" || own == "\(display).0")
    }
    return answers.isEmpty || answers.contains(true)
  }

  /// The socket of a Wayland display; nil if none is named.
  ///
  /// Each runtime directory may have one of the same name.
  private static func socket(_ variables: [String: String]) -> FilePath? {
    guard let name = variables["WAYLAND_DISPLAY"], !name.isEmpty else { return nil }
    let path = FilePath(carried: name)
    if path.isAbsolute { return path }
    return variables["XDG_RUNTIME_DIR"].map { FilePath(carried: $0).pushing(path) }
  }

  private static func isSame(_ first: FilePath, _ second: FilePath) -> Bool {
    if first == second { return true }
    guard let one = try? FileSystem.status(of: first),
      let other = try? FileSystem.status(of: second)
    else { return false }
    return one.isSameFile(as: other)
  }

  /// The variables of a process; empty if they cannot be read.
  private static func variables(of directory: FilePath) -> [String: String] {
    var variables: [String: String] = [:]
    for entry in list("environ", of: directory) {
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    }
    return variables
  }

  /// The words with which a process was started.
  private static func words(of directory: FilePath) -> [String] {
    list("cmdline", of: directory)
  }

  private static func list(_ name: String, of directory: FilePath) -> [String] {
    let bytes = try? OpenFile.open(directory.appending(name)).readAll(limit: 1 << 20)
    return (bytes ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The name of a process.
  private static func command(of directory: FilePath) -> String? {
    guard let file = try? OpenFile.open(directory.appending("comm")),
      let bytes = try? file.readAll(limit: 64)
    else { return nil }
    return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
