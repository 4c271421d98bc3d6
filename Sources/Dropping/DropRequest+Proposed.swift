package import Context
import Items
package import Sessions

// Performing the last proposal, which determines everything but the time limits.
extension DropRequest {
  package func checkAlone() throws(ExchangeError) {
    var alone = DropRequest()
    alone.session = session
    alone.asProposed = true
    alone.wait = wait
    alone.timeout = timeout
    alone.jobs = jobs
    if self != alone { throw .proposedWithOthers }
  }

  /// The request of the session's last proposal.
  package func proposed(in open: any OpenSession) throws -> DropRequest {
    guard let kept = try open.lastProposal() else {
      throw ExchangeError.noProposal(session: open.session.name)
    }
    _ = try open.counts()
    guard kept.generation == open.session.generation else {
      throw ExchangeError.staleProposal(session: open.session.name)
    }
    // A proposal stored by another version may lack fields of the current request.
    guard let proposal = try? Proposal(json: kept.json) else {
      throw ExchangeError.staleProposal(session: open.session.name)
    }
    var request = proposal.request
    // An earlier version did not record them.
    request.proposedFolders = request.proposedFolders ?? []
    request.timeout = timeout ?? request.timeout
    request.jobs = jobs ?? request.jobs
    return request
  }
}
