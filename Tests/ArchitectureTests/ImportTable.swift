/// The modules that each module may import: the architecture of the package as a table.
///
/// Imports point down, and the modules of `siblings` never import each other. Each foreign library
/// and each embedded part of `Resources` is imported by one module only, except for the vocabulary
/// that any module may use. Add a new module here, in `Package.swift` and in the table of
/// `CONTRIBUTING.md`.
enum ImportTable {
  /// The allowed imports of each module, apart from `vocabulary`.
  static let allowed: [String: Set<String>] = [
    "dnd": ["COlderLibrary", "DNDCommands"],
    "DNDCommands": [
      "Exchange", "Picking", "Dropping", "Reverting", "OrderedViews", "SessionStreams", "Clipboard",
      "Loading", "Context", "Negotiation", "FileTransfer", "Items", "JSON",
      "UniformTypes", "SystemCalls", "Diagnostics",
      "ArgumentParser", "CBuild", "CShellScripts",
    ],
    "Exchange": use([
      "Picking", "Dropping", "Reverting", "OrderedViews", "SessionStreams", "Clipboard", "Loading",
      "Context",
    ]),
    "Dropping": use([
      "Reverting", "OrderedViews", "Clipboard", "Loading", "Context", "DesktopProtocol",
      "FoundationEssentials",
    ]),
    "Reverting": use(["OrderedViews", "Loading", "Context"]),
    "Picking": use(["OrderedViews", "Clipboard", "Loading", "Context"]),
    "SessionStreams": use(["Picking", "Loading", "Context", "JSON"]),
    "OrderedViews": use(["Loading", "Context"]),
    "Clipboard": use(["Loading", "Context", "DesktopProtocol", "TerminalClipboard", "JSON"]),
    "Loading": use(["Context"]),
    "Context": use(["JSON", "PostgresSessions"]),
    "PostgresSessions": [
      "Sessions", "Items", "UniformTypes", "SystemCalls", "Diagnostics", "CPostgres",
    ],
    "Sessions": ["Items", "UniformTypes", "SystemCalls", "Diagnostics", "CSQLite"],
    "Negotiation": ["Items", "UniformTypes", "Diagnostics"],
    "Conversion": [
      "CToolScripts", "Items", "JSON", "UniformTypes", "SystemCalls", "Diagnostics",
    ],
    "FileTransfer": ["Items", "SystemCalls", "Diagnostics", "CCrypto"],
    "CloudFiles": ["FileTransfer", "Items", "JSON", "SystemCalls", "Diagnostics"],
    "HostFiles": ["FileTransfer", "SystemCalls", "Diagnostics"],
    "Destinations": ["Items", "JSON", "UniformTypes", "SystemCalls", "Diagnostics"],
    "ContentDetection": [
      "Items", "UniformTypes", "SystemCalls", "Diagnostics", "CLanguageRules", "CMagic",
    ],
    "Items": ["UniformTypes", "SystemCalls", "Diagnostics"],
    "UniformTypes": ["CTypeTables", "JSON", "Diagnostics"],
    "SystemCalls": ["Diagnostics", "CArguments", "CLinux", "Glibc"],
    "JSON": ["Diagnostics"],
    "Diagnostics": [],
    "DNDDesktop": [
      "COlderLibrary", "Desktop", "DesktopProtocol", "JSON", "SystemCalls", "Diagnostics",
    ],
    "Desktop": [
      "DesktopProtocol", "JSON", "SystemCalls", "Diagnostics", "CWayland", "CXCB",
    ],
    "DesktopProtocol": ["JSON", "Diagnostics"],
    "TerminalClipboard": ["Diagnostics"],
    "CMagic": [], "CPostgres": [], "CSQLite": [], "CCrypto": [], "CLinux": [],
    "CArguments": [],
    "CWayland": [], "CXCB": [],
    "CTypeTables": [], "CLanguageRules": [], "CToolScripts": [],
    "CShellScripts": [], "CBuild": [], "COlderLibrary": [],
  ]

  /// The allowed imports of a use case module: the given ones, and all modules further down.
  private static func use(_ below: Set<String>) -> Set<String> {
    below.union(siblings).union([
      "CloudFiles", "HostFiles", "Items", "UniformTypes", "SystemCalls", "Diagnostics",
    ])
  }

  /// Modules that any module except the pure ones may import.
  static let vocabulary: Set<String> = ["SystemPackage", "Synchronization"]

  /// Modules that do not depend on the system, not even on its paths.
  static let pure: Set<String> = [
    "UniformTypes", "JSON", "Diagnostics", "DesktopProtocol", "TerminalClipboard", "dnd",
  ]

  /// The modules of one level.
  static let siblings: Set<String> = [
    "Sessions", "Negotiation", "Conversion", "FileTransfer", "Destinations", "ContentDetection",
  ]

  /// The modules that implement the operations; each may import those below it.
  static let useCases: Set<String> = [
    "Exchange", "Dropping", "Reverting", "Picking", "SessionStreams", "OrderedViews", "Clipboard",
    "Loading", "Context",
  ]

  /// All allowed imports of `module`.
  static func imports(of module: String) -> Set<String> {
    let own = allowed[module] ?? []
    return pure.contains(module)
      ? own.union(["Synchronization"]) : own.union(vocabulary)
  }
}
