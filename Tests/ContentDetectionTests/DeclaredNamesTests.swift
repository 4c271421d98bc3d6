import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import ContentDetection

/// Extensions from declarations: the author knows the content of such files.
@Suite struct DeclaredNamesTests {
  let sandbox: Sandbox
  let registries: [TypeRegistry]

  init() throws {
    sandbox = try Sandbox()
    let file = DeclarationFile(
      path: "a.json",
      bytes: Array(
        """
        {types: [
          {identifier: "com.example.drawing", description: "drawing",
           conformsTo: ["public.data"], extensions: ["exd"]},
          {identifier: "com.example.note", description: "note",
           conformsTo: ["public.plain-text"], extensions: ["exn"]},
        ]}
        """.utf8))
    let declarations = TypeDeclarations([DeclarationDirectory(.user, files: [file])])
    registries = [
      TypeRegistry(mimeCaches: [], declarations: declarations),
      TypeRegistry(
        mimeCaches: SharedMIMEDatabase(dataDirectories: ["/usr/share"]).caches,
        declarations: declarations),
    ]
  }

  private func types(_ name: String, _ bytes: Bytes) throws -> Set<String> {
    let path = try sandbox.write(name, bytes.all)
    return Set(
      try registries.map { try ContentDetector(registry: $0).detect(path).type.identifier })
  }

  static let archives: [Bytes] = [
    ZIPBytes.archive(["a.txt"]),
    [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4, 1, 2, 3, 4, 5, 6, 7, 8],
    [0x42, 0x5A, 0x68, 0x39, 0x31, 0x41, 0x59, 0x26, 0x53, 0x59, 1, 2, 3, 4],
    Bytes(stringLiteral: "MSCF") + .zeros(4) + .little(200) + .zeros(4) + .little(44)
      + .zeros(4) + [3, 1, 1, 0, 1, 0] + .zeros(170),
    Bytes(stringLiteral: "070701" + String(repeating: "0", count: 104)) + .zeros(10),
    Bytes(stringLiteral: "Rar!") + [0x1A, 7, 1, 0, 1, 2, 3, 4],
    [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4, 0xE6, 0xD6, 0xB4, 0x46],
    [0x28, 0xB5, 0x2F, 0xFD, 0x24, 5, 0x29, 0, 0, 1, 2, 3],
    [0x04, 0x22, 0x4D, 0x18, 0x64, 0x40, 0xA7, 1, 2, 3, 4, 5],
    [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    tar,
  ]

  /// A header with its checksum, without content.
  static let tar: Bytes = {
    var header = Bytes(stringLiteral: "a.txt").padded(to: 100)
    header += Bytes(stringLiteral: "0000644\0" + "0000000\0" + "0000000\0" + "00000000000\0")
    header += Bytes(stringLiteral: "00000000000\0" + "        0")
    header = header.padded(to: 257) + Bytes(stringLiteral: "ustar\0" + "00")
    header = header.padded(to: 512)
    let sum = String(header.all.reduce(0) { $0 + Int($1) }, radix: 8)
    let field = String(repeating: "0", count: 6 - sum.count) + sum + "\0 "
    header.all.replaceSubrange(148..<156, with: Array(field.utf8))
    return header + .zeros(1_024)
  }()

  @Test("A declared extension is believed for archives of any kind", arguments: archives)
  func anyArchive(archive: Bytes) throws {
    #expect(try types("a.exd", archive) == ["com.example.drawing"])
    #expect(try types("b", archive) != ["com.example.drawing"])
  }

  @Test("A declared extension is believed for unknown bytes and for text")
  func unknownBytesAndText() throws {
    #expect(try types("a.exd", [0, 1, 2, 3, 0xFE]) == ["com.example.drawing"])
    #expect(try types("a.exd", "words\n") == ["com.example.drawing"])
    #expect(try types("a.exn", "words\n") == ["com.example.note"])
  }

  @Test("A declared extension is not believed for content that is certainly of another type")
  func certainContent() throws {
    #expect(try types("a.exd", Bytes(Samples.png)) == ["public.png"])
    #expect(try types("a.exn", Self.tar) != ["com.example.note"])
    #expect(try types("a.exn", [0, 1, 2, 3, 0xFE]) == ["public.data"])
  }
}
