import Context
import Destinations
import Diagnostics
import Items
import Loading
import Negotiation
import OrderedViews
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// The resolved destination of a drop, and its receiver.
///
/// A missing path is treated as a directory if several items match or if its name has no declared extension, so
/// the matching items have to be counted.
struct DestinationShape {
  let destination: Destination
  /// The named destination, such as a program, if the argument names one.
  let named: (any NamedDestination)?
  /// The same if it is a place on another host.
  let host: HostDestination?
  let negotiator: Negotiator
  /// The available conversions.
  let offer: GraphOffer
  /// The terms of the drop, narrowed by the view that applies.
  let terms: ResolvedDrop

  init(
    _ terms: ResolvedDrop, for open: any OpenSession, in context: ExchangeContext
  ) throws(ExchangeError) {
    let terms = terms.yielding(for: open, in: context)
    if HostDestination.isMeant(by: terms.request) {
      self = try Self.host(
        try HostDestination(terms.request, in: context),
        Question(terms: terms, open: open, context: context))
      return
    }
    if let kind = NamedDestinations.kind(for: terms.request) {
      self = try Self.named(
        try kind.init(terms.request, in: context),
        Question(terms: terms, open: open, context: context))
      return
    }
    if terms.isToText {
      self = try Self.text(Question(terms: terms, open: open, context: context))
      return
    }
    let sight: DestinationStatus
    do {
      sight = try DestinationStatus.look(
        at: terms.request.destination, from: context.workingDirectory)
    } catch {
      throw .destination(error)
    }
    var question = Question(terms: terms, open: open, context: context)
    try question.obeyView(of: sight)
    let obeying = question.terms
    if case .directory = sight {
    } else if let option = obeying.request.positionOption {
      throw .unsayable("\(option) applies to a folder, but the destination is not a folder")
    }
    switch sight {
    case .trash:
      self.init(.trash, try question.negotiator(fileName: nil).makingNothing(), question)
    case .directory(let path):
      question.goBelow(path)
      let position = try DropPosition(obeying.request, in: path, obeying.view)
      guard case .into(let directory) = position else {
        question.go(to: position)
        self.init(.directory(path), try question.negotiator(fileName: nil), question)
        return
      }
      try question.goInto(directory, position)
      self.init(.directory(directory), try question.negotiator(fileName: nil), question)
    case .missingDirectory(let path):
      self = try Self.newDirectory(path, question)
    case .file(let path):
      self = try Self.file(path, question, several: Self.refuseSeveral(path))
    case .missing(let path):
      let name = path.nameForItem
      guard obeying.namesFile(path) || question.hasDeclaredExtension(name) else {
        self = try Self.newDirectory(path, question)
        return
      }
      self = try Self.file(path, question) { (_) throws(ExchangeError) in
        try Self.newDirectory(path, question)
      }
    }
  }

  private static func refuseSeveral(
    _ path: FilePath
  ) -> (Int) throws(ExchangeError) -> DestinationShape {
    { (count) throws(ExchangeError) in throw .severalForAFile(path, count: count) }
  }

  /// The directory with all symbolic links resolved; nil if it does not exist or the destination is not a
  /// directory.
  var realDirectory: FilePath? {
    guard case .directory(let path) = destination else { return nil }
    return try? FileSystem.realPath(of: path)
  }

  static func named(
    _ named: any NamedDestination, _ question: Question, host: HostDestination? = nil
  ) throws(ExchangeError) -> DestinationShape {
    var question = question
    try question.narrow(to: named.accepted)
    return DestinationShape(
      .named(named.key), try question.negotiator(fileName: nil), question, named, host: host)
  }

  private static func text(_ question: Question) throws(ExchangeError) -> DestinationShape {
    var question = question
    let insertion = try question.terms.textInsertion(in: question.context)
    try question.obeyView(of: .file(insertion.file))
    try question.narrow(to: ["text"])
    return DestinationShape(
      .text(insertion), try question.negotiator(fileName: insertion.file.nameForItem), question)
  }

  init(
    _ destination: Destination, _ negotiator: Negotiator, _ question: Question,
    _ named: (any NamedDestination)? = nil, host: HostDestination? = nil
  ) {
    self.destination = destination
    self.named = named
    self.host = host
    self.negotiator = negotiator
    offer = question.offer
    terms = question.terms
  }

  private static func newDirectory(
    _ path: FilePath, _ question: Question
  ) throws(ExchangeError) -> DestinationShape {
    guard question.terms.request.makesParents else { throw .destination(.directoryMissing(path)) }
    var question = question
    try question.obeyView(of: .missingDirectory(path))
    return DestinationShape(
      .directory(path), try question.negotiator(fileName: nil), question)
  }

