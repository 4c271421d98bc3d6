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

  /// Those of this user that run on this display.
  static func running() -> [String] {
    guard let processes = try? OpenFile.openDirectory("/proc"),
      let entries = try? DirectoryReader.entries(of: processes)
    else { return [] }
    var found: Set<String> = []
    for entry in entries where entry.name.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      let directory = FilePath("/proc").appending(bytes: entry.name)
      guard (try? FileSystem.status(of: directory))?.user == Machine.user,
        let name = name(ofProcess: directory), isHere(directory)
      else { continue }
      found.insert(name)
    }
    return found.sorted()
  }

  /// Whether a process may use the display of this one: no variable says that it uses another.
  private static func isHere(_ directory: FilePath) -> Bool {
    guard let bytes = try? OpenFile.open(directory.appending("environ")).readAll(limit: 1 << 20)
    else { return true }
    let entries = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let answers = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { name -> Bool? in
      guard let entry = entries.first(where: { $0.hasPrefix("\(name)=") }) else { return nil }
      let theirs = entry.dropFirst(name.utf8.count + 1)
      let ours = Environment.value(name) ?? ""
      return theirs == ours || theirs == "\(ours).0" || ours == "\(theirs).0"
    }
    return answers.isEmpty || answers.contains(true)
  }

  /// The name of a process.
  private static func command(of directory: FilePath) -> String? {
    guard let file = try? OpenFile.open(directory.appending("comm")),
      let bytes = try? file.readAll(limit: 64)
    else { return nil }
    return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
  }
}
