package import Context
import Diagnostics
package import Items
import JSON
import SystemCalls
package import UniformTypes

/// One item of a description.
package struct StreamItem: Equatable, Sendable {
  package struct Form: Equatable, Sendable {
    /// Where the bytes of the form are to be kept.
    package enum Kind: String, Sendable { case file, data, folder }

    package var type: UniformType
    package var kind: Kind
    /// In bytes; nil for a folder.
    package var size: Int64?
    package var visibility = Visibility.all
  }

  /// The item's number in the exported session.
  package var number: Int
  /// The suggested name, as carried text.
  package var name: String
  package var isNameGiven: Bool
  /// Whether the first form is a file of this name.
  package var isFileName: Bool
  /// The path of folders above the item, as carried text.
  package var directory: String
  package var forms: [Form]

  /// The line, without its line break.
  package var line: [UInt8] {
    JSONValue.object(
      JSONObject {
        $0.add("item", number)
        $0.add("name", carried: name)
        $0.add("nameGiven", isNameGiven)
        if isFileName { $0.add("nameOfFile", true) }
        if !directory.isEmpty { $0.add("folder", carried: directory) }
        $0.add(
          "forms",
          .array(
            forms.map { form in
              .object(
                JSONObject {
                  $0.add("type", form.type.identifier)
                  $0.add("kind", form.kind.rawValue)
                  $0.add("size", form.size)
                  $0.add("visibility", form.visibility.rawValue)
                })
            }))
      }
    ).bytes
  }

  /// Reads a line, without its line break and comma.
  package init(line: [UInt8]) throws(StreamError) {
    guard let node = try? JSONReader.node(of: line, as: .strict),
      let number = node["item"]?.integer.flatMap({ ForeignNumber($0).count(from: 1) }),
      let name = node.carried("name"), let isNameGiven = node["nameGiven"]?.truth,
      case .array(let forms)? = node["forms"]?.content, !forms.isEmpty
    else { throw .damaged("the description is invalid") }
    let directory = node.carried("folder") ?? ""
    guard Self.isName(name), Self.isRelative(directory) else {
      throw .damaged("the name of item \(number) is invalid")
    }
    var read: [Form] = []
    for form in forms { read.append(try Form(form)) }
    self.init(
      number: Int(number), name: name, isNameGiven: isNameGiven,
      isFileName: node["nameOfFile"]?.truth ?? false, directory: directory, forms: read)
  }

  package init(
    number: Int, name: String, isNameGiven: Bool, isFileName: Bool = false, directory: String,
    forms: [Form]
  ) {
    self.number = number
    self.name = name
    self.isNameGiven = isNameGiven
    self.isFileName = isFileName
    self.directory = directory
    self.forms = forms
  }

  /// The path of a form's member in the stream.
  ///
  /// - Parameter form: From 1.
  package static func path(item: Int, form: Int) -> [UInt8] { Array("items/\(item)/\(form)".utf8) }

  /// Longer than any argument of a command.
  private static let longestName = 1 << 20

  /// A given name may have slashes, which a drop replaces.
  private static func isName(_ name: String) -> Bool {
    let bytes = CarriedText.bytes(of: name)
    return bytes.count <= Self.longestName && !bytes.contains(0)
  }

  private static func isRelative(_ directory: String) -> Bool {
    let bytes = CarriedText.bytes(of: directory)
    guard !bytes.isEmpty else { return true }
    return bytes.count <= PathLimit.bytes
      && bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .allSatisfy { PathComponent.isUsable($0) }
  }
}

extension StreamItem.Form {
  package init(
    _ type: UniformType, _ kind: Kind, size: Int64?, visibility: Visibility = .all
  ) {
    self.type = type
    self.kind = kind
    self.size = size
    self.visibility = visibility
  }

  fileprivate init(_ node: JSONNode) throws(StreamError) {
    guard let type = node["type"]?.string, (1...1024).contains(type.utf8.count),
      type.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
      let kind = node["kind"]?.string.flatMap(Kind.init),
      let visibility = node["visibility"]?.string.flatMap(Visibility.init)
    else { throw .damaged("the description is invalid") }
    let size = node["size"]?.integer.flatMap { ForeignNumber($0).count() }
    guard (size == nil) == (kind == .folder), (size == nil) == (node["size"] == nil) else {
      throw .damaged("the description is invalid")
    }
    self.init(UniformType(type), kind, size: size, visibility: visibility)
  }
}

/// The names of entries in a directory.
enum PathComponent {
  static func isUsable(_ name: ArraySlice<UInt8>) -> Bool {
    !name.isEmpty && name.count <= 255 && !name.elementsEqual(".".utf8)
      && !name.elementsEqual("..".utf8) && !name.contains(0)
  }
}
