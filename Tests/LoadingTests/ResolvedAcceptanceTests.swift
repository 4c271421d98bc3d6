import Context
import Negotiation
import Testing
import UniformTypes

@testable import Loading

@Suite struct ResolvedAcceptanceTests {
  @Test(
    "Of the sizes of a user and of a view the smaller one counts",
    arguments: [
      (["jpeg"], ["jpeg;max=2048"], ["public.jpeg 2048"]),
      (["jpeg;max=100"], ["jpeg;max=2048"], ["public.jpeg 100"]),
      (["jpeg;max=4000"], ["jpeg;max=2048"], ["public.jpeg 2048"]),
      (["image;max=100"], ["jpeg;max=2048", "png"], ["public.jpeg 100", "public.png 100"]),
      (["jpeg;max=100"], ["image"], ["public.jpeg 100"]),
      (["jpeg"], ["image;max=50", "jpeg"], ["public.jpeg -"]),
      (["any"], ["jpeg;max=9", "pdf"], ["public.jpeg 9", "com.adobe.pdf -"]),
      (["jpeg"], [], ["public.jpeg -"]), (["pdf"], ["jpeg;max=9"], []),
    ])
  func sizes(user: [String], view: [String], expected: [String]) throws {
    var request = AcceptRequest()
    request.accept = user
    let receiver = try ResolvedAcceptance(request, registry: .builtIn).narrowed(to: view).receiver()
    #expect(
      receiver.accepted.map { "\($0.identifier) \($0.largest.map(String.init) ?? "-")" } == expected
    )
  }

  @Test func whatIsRequiredHasNoSize() {
    var request = AcceptRequest()
    request.require = ["jpeg;max=100"]
    #expect(throws: ExchangeError.self) {
      try ResolvedAcceptance(request, registry: .builtIn)
    }
  }
}
