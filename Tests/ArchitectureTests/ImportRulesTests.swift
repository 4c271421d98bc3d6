import TestSupport
import Testing

/// Checks the sources and the manifest against `ImportTable`.
@Suite struct ImportRulesTests {
  let sources: [SourceFile]
  let manifest: PackageManifest

  init() throws {
    sources = try SourceTree.sources.get()
    manifest = try PackageManifest(
      SourceTree.file("Package.swift").code.joined(separator: "\n"))
  }

  /// The module that an import line names: `package import struct A.B` names `A`.
  static func imported(by line: Substring) -> String? {
    let attributes = #/(@\w+(\([^)]*\))?\s+)*/#
    let access = #/((public|package|internal|fileprivate|private)\s+)?/#
    let kind = #/((struct|enum|class|protocol|func|var|let|typealias)\s+)?/#
    var rest = line.drop(while: \.isWhitespace)
    rest = rest.trimmingPrefix(attributes)
    rest = rest.trimmingPrefix(access)
    guard rest.hasPrefix("import ") else { return nil }
    rest = rest.dropFirst("import ".count).trimmingPrefix(kind)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  @Test func everyImportIsInTheTable() {
    var offences: [String] = []
    for file in sources where file.isSwift {
      for line in file.code(mentioning: ["import"]) {
        guard let module = Self.imported(by: line.text) else { continue }
        if !ImportTable.imports(of: file.module).contains(module) {
          offences.append("\(file.path): \(file.module) must not import \(module)")
        }
      }
    }
    #expect(offences == [])
  }

  @Test func everyImportOfAnotherTargetIsLinkedByTheManifest() {
    let targets = Set(manifest.targets.map(\.name))
    var offences: [String] = []
    for file in sources where file.isSwift {
      let reachable = manifest.reachable(from: file.module)
      for line in file.code(mentioning: ["import"]) {
        guard let module = Self.imported(by: line.text), targets.contains(module) else { continue }
        if !reachable.contains(module) {
          offences.append("\(file.path): Package.swift does not link \(module)")
        }
      }
    }
    #expect(offences == [])
  }

  @Test func theManifestLinksNothingThatTheTableForbids() {
    for target in manifest.shipped {
      let forbidden = target.dependencies.subtracting(ImportTable.imports(of: target.name))
      #expect(forbidden == [], "\(target.name) in Package.swift")
    }
  }

  @Test func tableManifestAndDirectoriesNameTheSameModules() throws {
    let table = Set(ImportTable.allowed.keys)
    #expect(Set(manifest.shipped.map(\.name)) == table)
    #expect(Set(sources.map(\.module)) == table)
  }

  @Test func siblingsNeverImportEachOther() {
    for module in ImportTable.siblings {
      let others = ImportTable.imports(of: module).intersection(ImportTable.siblings)
      #expect(others == [], "\(module)")
    }
  }

  @Test func importsPointDown() {
    // A module that is reachable from itself would be a cycle.
    for module in ImportTable.allowed.keys {
      var seen: Set<String> = []
      var rest = [module]
      while let next = rest.popLast() {
        for below in ImportTable.allowed[next] ?? [] where seen.insert(below).inserted {
          rest.append(below)
        }
      }
      #expect(!seen.contains(module), "\(module) imports itself in the end")
    }
  }

  @Test(arguments: [
    ("ArgumentParser", ["DNDCommands"]), ("Glibc", ["SystemCalls"]), ("CLinux", ["SystemCalls"]),
    ("CArguments", ["SystemCalls"]),
    ("CSQLite", ["Sessions"]), ("CMagic", ["ContentDetection"]),
    ("CCrypto", ["FileTransfer"]), ("CTypeTables", ["UniformTypes"]),
    ("CLanguageRules", ["ContentDetection"]), ("CToolScripts", ["Conversion"]),
    ("CShellScripts", ["DNDCommands"]), ("CBuild", ["DNDCommands"]),
    ("FoundationEssentials", ["Dropping"]), ("CWayland", ["Desktop"]), ("CXCB", ["Desktop"]),
  ])
  func eachForeignLibraryHasItsDoor(library: String, doors: [String]) {
    let users = ImportTable.allowed.filter { $0.value.contains(library) }.keys.sorted()
    #expect(users == doors)
  }

  /// It must build, start and work where the libraries of the desktop are missing.
  @Test func theProgramItselfLinksNothingOfTheDesktop() {
    let linked = manifest.reachable(from: "dnd")
    #expect(linked.contains("SystemCalls"))
    #expect(linked.isDisjoint(with: ["Desktop", "CWayland", "CXCB"]))
  }

  @Test func typesKnowNoSystem() {
    #expect(!ImportTable.imports(of: "UniformTypes").contains("SystemPackage"))
    #expect(!ImportTable.imports(of: "UniformTypes").contains("SystemCalls"))
  }
}

@Suite struct ImportLineTests {
  @Test(arguments: [
    ("import Items", "Items"), ("package import SystemPackage", "SystemPackage"),
    ("  import Glibc", "Glibc"), ("@preconcurrency import CMagic", "CMagic"),
    ("@_spi(Tests) package import struct Items.Item", "Items"),
    ("internal import func Glibc.open", "Glibc"), ("let importance = 1", nil),
    ("importItems()", nil), ("#if canImport(Glibc)", nil),
  ])
  func namesTheModule(line: String, module: String?) {
    #expect(ImportRulesTests.imported(by: line[...]) == module)
  }

  @Test func theManifestIsReadAsItIsWritten() throws {
    let manifest = try PackageManifest(
      """
      let system: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")
      targets: [
        .systemLibrary(name: "CMagic", providers: [.apt(["libmagic-dev"])]),
        .target(name: "A"),
        .target(
          name: "B", dependencies: ["A", system, .product(name: "P", package: "swift-p")]),
        .testTarget(name: "BTests", dependencies: ["B"]),
      ]
      """)
    #expect(
      manifest.targets == [
        .init(name: "CMagic", kind: "systemLibrary", dependencies: []),
        .init(name: "A", kind: "target", dependencies: []),
        .init(name: "B", kind: "target", dependencies: ["A", "SystemPackage", "P"]),
        .init(name: "BTests", kind: "testTarget", dependencies: ["B"]),
      ])
    #expect(manifest.reachable(from: "BTests") == ["A", "B", "SystemPackage", "P"])
    #expect(manifest.shipped.map(\.name) == ["CMagic", "A", "B"])
  }
}
