import SystemCalls
package import SystemPackage
package import UniformTypes

/// A representation that a command produces only on request; names and values are carried text.
package struct Promise: Sendable {
  /// The command, run by `shell`.
  package var command: String
  /// The directory of the lift, in which the command runs.
  package var directory: FilePath
  /// The path of the item's first file representation, if any, passed as `$1`.
  package var firstFile: FilePath?
  /// The promised type, passed as `DND_TYPE`.
  package var type: UniformType
  /// The extension of `DND_OUTPUT`, without a dot.
  package var preferredExtension: String?
  /// The item's name, passed as `DND_NAME`.
  package var name: String
  /// The session's name, passed as `DND_SESSION`.
  package var session: String
  /// The item's number, passed as `DND_ITEM`.
  package var item: Int
  /// The JSON text that the item's contributor attached to it, passed as `DND_LOCAL_OBJECT`.
  package var localObject: String?
  /// The environment of the `load` or `drop` that requests it.
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

  /// The environment of the command: the caller's, with the variables above.
  func environment(output: FilePath) -> [(name: String, value: String)] {
    var own = [
      (name: "DND_TYPE", value: type.identifier), (name: "DND_NAME", value: name),
      (name: "DND_SESSION", value: session), (name: "DND_ITEM", value: String(item)),
      (name: "DND_OUTPUT", value: output.carried),
    ]
    if let localObject { own.append((name: "DND_LOCAL_OBJECT", value: localObject)) }
    // An inherited local object belongs to another item.
    return environment.filter { variable in
      variable.name != "DND_LOCAL_OBJECT" && !own.contains { $0.name == variable.name }
    } + own
  }
}
