import Context
import Diagnostics
import Items
import Loading
import SystemCalls
import SystemPackage
import UniformTypes

/// An item with the data of the forms that are exported.
struct ExportedItem {
  struct Form {
    var form: StreamItem.Form
    var content: Content
  }

  enum Content {
    case bytes([UInt8])
    /// A file, or a folder, whose status was examined if it belongs to the user.
    case path(FilePath, FileStatus?)
  }

  var item: Item
  var forms: [Form] = []
  /// Whether the first form is a file that has the item's name.
  var isFileName = false

  var described: StreamItem {
    StreamItem(
      number: item.index, name: item.name, isNameGiven: item.isNameGiven,
      isFileName: isFileName,
      directory: item.relativeDirectory, forms: forms.map(\.form))
  }
}

/// Decides which forms of an item are exported, and finds their data.
struct FormSelection {
  /// The accepted types; empty accepts anything.
  let accepted: [AcceptedType]
  let runsPromises: Bool
  let loader: RepresentationLoader

  /// Why forms are not in the stream.
  struct LeftOut {
    /// The promises that were not run, as people read them: the first ones, and how many.
    var promises: [String] = []
    var promiseCount = 0
    /// The links without a target, which have no bytes.
    var links: [FilePath] = []
    /// How many forms only their own application may see.
    var own = 0
    /// How many accepted items have no form in the stream.
    var items = 0

    static let named = 3
  }

  /// The item with its exported forms; it has none if it is left out.
  ///
  /// - Returns: Also whether any of its forms is accepted.
  func exported(
    _ item: Item, _ left: inout LeftOut
  ) throws(ExchangeError) -> (exported: ExportedItem, matches: Bool) {
    var exported = ExportedItem(item: item)
    var matches = false
    for representation in item.representations where isAccepted(representation) {
      matches = true
      if representation.visibility == .own {
        left.own += 1
        continue
      }
      if case .promise = representation.source, !runsPromises {
        left.promiseCount += 1
        if left.promises.count < LeftOut.named {
          let label = loader.registry.label(of: representation.type)
          left.promises.append(item.name.isEmpty ? label : "\(label) of '\(item.name)'")
        }
        continue
      }
      guard let form = try form(of: representation, of: item, &left) else { continue }
      if exported.forms.isEmpty { exported.isFileName = item.isNameOfFile(representation) }
      exported.forms.append(form)
    }
    if matches && exported.forms.isEmpty { left.items += 1 }
    return (exported, matches)
  }

  private func isAccepted(_ representation: Representation) -> Bool {
    // The address of a file means nothing elsewhere.
    if representation.source == .fileURL { return false }
    return accepted.isEmpty
      || accepted.contains { loader.registry.match(representation.type, $0) != nil }
  }

  private func form(
    of representation: Representation, of item: Item, _ left: inout LeftOut
  ) throws(ExchangeError) -> ExportedItem.Form? {
    func form(_ kind: StreamItem.Form.Kind, _ size: Int64?, _ content: ExportedItem.Content)
      -> ExportedItem.Form
    {
      ExportedItem.Form(
        form: StreamItem.Form(
          representation.type, kind, size: size, visibility: representation.visibility),
        content: content)
    }
    switch try loader.load(representation, of: item) {
    case .bytes(let bytes): return form(.data, Int64(bytes.count), .bytes(bytes))
    case .held(let bytes, _): return form(.file, Int64(bytes.count), .bytes(bytes))
    case .inPlace(let path, let status) where status.kind == .link:
      left.links.append(path)
      return nil
    case .inPlace(let path, let status) where status.kind == .directory:
      return form(.folder, nil, .path(path, status))
    case .inPlace(let path, let status): return form(.file, status.size, .path(path, status))
    case .kept(let path), .made(let path):
      do throws(SystemFailure) {
        let status = try FileSystem.status(of: path)
        if status.kind == .directory { return form(.folder, nil, .path(path, nil)) }
        let isData = representation.kind == .promise
        return form(isData ? .data : .file, status.size, .path(path, nil))
      } catch {
        throw ExchangeError(reading: path, error)
      }
    case .derived, .far: return nil
    }
  }
}

extension FormSelection.LeftOut {
  /// What people are told about it.
  var diagnostics: [Diagnostic] {
    var told: [Diagnostic] = []
    if promiseCount > 0 {
      let more = promiseCount - promises.count
      told.append(
        Diagnostic(
          .note, .exportLeftOut,
          "not exported, because a command makes \(promiseCount == 1 ? "it" : "them"): "
            + promises.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""),
          hints: [StreamError.runsPromises]))
    }
    for link in links {
      told.append(
        Diagnostic(.warning, .exportLeftOut, "not exported: '\(link.carried)' is a broken link"))
    }
    if own > 0 {
      told.append(
        Diagnostic(
          .note, .exportLeftOut,
          "not exported: \(own == 1 ? "a form" : "\(own) forms") that only this application may see"
        ))
    }
    return told
  }
}
