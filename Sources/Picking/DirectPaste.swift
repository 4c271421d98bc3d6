import Clipboard
import Context
import Diagnostics
package import Loading
import Negotiation
import UniformTypes

/// Writes one form of a clipboard while it arrives, so that it needs neither a session nor room for all of it.
///
/// What has to be converted, and a list of files, are lifted first.
struct DirectPaste {
  private let reading: ClipboardReading
  private let request: LoadRequest
  private let context: ExchangeContext
  /// The name of the form.
  private let name: String
  private let type: UniformType

  /// How much is looked at before anything is written.
  private static let headLimit = 1 << 20

  /// How much is read of what is something else.
  private static let unreadLimit = 256 << 20

  /// Chooses the form; nil if it cannot be written as it is.
  init?(
    _ reading: ClipboardReading, _ request: LoadRequest, in context: ExchangeContext
  ) throws {
    let registry = context.registry()
    let pasting = PasteRequest(request)
    let isListed = reading.types.contains {
      FileLists.isList($0) || OfferedAddress.names.contains($0)
    }
    guard request.accept.require.isEmpty, !(pasting.isForAnything && isListed) else { return nil }
    let types = try pasting.isForAnything ? reading.meantTypes() : reading.types
    // To look for conversions takes longer than the rest.
    var choice = try FormChoice(of: types, for: pasting, NoConversions(), registry)
    if !choice.isMostWanted {
      choice = try FormChoice(of: types, for: pasting, context.conversions(registry), registry)
    }
    guard choice.isAsItIs, let name = choice.alternatives.first?.first,
      FormFamily(name) != nil, !FileLists.isList(name)
    else { return nil }
    self.reading = reading
    self.request = request
    self.context = context
    self.name = name
    type = WireNames.type(of: name, registry)
  }

  /// Writes what needs no session; false if it needs one.
  static func isDone(
    _ reading: ClipboardReading, _ request: LoadRequest, in context: ExchangeContext
  ) throws -> Bool {
    do {
      return try DirectPaste(reading, request, in: context)?() ?? false
    } catch is Refuted {
      return false
    }
  }

  private var isText: Bool { WireNames.isRepaired(name) }

  /// Writes it.
  ///
  /// - Returns: False if nothing was written, because it is not what its name says, or was not given.
  func callAsFunction() throws -> Bool {
    var head: [UInt8] = []
    var output: LoadOutput?
    var isOther = false
    var unread = 0
    var repair = TextRepair(latin: name == WireNames.latin)
    func write(_ bytes: [UInt8]) throws {
      if output == nil { output = try open() }
      try output?.write(bytes)
    }
    func give(_ bytes: [UInt8]) throws {
      if isOther { return }
      if output != nil { return try write(bytes) }
      head += bytes
      if head.count <= Self.headLimit { return }
      isOther = isRefuted(head, isWhole: false)
      if isOther { return }
      try write(head)
      head = []
    }
    let outcome = try reading.pass(on: name) { piece in
      if isOther {
        // Some programs serve nobody else before everything was read.
        unread += piece.count
        if unread > Self.unreadLimit { throw DesktopError.nothingUsable(place: reading.place) }
      } else if isText {
        try repair.take(piece, give)
      } else {
        try give(piece)
      }
    }
    switch outcome {
    case .read:
      if isText { try repair.finish(give) }
      if isOther || output == nil && isRefuted(head, isWhole: true) { return false }
      if output == nil { try write(head) }
      try output?.finish()
      return true
    case .cutOff, .stalled: throw DesktopError.vanished(place: reading.place)
    case .refused, .tooLarge: return false
    }
  }

  /// Nothing was written, because it is not for a terminal.
  private struct Refuted: Error {}

  private func open() throws -> LoadOutput {
    let registry = context.registry()
    let output = try LoadOutput(request, in: context)
    // Who decides what is shown on a terminal also says why not.
    if output.isTerminal, !registry.conforms(type, to: .text) { throw Refuted() }
    context.note(undeclared: try ResolvedAcceptance(request.accept, registry: registry))
    return output
  }

  private func isRefuted(_ bytes: [UInt8], isWhole: Bool) -> Bool {
    let registry = context.registry()
    if request.accept.trustsTypes || reading.isOwn { return false }
    let made = MadeData(registry: registry)
    let other: UniformType?
    if isWhole {
      other = made.contradiction(of: bytes, to: type)
    } else {
      // Formats other than those of pictures may say only at their end what they are.
      let isPicture = registry.conforms(type, to: .image)
      let head = Array(bytes.prefix(1 << 16))
      other = isPicture ? made.contradiction(ofBeginning: head, to: type) : nil
    }
    // What is not recognized may be what the program says.
    return other != nil && other != .data
  }
}

/// What is wanted of a clipboard or a window for a stream or a file.
package struct PasteRequest: Equatable, Sendable {
  package var accept: AcceptRequest
  /// The name of the file, whose extension prefers one of the forms.
  package var fileName: String?

  package init(_ request: LoadRequest) {
    accept = request.accept
    fileName = LoadOutput.fileName(for: request)
  }

  /// Whether no type is typed, so that lists of files and the order by meaning count.
  var isForAnything: Bool { accept.accept.isEmpty }
}
