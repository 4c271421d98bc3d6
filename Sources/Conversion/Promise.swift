import SystemCalls
package import SystemPackage
package import UniformTypes

/// A representation of an item that a command makes only when it is wanted; names and values are carried text.
package struct Promise: Sendable {
  /// What `/bin/sh -c` runs.
  package var command: String
  /// The directory of the lift, where it runs.
  package var directory: FilePath
  /// The path of the item's first file representation, if any, which is `$1`.
  package var firstFile: FilePath?
  /// The promised type, which is `DND_TYPE`.
  package var type: UniformType
  /// The extension that `DND_OUTPUT` ends in, without a dot.
  package var preferredExtension: String?
  /// The item's name, which is `DND_NAME`.
  package var name: String
  /// The session's name, which is `DND_SESSION`.
  package var session: String
  /// The item's number, which is `DND_ITEM`.
  package var item: Int
  /// A JSON text that its contributor gave the item, which is `DND_LOCAL_OBJECT`.
  package var localObject: String?
  /// The environment of the `load` or `drop` that wants it.
  package var environment: [(name: String, value: String)]

  package init(
    command: String, directory: FilePath, firstFile: FilePath?, type: UniformType,
    preferredExtension: String?, name: String, session: String, item: Int,
    localObject: String? = nil, environment: [(name: String, value: String)]
  ) {
    self.command = command
    self.directory = directory
    self.firstFile = firstFile
    self.type = type
    self.preferredExtension = preferredExtension
    self.name = name
    self.session = session
    self.item = item
    self.localObject = localObject
    self.environment = environment
  }

  /// The environment of the command: the caller's, with what the command is told about its task.
  func environment(output: FilePath) -> [(name: String, value: String)] {
    var own = [
      (name: "DND_TYPE", value: type.identifier), (name: "DND_NAME", value: name),
      (name: "DND_SESSION", value: session), (name: "DND_ITEM", value: String(item)),
      (name: "DND_OUTPUT", value: output.carried),
    ]
    if let localObject { own.append((name: "DND_LOCAL_OBJECT", value: localObject)) }
    // Another item's local object is none of this command's business.
    return environment.filter { variable in
      variable.name != "DND_LOCAL_OBJECT" && !own.contains { $0.name == variable.name }
    } + own
  }
}