  private static func file(
    _ path: FilePath, _ question: Question,
    several: (Int) throws(ExchangeError) -> DestinationShape
  ) throws(ExchangeError) -> DestinationShape {
    let (negotiator, count) = try question.closestMatches(fileName: path.nameForItem)
    if count > 1 { return try several(count) }
    if question.terms.request.nameTemplate != nil { throw .templateForAFile }
    if let kind = (try? FileSystem.status(of: path))?.kind, !kind.hasContent {
      throw .destination(.notAFile(path))
    }
    let directory = path.directory
    guard
      question.terms.request.makesParents
        || !FileSystem.isGone(directory, followingLinks: true)
    else {
      throw .destination(.parentMissing(path))
    }
    return DestinationShape(.file(path), negotiator, question)
  }

  /// The inputs for resolving a destination.
  struct Question {
    /// The terms, narrowed by the view that applies.
    private(set) var terms: ResolvedDrop
    private var original: ResolvedDrop
    let open: any OpenSession
    let context: ExchangeContext
    let offer: GraphOffer

    init(terms: ResolvedDrop, open: any OpenSession, context: ExchangeContext) {
      self.terms = terms
      original = terms
      self.open = open
      self.context = context
      offer = context.conversions(terms.registry)
    }

    /// Sets the requested position in the directory.
    mutating func go(to position: DropPosition) { terms.position = position }

    /// Records the directory that the command names.
    mutating func goBelow(_ directory: FilePath) {
      terms.namedDirectory = directory
      original.namedDirectory = directory
    }

    /// Narrows the accepted types to these; words for unknown types are ignored.
    mutating func narrow(to words: [String]) throws(ExchangeError) {
      let known = words.filter { (try? terms.registry.accepted($0)) != nil }
      terms.receiving = try terms.receiving.narrowed(to: known)
    }

    mutating func obeyView(of sight: DestinationStatus) throws(ExchangeError) {
      let directory: FilePath
      switch sight {
      case .trash: return
      case .directory(let path), .missingDirectory(let path): directory = path
      case .file(let path), .missing(let path): directory = path.directory
      }
      try obey(try context.view(obeyedBy: directory, terms.registry))
    }

    mutating func obey(_ view: ResolvedView?) throws(ExchangeError) {
      guard let view else { return }
      terms = try original.yielding(to: view, in: context).obeying(view)
    }

    /// Applies the view that is in effect in the directory at the requested position.
    mutating func goInto(_ directory: FilePath, _ position: DropPosition) throws(ExchangeError) {
      let outer = terms.view?.root
      // The requested position refers to the outer view.
      original.request.at = nil
      try obeyView(of: .directory(directory))
      terms.position = terms.view?.root == outer ? position : .unspecified
    }

    func negotiator(
      fileName: String?, of only: Item? = nil
    ) throws(ExchangeError) -> Negotiator {
      Negotiator(
        registry: terms.registry,
        receiver: try terms.receiving.receiver(
          fileName: fileName, of: only, isRename: terms.isRename),
        conversions: offer)
    }

    func hasDeclaredExtension(_ name: String) -> Bool {
      let ending = TargetNaming.split(name, registry: terms.registry).fileExtension
      guard !ending.isEmpty else { return false }
      let last = ending.split(separator: ".").last.map(String.init) ?? ending
      return terms.registry.isDeclared(terms.registry.type(forExtension: last))
    }

    /// The receiver for a file of this name, and the number of items that match it.
    ///
    /// Items that match only as plain text are not counted if another item has the requested type. What the name asks
    /// of the only item depends on what that is.
    func closestMatches(fileName: String) throws(ExchangeError) -> (Negotiator, Int) {
      let only = try onlyItem()
      if let only, terms.isRename, terms.receiving.accepted.isEmpty,
        let type = terms.receiving.contradiction(of: fileName, to: only)
      {
        let words = "is only a new name: the content stays \(terms.registry.label(of: type))"
        context.report(.said(Diagnostic(.note, .itemOtherFormat, "'\(fileName)' \(words)")))
      }
      let whole = try negotiator(fileName: fileName, of: only)
      var receiver = whole.receiver
      guard !receiver.lastResort.isEmpty else { return (whole, try matches(with: whole)) }
      receiver.lastResort = []
      let strict = Negotiator(
        registry: whole.registry, receiver: receiver, conversions: whole.conversions)
      let count = try matches(with: strict)
      return count > 0 ? (strict, count) : (whole, try matches(with: whole))
    }

    /// The item of the drop; nil if there are several.
    private func onlyItem() throws(ExchangeError) -> Item? {
      var only: Item?
      for item in open.pages(of: terms.request.accept.items, for: context.origin) {
        if only != nil { return nil }
        only = try item.get()
      }
      return only
    }

    /// The number of items that match.
    private func matches(with negotiator: Negotiator) throws(ExchangeError) -> Int {
      var count = 0
      for item in open.pages(of: terms.request.accept.items, for: context.origin) {
        if negotiator.choice(for: try item.get()) != nil { count += 1 }
      }
      return count
    }
  }
}
