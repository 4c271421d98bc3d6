import Context
import Destinations
import Diagnostics
import FileTransfer
import SystemCalls
import SystemPackage

// A place on another host is a folder or a file by the same rules as a path of this machine.
extension DestinationShape {
  static func host(
    _ host: HostDestination, _ question: Question
  ) throws(ExchangeError) -> DestinationShape {
    var question = question
    let registry = question.terms.registry
    try question.obey(try host.views.view(obeyedBy: host.governed, registry))
    let obeying = question
    if obeying.terms.isStop { try host.checkIsView(obeying.terms.view) }
    let request = obeying.terms.request
    func directory() throws(ExchangeError) -> DestinationShape {
      if case .missing(let path, _) = host.place.status, !request.makesParents {
        throw .destination(.directoryMissing(path))
      }
      return try named(host, obeying, host: host)
    }
    switch host.place.status {
    case .directory, .missing(_, isDirectory: true): return try directory()
    case .missing(let path, isDirectory: false):
      let name = host.place.file.nameForItem
      guard obeying.terms.namesFile(path) || obeying.hasDeclaredExtension(name) else {
        return try directory()
      }
      return try file(host, obeying) { (_) throws(ExchangeError) in try directory() }
    case .file(let path, let hasContent):
      let shape = try file(host, obeying) { (count) throws(ExchangeError) in
        throw .severalForAFile(path, count: count)
      }
      if !hasContent { throw .destination(.notAFileElsewhere(path)) }
      return shape
    }
  }

  private static func file(
    _ host: HostDestination, _ question: Question,
    several: (Int) throws(ExchangeError) -> DestinationShape
  ) throws(ExchangeError) -> DestinationShape {
    let path = host.place.file
    let (negotiator, count) = try question.closestMatches(fileName: path.nameForItem)
    if count > 1 { return try several(count) }
    if question.terms.request.nameTemplate != nil { throw .templateForAFile }
    if !question.terms.request.makesParents {
      let hasDirectory: Bool
      do throws(FarError) {
        hasDirectory = try host.place.hasDirectory(path.directory)
      } catch {
        throw ExchangeError(error, on: host.place.id)
      }
      if !hasDirectory { throw .destination(.parentMissing(path)) }
    }
    let host = host.asFile
    return DestinationShape(.named(host.key), negotiator, question, host, host: host)
  }
}
