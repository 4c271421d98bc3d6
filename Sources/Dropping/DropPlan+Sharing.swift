import Context
import Destinations
import Items
import Loading
import OrderedViews
package import Sessions

// Which drops can share a session: those that place each item by itself.

extension DropRequest {
  /// Whether nothing in the request concerns the items as a whole.
  package var mayShare: Bool {
    !isAtomic && !keepsItems && !asProposed && route == nil && command == nil && append == nil
      && insert == nil && at == nil && manifest == nil && manifestThere == nil
      && !accept.requiresAll && accept.items?.isInOrder != false
  }
}

extension DropPlan {
  /// Whether the destination takes each item by itself, and keeps neither an order nor a list.
  var mayShare: Bool {
    guard terms.request.mayShare, terms.arrangement(in: destination) == nil,
      terms.view?.view.manifest == nil
    else { return false }
    if let named { return named is HostDestination }
    return trash == nil && isDirectory
  }

  /// How long to wait for others.
  var wait: Duration { .nanoseconds(terms.request.wait) }
}

/// The claim with which a drop begins.
package struct DropClaim {
  package let claim: Claim
  /// Whether the drop may share the session with others.
  let isJoined: Bool
  /// Whether a drop was in progress when the session was opened, and none is now.
  let wasDropping: Bool
  /// Whether, when this drop joined the others, one was gone that may not have told what it had placed.
  let wasCutOff: Bool

  /// The claim with which a session was created.
  init(_ claim: Claim) {
    self.claim = claim
    isJoined = false
    wasDropping = false
    wasCutOff = false
  }

  /// Claims the session; nil if others have dropped everything while this drop waited to join them.
  package init?(of open: any OpenSession, for request: DropRequest) throws {
    let wait = Duration.nanoseconds(request.wait)
    let wasDropping = open.session.state == .dropping
    // One item cannot be divided.
    isJoined = try request.mayShare && !open.session.isSensitive && open.counts().items > 1
    guard isJoined else {
      claim = try open.claim(by: .thisProcess(), wait: wait)
      self.wasDropping = wasDropping
      wasCutOff = false
      return
    }
    do throws(SessionError) {
      claim = try open.join(by: .thisProcess(), wait: wait)
    } catch {
      guard case .ended = error, open.session.state == .ended else { throw error }
      return nil
    }
    let others = try open.otherDrops()
    self.wasDropping = wasDropping && others.running == 0
    wasCutOff = others.gone > 0
  }
}
