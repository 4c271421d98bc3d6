package import SystemPackage
package import UniformTypes

/// A way to make one type from another.
package struct Conversion: Equatable, Sendable {
  /// What it reads: this type and all that conform to it.
  package var input: UniformType
  /// What it makes.
  package var output: UniformType
  /// Whether it keeps less than it is given.
  package var isLossy: Bool
  /// The tool that does it, which must be installed.
  package var tool: String
  var method: Method

  /// How it is done; conversions that declarations bring will add theirs.
  enum Method: Equatable, Sendable {
    case folderToTar
  }

  /// The command that converts the file or folder at a path.
  ///
  /// - Parameters:
  ///   - path: Absolute, so that it means the same wherever the tool runs.
  ///   - title: What the data calls the file or folder, as carried text; nil keeps its name.
  package func command(for path: FilePath, as title: String? = nil) -> StreamedCommand {
    switch method {
    case .folderToTar: FolderArchive.command(for: path, as: title)
    }
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
