/// Who may import whom: the architecture of the package as a table.
///
/// Imports point down. The modules of `siblings` never import each other. A foreign library has one
/// door, save the vocabulary that any module may use; so has what is embedded from `Resources`. Add a module
/// here, in `Package.swift` and in the table of `CONTRIBUTING.md` at the same time.
enum ImportTable {
  /// What each module may import, beyond `vocabulary`.
  static let allowed: [String: Set<String>] = [
    "dnd": ["DNDCommands"],
    "DNDCommands": [
      "Exchange", "Picking", "Dropping", "Reverting", "OrderedViews", "Loading", "Context",
      "Negotiation", "FileTransfer", "Items", "JSON", "UniformTypes", "SystemCalls", "Diagnostics",
      "ArgumentParser", "CShellScripts",
    ],
    "Exchange": use([
      "Picking", "Dropping", "Reverting", "OrderedViews", "Loading", "Context",
    ]),
    "Dropping": use(["Reverting", "OrderedViews", "Loading", "Context", "FoundationEssentials"]),
    "Reverting": use(["OrderedViews", "Loading", "Context"]),
    "Picking": use(["OrderedViews", "Loading", "Context"]),
    "OrderedViews": use(["Loading", "Context"]),
    "Loading": use(["Context"]),
    "Context": use(["JSON"]),
    "Sessions": ["Items", "UniformTypes", "SystemCalls", "Diagnostics", "CSQLite"],
    "Negotiation": ["Items", "UniformTypes", "Diagnostics"],
    "Conversion": [
      "CToolScripts", "Items", "JSON", "UniformTypes", "SystemCalls", "Diagnostics",
    ],
    "FileTransfer": ["Items", "SystemCalls", "Diagnostics", "CCrypto"],
    "Destinations": ["Items", "JSON", "UniformTypes", "SystemCalls", "Diagnostics"],
    "ContentDetection": [
      "Items", "UniformTypes", "SystemCalls", "Diagnostics", "CLanguageRules", "CMagic",
    ],
    "Items": ["UniformTypes", "SystemCalls", "Diagnostics"],
    "UniformTypes": ["CTypeTables", "JSON", "Diagnostics"],
    "SystemCalls": ["Diagnostics", "CLinux", "Glibc"],
    "JSON": ["Diagnostics"],
    "Diagnostics": [],
    "CMagic": [], "CSQLite": [], "CCrypto": [], "CLinux": [],
    "CTypeTables": [], "CLanguageRules": [], "CToolScripts": [],
    "CShellScripts": [],
  ]

  /// What the modules of a use case may import: those of them below, and everything further down.
  private static func use(_ below: Set<String>) -> Set<String> {
    below.union(siblings).union([
      "Items", "UniformTypes", "SystemCalls", "Diagnostics",
    ])
  }

  /// What any module may import, the pure ones excepted.
  static let vocabulary: Set<String> = ["SystemPackage", "Synchronization"]

  /// The modules that know no system at all, not even its paths.
  static let pure: Set<String> = ["UniformTypes", "JSON", "Diagnostics", "dnd"]

  /// The modules of one storey.
  static let siblings: Set<String> = [
    "Sessions", "Negotiation", "Conversion", "FileTransfer", "Destinations", "ContentDetection",
  ]

  /// The modules that carry out what the operations are asked for; each may import those of them below it.
  static let useCases: Set<String> = [
    "Exchange", "Dropping", "Reverting", "Picking", "OrderedViews", "Loading", "Context",
  ]

  /// What `module` may import, everything counted.
  static func imports(of module: String) -> Set<String> {
    let own = allowed[module] ?? []
    return pure.contains(module)
      ? own.union(["Synchronization"]) : own.union(vocabulary)
  }
}
