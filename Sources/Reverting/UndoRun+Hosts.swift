import Context
import Diagnostics
import FarPlaces
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

// What an undo does on other hosts beside the records of items.
extension UndoRun {
  /// Removes a directory on a host if it is empty; returns false if the next undo tries it again.
  func remove(_ place: HostPath) throws -> Bool {
    do throws(FarError) {
      let files = try context.hosts.files(of: place.host, in: context)
      return try files.removeIfEmpty(place.path) || tally.failed == 0
    } catch {
      if error == .cancelled { throw ExchangeError.cancelled }
      return false
    }
  }

  /// Takes back what a killed run left on hosts: hidden files, what it may have named, and the names of files that it
  /// has put aside.
  ///
  /// On a host that cannot be reached, the next drop there does it.
  func withdrawFromHosts() throws {
    for (host, items) in try unfinishedOnHosts() {
      do {
        let files = try context.hosts.files(of: host.host, in: context)
        try withdraw(items, from: host, files)
      } catch let error as FarError {
        if error == .cancelled { throw ExchangeError.cancelled }
        context.report(.said(error.diagnostic(FarPrefix(host))))
      }
    }
  }

  private func unfinishedOnHosts() throws -> [HostPath: Set<Int>] {
    var found: [HostPath: Set<Int>] = [:]
    var last: Int64 = 0
    while case let page = try open.unfinishedTransfers(after: last, limit: 256),
      let end = page.last
    {
      for record in page where record.run == run && record.step != .placed {
        guard let place = record.target.onHost else { continue }
        found[HostPath(host: place.host, path: ""), default: []].insert(record.item)
      }
      last = end.number
    }
    return found
  }

  private func withdraw(
    _ items: Set<Int>, from host: HostPath, _ files: any FarFileSystem
  ) throws {
    var left = try HostRemains(of: open, at: host, { files }, only: run)
    for error in try left.sweep(continuing: false, withdrawing: true) {
      context.report(.said(error.diagnostic(FarPrefix(host))))
    }
    try left.forget()
    let stuck = try unfinishedOnHosts().values.reduce(into: Set()) { $0.formUnion($1) }
    try open.change { writer in
      for index in items.subtracting(stuck).sorted() {
        switch try open.itemInAnyState(index)?.state {
        case .inTransit?, .failed?: try writer.setState(.pending, of: index)
        default: break
        }
      }
    }
  }
}
