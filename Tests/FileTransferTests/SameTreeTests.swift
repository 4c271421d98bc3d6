import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

@Suite struct SameTreeTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    for tree in ["one", "other"] {
      try sandbox.write("\(tree)/a", "a")
      try sandbox.write("\(tree)/in/b", "b")
    }
  }

  private func isAll() -> Bool {
    SameTree.isAll(
      of: sandbox.path("one"), in: sandbox.path("other"), isCancelled: { false })
  }

  @Test("A tree is there if everything in it is; additional entries do not matter")
  func same() throws {
    #expect(isAll())
    try sandbox.write("other/in/more", "more")
    #expect(isAll())
  }

  @Test(
    "One difference makes trees different",
    arguments: [("one/new", "x"), ("other/in/b", "c"), ("one/a", "longer"), ("one/in/in/c", "c")])
  func different(_ path: String, _ text: String) throws {
    try sandbox.write(path, text)
    #expect(!isAll())
  }

  @Test("A directory in the place of a file differs")
  func kinds() throws {
    try sandbox.write("one/k/x", "x")
    try sandbox.write("other/k", "x")
    #expect(!isAll())
  }

  @Test("A cancelled comparison reports no match")
  func cancelled() {
    #expect(
      !SameTree.isAll(of: sandbox.path("one"), in: sandbox.path("other"), isCancelled: { true }))
  }
}
