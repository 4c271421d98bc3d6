import SystemCalls
import SystemPackage

/// A separately installed part of a tool, which some of the tool's conversions need.
///
/// A part is recognized by its files, because no tool is started to find out what can be converted. A tool that is
/// installed in an unknown way is assumed to be complete.
struct ToolPart: Sendable {
  /// The name in the `parts` of a conversion, and for people.
  let name: String
  /// Its Debian package.
  let package: String
  let isInstalled: @Sendable (ProgramSearch) -> Bool

  static func named(_ name: String) -> ToolPart? { all[name] }

  static let writer = office("LibreOffice Writer", "libreoffice-writer-nogui", "writer")
  static let calc = office("LibreOffice Calc", "libreoffice-calc-nogui", "calc")
  static let impress = office("LibreOffice Impress", "libreoffice-impress-nogui", "impress")
  static let weasyPrint = python("WeasyPrint", "weasyprint", "weasyprint", by: "weasyprint")
  static let yaml = python("PyYAML", "python3-yaml", "yaml", by: "python3")
  /// From Debian 13 on, the decoders of libheif are separate packages.
  static let heic = picture("HEIC support", "libheif-plugin-libde265", ["libde265", "ffmpegdec"])
  static let avif = picture("AVIF support", "libheif-plugin-dav1d", ["dav1d", "aomdec"])

  private static let all = Dictionary(
    uniqueKeysWithValues: [writer, calc, impress, weasyPrint, yaml, heic, avif].map {
      ($0.name, $0)
    })

  /// The Python interpreter for which Debian installs modules.
  static let pythonProgram = "/usr/bin/python3"

  /// Each module of LibreOffice installs a settings file, which lists the formats it supports.
  private static func office(_ name: String, _ package: String, _ module: String) -> ToolPart {
    ToolPart(name: name, package: package) { search in
      guard let program = search.find("soffice"), let real = try? FileSystem.realPath(of: program)
      else { return false }
      let settings = real.directory.directory.appending("share").appending("registry")
      return !exists(settings) || exists(settings.appending("\(module).xcd"))
    }
  }

  /// - Parameter program: A program that must be in the search path, although Debian's Python does the work.
  private static func python(
    _ name: String, _ package: String, _ module: String, by program: String
  ) -> ToolPart {
    ToolPart(name: name, package: package) { search in
      search.find(program) != nil && search.find(pythonProgram) != nil
        && exists(FilePath("/usr/lib/python3/dist-packages/\(module)/__init__.py"))
    }
  }

  /// A format that ImageMagick reads with libheif; either may be divided into modules.
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

  /// Debian's library directories for the architectures of this machine.
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
