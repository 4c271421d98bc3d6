package import SystemPackage
package import UniformTypes

extension Conversion {
  /// The command that writes the folder at a path as an archive.
  ///
  /// - Parameters:
  ///   - path: Absolute, so that it means the same wherever the tool runs.
  ///   - title: What the data calls the folder, as carried text; nil keeps its name.
  package static func archiving(_ path: FilePath, as title: String? = nil) -> StreamedCommand {
    FolderArchive.command(for: path, as: title)
  }
}

/// The conversions that there are.
package protocol ConversionCatalog: Sendable {
  /// The single steps from a type that is offered to a type that is wanted, best first.
  ///
  /// A conversion is among them when the offered type conforms to its input, and its output to the
  /// wanted type. Whether its tool is installed is not looked at.
  func conversions(from offered: UniformType, to wanted: UniformType) -> [Conversion]
}
