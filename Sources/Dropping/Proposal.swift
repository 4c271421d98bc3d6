import Context
import Destinations
import FoundationEssentials
import OrderedViews
import SystemCalls
import SystemPackage

/// The last proposal as stored in a session: the request, with its destination resolved.
package struct Proposal: Codable {
  package var request: DropRequest

  /// Resolves the paths of a request, so that it can be performed from any directory.
  package init(_ request: DropRequest, _ route: DropRoute) {
    let plan = route.stops[0]
    self.request = request
    self.request.session = nil
    let hasDestination =
      !route.isRoute && request.command == nil && request.append == nil && request.insert == nil
    self.request.destination =
      hasDestination && request.host == nil ? plan.destinationKey : nil
    self.request.host = request.host.map { _ in plan.destinationKey }
    if route.isRoute { self.request.route = route.stops.map(\.destinationKey) }
    if case .text(let insertion) = plan.destination {
      self.request.append = request.append.map { _ in insertion.file.carried }
      self.request.insert = request.insert.map { _ in
        "\(insertion.file.carried):\(insertion.line ?? 1)"
      }
    }
    // The destination already includes the subdirectory.
    if !route.isRoute, case .into = plan.terms.position {
      self.request.into = nil
      self.request.at = nil
    }
    self.request.manifest = request.manifest.map {
      plan.context.absolute(FilePath(carried: $0)).carried
    }
    if let host = plan.named as? HostDestination {
      self.request.manifestThere = (try? host.manifestPath(request))?.carried
    }
    if !route.isRoute && plan.isDirectory && request.makesParents {
      self.request.destination? += "/"
      self.request.host? += "/"
    }
  }

  func encoded() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }

  package init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(Proposal.self, from: Data(json))
  }
}
