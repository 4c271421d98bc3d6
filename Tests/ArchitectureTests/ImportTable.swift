/// Who may import whom: the architecture of the package as a table.
///
/// Imports point down. The modules of `siblings` never import each other. A foreign library has one
/// door, save the vocabulary that any module may use. Add a module here, in `Package.swift` and in
/// the table of `CONTRIBUTING.md` at the same time.
enum ImportTable {
  /// What each module may import, beyond `vocabulary`.
  static let allowed: [String: Set<String>] = [
    "dnd": ["DNDCommands"],
    "DNDCommands": [
      "Exchange", "Negotiation", "FileTransfer", "Items", "UniformTypes", "SystemCalls",
      "Diagnostics", "ArgumentParser", "FoundationEssentials",
    ],
    "Exchange": [
      "Sessions", "Negotiation", "Conversion", "FileTransfer", "Destinations", "ContentDetection",
      "Items", "UniformTypes", "SystemCalls", "Diagnostics", "FoundationEssentials",
    ],
    "Sessions": [
      "Items", "UniformTypes", "SystemCalls", "Diagnostics", "CSQLite", "FoundationEssentials",
    ],
    "Negotiation": ["Items", "UniformTypes", "Diagnostics"],
    "Conversion": ["Items", "UniformTypes", "SystemCalls", "Diagnostics"],
    "FileTransfer": ["SystemCalls", "Diagnostics", "Crypto"],
    "Destinations": ["Items", "UniformTypes", "SystemCalls", "Diagnostics"],
    "ContentDetection": ["Items", "UniformTypes", "SystemCalls", "Diagnostics", "CMagic"],
    "Items": ["UniformTypes", "Diagnostics"],
    "UniformTypes": ["Diagnostics"],
    "SystemCalls": ["Diagnostics", "CLinux", "Glibc"],
    "Diagnostics": [],
    "CMagic": [], "CSQLite": [], "CLinux": [],
  ]

  /// What any module may import, the pure ones excepted.
  static let vocabulary: Set<String> = ["SystemPackage", "Synchronization"]

  /// The modules that know no system at all, not even its paths.
  static let pure: Set<String> = ["UniformTypes", "Diagnostics", "dnd"]

  /// The modules of one storey.
  static let siblings: Set<String> = [
    "Sessions", "Negotiation", "Conversion", "FileTransfer", "Destinations", "ContentDetection",
  ]

  /// What `module` may import, everything counted.
  static func imports(of module: String) -> Set<String> {
    let own = allowed[module] ?? []
    return pure.contains(module)
      ? own.union(["Synchronization"]) : own.union(vocabulary)
  }
}
