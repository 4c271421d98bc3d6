import Context
import Diagnostics
import FarPlaces
import FileTransfer
import Items
import Sessions
import SystemCalls

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

  /// Gives files on hosts their names again that a killed run has put aside.
  ///
  /// The next drop there finishes what it began.
  func bringBackReplaced() throws {
    try open.eachPage(of: run) { page in
      for record in page where record.step == .naming && record.item > 0 {
        guard let place = record.target.onHost else { continue }
        do throws(FarError) {
          let files = try context.hosts.files(of: place.host, in: context)
          let withdrawal = HostWithdrawal(record, on: FarPrefix(place), files)
          if try withdrawal.hasPutAside() { try withdrawal.withdraw() }
        } catch {
          if error == .cancelled { throw ExchangeError.cancelled }
          context.report(.said(error.diagnostic(FarPrefix(place))))
        }
      }
      return true
    }
  }
}
