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
    "autocutsel": "autocutsel",
  ]

  /// Desktops that do the same themselves, by a process that also pastes for other programs.
  private static let desktops = [
    "gnome-shell": "GNOME", "mutter": "GNOME", "cinnamon": "Cinnamon",
  ]

  /// The name of the manager that a process is; nil if it is none.
  ///
  /// - Parameter directory: Its directory in `/proc`.
  static func name(ofProcess directory: FilePath) -> String? {
    command(of: directory).flatMap { name(ofCommand: $0) }
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

  /// Those of this user that run.
  ///
  /// - Parameter onlyDesktops: Whether the others are told apart, and get nothing that they should not have.
  static func running(onlyDesktops: Bool) -> [String] {
    guard let processes = try? OpenFile.openDirectory("/proc"),
      let entries = try? DirectoryReader.entries(of: processes)
    else { return [] }
    var found: Set<String> = []
    for entry in entries where entry.name.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      let directory = FilePath("/proc").appending(bytes: entry.name)
      guard (try? FileSystem.status(of: directory))?.user == Machine.user,
        let command = command(of: directory),
        let name = desktops[command] ?? (onlyDesktops ? nil : name(ofCommand: command))
      else { continue }
      found.insert(name)
    }
    return found.sorted()
  }

  /// The name of a process.
  private static func command(of directory: FilePath) -> String? {
    guard let file = try? OpenFile.open(directory.appending("comm")),
      let bytes = try? file.readAll(limit: 64)
    else { return nil }
    return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
