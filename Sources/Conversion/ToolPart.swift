import SystemCalls
import SystemPackage

/// A part of a tool that is installed by itself, without which the tool cannot do some of its conversions.
///
/// Each is looked for by its files, as no tool is started to find out what could be converted. Where a tool is
/// installed in another way than its parts are known by, it is taken for complete.
struct ToolPart: Sendable {
  /// What a conversion needs it by, and what people call it.
  let name: String
  let package: String
  let isInstalled: @Sendable (ProgramSearch) -> Bool

  static func named(_ name: String) -> ToolPart? { all[name] }

  static let writer = office("LibreOffice Writer", "libreoffice-writer-nogui", "writer")
  static let calc = office("LibreOffice Calc", "libreoffice-calc-nogui", "calc")
  static let impress = office("LibreOffice Impress", "libreoffice-impress-nogui", "impress")
  static let weasyPrint = python("WeasyPrint", "weasyprint", "weasyprint", by: "weasyprint")
  static let yaml = python("PyYAML", "python3-yaml", "yaml", by: "python3")
  /// Its decoders are packages of their own from Debian 13 on.
  static let heic = picture("HEIC support", "libheif-plugin-libde265", ["libde265", "ffmpegdec"])
  static let avif = picture("AVIF support", "libheif-plugin-dav1d", ["dav1d", "aomdec"])

  private static let all = Dictionary(
    uniqueKeysWithValues: [writer, calc, impress, weasyPrint, yaml, heic, avif].map {
      ($0.name, $0)
    })

  /// The Python that the modules of Debian's packages are for.
  static let pythonProgram = "/usr/bin/python3"

  /// Each module of LibreOffice brings its settings, which say what it reads and writes.
  private static func office(_ name: String, _ package: String, _ module: String) -> ToolPart {
    ToolPart(name: name, package: package) { search in
      guard let program = search.find("soffice"), let real = try? FileSystem.realPath(of: program)
      else { return false }
      let settings = real.directory.directory.appending("share").appending("registry")
      return !exists(settings) || exists(settings.appending("\(module).xcd"))
    }
  }

  /// - Parameter program: What the search path must lead to, though Debian's Python does the work.
  private static func python(
    _ name: String, _ package: String, _ module: String, by program: String
  ) -> ToolPart {
    ToolPart(name: name, package: package) { search in
      search.find(program) != nil && search.find(pythonProgram) != nil
        && exists(FilePath("/usr/lib/python3/dist-packages/\(module)/__init__.py"))
    }
  }

  /// What ImageMagick reads with libheif, where both are made of modules.
  private static func picture(_ name: String, _ package: String, _ decoders: [String]) -> ToolPart {
    ToolPart(name: name, package: package) { _ in
      libraries().allSatisfy { directory in
        let modules = children(of: directory, beginningWith: "ImageMagick-")
          .flatMap { children(of: $0, beginningWith: "modules-") }.map { $0.appending("coders") }
          .filter(exists)
        let plugins = directory.appending("libheif").appending("plugins")
        return (modules.isEmpty || modules.contains { exists($0.appending("heic.so")) })
          && (!exists(plugins)
            || decoders.contains { exists(plugins.appending("libheif-\($0).so")) })
      }
    }
  }

  /// Where Debian has the libraries of this machine.
  private static func libraries() -> [FilePath] {
    children(of: "/usr/lib", beginningWith: "").filter {
      $0.lastComponent?.string.contains("-linux-") == true
    }
  }

  private static func children(of directory: FilePath, beginningWith start: String) -> [FilePath] {
    guard let open = try? OpenFile.openDirectory(directory),
      let entries = try? DirectoryReader.entries(of: open)
    else { return [] }
    return entries.map { FilePath(bytes: $0.name) }
      .filter { $0.string.hasPrefix(start) }.map { directory.appending($0.components) }
  }

  private static func exists(_ path: FilePath) -> Bool { (try? FileSystem.status(of: path)) != nil }
}
