// swift-tools-version: 6.2
import PackageDescription

// Imports point down, and modules on the same level never import each other. Each foreign library
// is imported by one module only. `ImportRulesTests` has the whole table; this file says only what
// each target may link.

// The tests start the debug build thousands of times. Linked like this, it starts in 7 ms instead of 12. No other
// target may depend on this one, because it would be linked in the same way.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-Xclang-linker", "-no-pie", "-Xlinker", "--no-pie"],
    .when(configuration: .debug)),
  .linkedLibrary("_FoundationCollections", .when(configuration: .debug)),
  .linkedLibrary("_FoundationCShims", .when(configuration: .debug)),
]

let system: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")

/// A hexadecimal number and a date, or nothing at all: it becomes a string literal in C.
let revision = Context.environment["DND_REVISION"].flatMap { text in
  text.isEmpty || text.contains { !$0.isHexDigit && !", -+".contains($0) } ? nil : text
}

let package = Package(
  name: "dnd",
  products: [
    .executable(name: "dnd", targets: ["dnd"]),
    .executable(name: "dnd-desktop", targets: ["DNDDesktop"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    .target(name: "CMagic"),
    .target(name: "CPostgres"),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CCrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CLinux"),
    .target(name: "CArguments"),
    // Only `dnd-desktop` links these two, so that `dnd` can be built and run without them.
    .target(name: "CWayland", linkerSettings: [.linkedLibrary("wayland-client")]),
    .systemLibrary(name: "CXCB", providers: [.apt(["libxcb1-dev", "libxcb-xfixes0-dev"])]),
    // The files of `Resources`, as constant data.
    .target(name: "CTypeTables"),
    .target(name: "CLanguageRules"),
    .target(name: "CToolScripts"),
    .target(name: "CShellScripts"),
    // What a C library of 2021 does not have, for the archive that runs on any Linux.
    .target(name: "COlderLibrary"),
    // The revision that `--version` prints. The Makefile sets it for a release.
    .target(name: "CBuild", cSettings: revision.map { [.define("DND_REVISION", to: "\"\($0)\"")] }),

    .target(name: "Diagnostics"),
    .target(name: "JSON", dependencies: ["Diagnostics"]),
    .target(name: "SystemCalls", dependencies: ["CArguments", "CLinux", "Diagnostics", system]),
    .target(name: "UniformTypes", dependencies: ["CTypeTables", "Diagnostics", "JSON"]),
    .target(name: "Items", dependencies: ["SystemCalls", "UniformTypes", "Diagnostics", system]),

    .target(name: "Sessions", dependencies: ["CSQLite", "Items", "SystemCalls"]),
    .target(name: "PostgresSessions", dependencies: ["CPostgres", "Sessions"]),
    .target(name: "Negotiation", dependencies: ["Items"]),
    .target(name: "Conversion", dependencies: ["CToolScripts", "Items", "JSON", "SystemCalls"]),
    .target(name: "FileTransfer", dependencies: ["CCrypto", "Items", "SystemCalls"]),
    .target(name: "Destinations", dependencies: ["Items", "JSON", "SystemCalls", "UniformTypes"]),
    .target(
      name: "ContentDetection",
      dependencies: ["CLanguageRules", "CMagic", "Items", "SystemCalls"]),

    .target(name: "HostFiles", dependencies: ["Diagnostics", "FileTransfer", "SystemCalls"]),
    .target(
      name: "CloudFiles",
      dependencies: ["Diagnostics", "FileTransfer", "Items", "JSON", "SystemCalls"]),

    .target(
      name: "Context",
      dependencies: [
        "Sessions", "Negotiation", "Conversion", "FileTransfer", "Destinations", "ContentDetection",
        "CloudFiles", "HostFiles", "JSON", "PostgresSessions",
      ]),
    .target(name: "Loading", dependencies: ["Context"]),
    .target(
      name: "Clipboard", dependencies: ["DesktopProtocol", "JSON", "Loading", "TerminalClipboard"]),
    .target(name: "OrderedViews", dependencies: ["Loading"]),
    .target(name: "Picking", dependencies: ["Clipboard", "OrderedViews"]),
    .target(name: "Reverting", dependencies: ["OrderedViews"]),
    .target(name: "Dropping", dependencies: ["Clipboard", "Reverting"]),
    .target(name: "SessionStreams", dependencies: ["JSON", "Picking"]),
    .target(name: "Exchange", dependencies: ["Picking", "Dropping", "SessionStreams"]),
    .target(
      name: "DNDCommands",
      dependencies: [
        "CBuild", "CShellScripts", "Exchange", "JSON",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["Arguments/Generator"]),
    .executableTarget(
      name: "dnd", dependencies: ["COlderLibrary", "DNDCommands"], linkerSettings: quickStart),

    .target(name: "TerminalClipboard", dependencies: ["Diagnostics"]),
    .target(name: "DesktopProtocol", dependencies: ["Diagnostics", "JSON"]),
    .target(
      name: "Desktop",
      dependencies: [
        "CWayland", "CXCB", "DesktopProtocol", "Diagnostics", "JSON", "SystemCalls", system,
      ]),
    .executableTarget(
      name: "DNDDesktop",
      dependencies: ["COlderLibrary", "Desktop", "DesktopProtocol", "JSON", "SystemCalls"],
      exclude: ["README.md"]),

    .target(
      name: "TestSupport", dependencies: ["SystemCalls"], path: "Tests/TestSupport",
      exclude: ["Tools"]),
    .target(name: "HostileMagic", dependencies: ["CMagic"], path: "Tests/HostileMagic"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"]),
    .testTarget(name: "SystemCallsTests", dependencies: ["SystemCalls", "TestSupport"]),
    .testTarget(name: "UniformTypesTests", dependencies: ["UniformTypes", "TestSupport"]),
    .testTarget(
      name: "DesktopTests",
      dependencies: [
        "DNDDesktop", "Desktop", "DesktopProtocol", "JSON", "SystemCalls", "TestSupport",
      ],
      exclude: ["Tools"]),
    .testTarget(name: "TerminalClipboardTests", dependencies: ["TerminalClipboard"]),
    .testTarget(name: "ItemsTests", dependencies: ["Items"]),
    .testTarget(
      name: "SessionsTests",
      dependencies: ["FileTransfer", "PostgresSessions", "Sessions", "TestSupport"]),
    .testTarget(name: "NegotiationTests", dependencies: ["Negotiation"]),
    .testTarget(name: "ConversionTests", dependencies: ["Conversion", "TestSupport"]),
    .testTarget(name: "FileTransferTests", dependencies: ["FileTransfer", "TestSupport"]),
    .testTarget(
      name: "FarPlacesTests", dependencies: ["HostFiles", "TestSupport"], exclude: ["Tools"]),
    .testTarget(
      name: "CloudFilesTests", dependencies: ["CloudFiles", "Diagnostics", "TestSupport"]),
    .testTarget(name: "HostFilesTests", dependencies: ["HostFiles", "TestSupport"]),
    .testTarget(name: "DestinationsTests", dependencies: ["Destinations", "TestSupport"]),
    .testTarget(
      name: "ContentDetectionTests",
      dependencies: ["CLinux", "CMagic", "ContentDetection", "HostileMagic", "TestSupport"],
      exclude: ["Frozen"]),
    .testTarget(name: "ContextTests", dependencies: ["Context", "TestSupport"]),
    .testTarget(name: "LoadingTests", dependencies: ["Loading", "TestSupport"]),
    .testTarget(
      name: "ClipboardTests", dependencies: ["Clipboard", "DNDDesktop", "TestSupport"],
      exclude: ["Tools"]),
    .testTarget(name: "OrderedViewsTests", dependencies: ["OrderedViews", "TestSupport"]),
    .testTarget(name: "PickingTests", dependencies: ["Picking", "TestSupport"]),
    .testTarget(name: "DroppingTests", dependencies: ["Dropping", "TestSupport"]),
    .testTarget(name: "SessionStreamsTests", dependencies: ["SessionStreams", "TestSupport"]),
    .testTarget(name: "ExchangeTests", dependencies: ["Exchange", "TestSupport"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(name: "CommandTests", dependencies: ["DNDCommands", "TestSupport"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["TestSupport"],
      exclude: ["Formats", "Scripts", "SlowScripts", "Tools"]),
    .testTarget(name: "CrashTests", dependencies: ["SystemCalls", "TestSupport"]),
    .testTarget(
      name: "PackagingTests", dependencies: ["TestSupport"], exclude: ["Scripts", "bare.bash"]),
    .testTarget(
      name: "DiskTests", dependencies: ["TestSupport"], exclude: ["Tools"]),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "CPostgres", "CloudFiles", "Exchange", "HostFiles", "PostgresSessions", "TerminalClipboard",
        "TestSupport",
      ], path: "Fuzz",
      exclude: ["Driver", "Seeds", "hostile-host", "run", "seeds.py"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make fuzz` builds the same parsers with libFuzzer, which has its own `main`.
if Context.environment["DND_FUZZ"] != nil {
  package.targets.removeAll { $0.name == "FuzzTests" }
  package.targets += [
    .executableTarget(
      name: "DNDFuzz",
      dependencies: [
        "CPostgres", "CloudFiles", "Exchange", "HostFiles", "PostgresSessions", "TerminalClipboard",
      ], path: "Fuzz",
      exclude: ["Seeds", "Tests", "hostile-host", "run", "seeds.py"])
  ]
}

// Measures claims in the shared store (Benchmarks/README.md).
if Context.environment["DND_BENCH"] != nil {
  package.targets.append(
    .executableTarget(
      name: "ClaimBenchmark",
      dependencies: [
        "Items", "PostgresSessions", "Sessions", "SystemCalls", "UniformTypes", system,
      ],
      path: "Benchmarks/Claims"))
}

// The same settings for every Swift target.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
  ]
  // The Makefile has debug builds optimized, with `-O`. The tests themselves are hardly faster by that, and take three
  // times as long to compile.
  if target.type == .test || target.name == "TestSupport" {
    target.swiftSettings?.append(
      .unsafeFlags(["-Xfrontend", "-Onone"], .when(configuration: .debug)))
  }
}
