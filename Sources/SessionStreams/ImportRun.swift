package import Context
import Diagnostics
import FileTransfer
package import Items
package import Sessions
package import SystemCalls
import SystemPackage
import UniformTypes

/// Reads a stream and puts its items into a session that is being created.
///
/// Whoever wrote the stream is not trusted. Nothing in it is a path here, is run or is opened, and its items belong
/// to another contributor, whatever it says. Memory does not grow with the stream.
package final class ImportRun {
  private let input: StreamInput
  private let context: ExchangeContext
  private let description: TarMember
  private let headLine: [UInt8]
  private let progress: ProgressMeter
  private var expected = ExpectedEnd()
  /// The number of the last item.
  private var lastNumber = 0
  private var tree: OpenFile?

  /// The session as a whole.
  package let head: StreamHead

  /// Reads the beginning: what is said about the session as a whole.
  package init(_ file: OpenFile, in context: ExchangeContext) throws {
    let input = StreamInput(file, isCancelled: context.isCancelled)
    self.input = input
    self.context = context
    progress = ProgressMeter(items: nil, phase: .taking, report: context.report)
    do throws(ExchangeError) {
      guard let first = try input.next(), first.path == StreamHead.path, first.kind == .file
      else { throw ExchangeError.stream(.notExported) }
      description = first
    } catch {
      switch error {
      case .stream(.damaged): throw StreamError.notExported
      // Too short for a header.
      case .stream(.truncated) where !input.isEmpty: throw StreamError.notExported
      default: throw error
      }
    }
    input.take()
    var line: [UInt8] = []
    while line.last != 0x0A {
      guard line.count < DescriptionLines.longestLine, Int64(line.count) < description.size else {
        throw StreamError.notExported
      }
      line += try input.bytes(1)
    }
    headLine = line
    head = try StreamHead(line: line.dropLast())
  }

  /// Reads the rest to its end and checks all of it.
  ///
  /// - Parameter taken: Called with each item and its number in the new session.
  package func run(into writer: any SessionWriter, _ taken: (Item, Int) -> Void) throws {
    progress.start()
    defer { progress.close() }
    let lines = try takeDescription(writer)
    while let line = try lines.next() {
      let described = try StreamItem(line: line)
      guard described.number > lastNumber else {
        throw StreamError.damaged("the description is invalid")
      }
      lastNumber = described.number
      let item = try take(described, writer)
      let number = try writer.append(item, key: nil).index
      progress.finished(
        .init(index: number, name: item.name, bytes: item.representations.first?.size))
      taken(item, number)
    }
    try takeEnd()
    guard let tree else { return }
    // The payloads are synchronized one by one, but not what is in a folder.
    if try !tree.synchronize(fileSystem: true, unless: context.isCancelled) {
      throw ExchangeError.cancelled
    }
  }

  /// Keeps the lines of the items in an unnamed file until their data arrives.
  private func takeDescription(_ writer: any SessionWriter) throws -> DescriptionLines {
    let payload = try writer.newPayload()
    let file = try OpenFile.open(payload.path, .readWrite)
    try FileSystem.removeFile(payload.path)
    var digest = Digest.Running()
    headLine.withUnsafeBytes { digest.add($0) }
    try input.read(description.size - Int64(headLine.count)) { bytes in
      digest.add(bytes)
      try file.writeAll(bytes)
    }
    try input.readPadding(after: description.size)
    expected.add(digest.finished(), of: StreamHead.path)
    return DescriptionLines(file)
  }

  private func take(_ described: StreamItem, _ writer: any SessionWriter) throws -> Item {
    progress.enter(.taking, described.name)
    var representations: [Representation] = []
    for (index, form) in described.forms.enumerated() {
      let path = StreamItem.path(item: described.number, form: index + 1)
      guard let member = try input.next(), member.path == path,
        member.kind == (form.kind == .folder ? .directory : .file),
        member.size == form.size ?? 0
      else {
        throw StreamError.damaged(
          "the members of item \(described.number) do not match the description")
      }
      let (source, digest) = try take(member, form, writer)
      expected.add(digest, of: path)
      representations.append(
        Representation(
          type: form.type, source: source, visibility: form.visibility, size: form.size))
    }
    return Item(
      name: described.name, isNameGiven: described.isNameGiven,
      isFileName: described.isFileName && !described.isNameGiven,
      relativeDirectory: described.directory, representations: representations,
      contributor: head.contributor)
  }

  private func take(
    _ member: TarMember, _ form: StreamItem.Form, _ writer: any SessionWriter
  ) throws -> (Representation.Source, Digest) {
    if form.kind == .data, member.size <= Representation.inlineLimit {
      input.take()
      var bytes: [UInt8] = []
      let digest = try input.hashing { bytes = try input.bytes(Int(member.size)) }
      try input.readPadding(after: member.size)
      return (.inline(bytes), digest)
    }
    let payload = try writer.newPayload()
    let digest: Digest
    if form.kind == .folder {
      try FileSystem.removeFile(payload.path)
      digest = try input.hashing {
        input.take()
        var folder = try ImportedTree(
          member, at: payload.path, from: input, progress: { [progress] in progress.add($0) })
        tree = try folder.take()
      }
    } else {
      input.take()
      let file = try OpenFile.open(payload.path, .writeOnly)
      digest = try input.hashing {
        try input.readContent(of: member, into: file) { [progress] in progress.add($0) }
      }
      try input.readPadding(after: member.size)
    }
    return (.payload(payload.name), digest)
  }

  private func takeEnd() throws {
    guard let end = try input.next() else { throw StreamError.truncated }
    let (size, digest) = expected.finish(whole: input.whole.finished())
    let member = TarMember(path: StreamEnd.path, size: size, modified: description.modified)
    guard end == member, input.nextHeader == member.header else { throw Self.damage }
    input.take()
    guard try input.hashing({ try input.read(size) { _ in } }) == digest else { throw Self.damage }
    try input.readPadding(after: size)
    try input.readEnd()
  }

  private static let damage = StreamError.damaged("the checksums do not match")
}

extension StreamHead {
  /// Who added the items, which is never anybody here: a stream may name anybody.
  fileprivate var contributor: Session.Origin {
    Session.Origin(user: user, host: "\(host) (import)", application: application)
  }
}
