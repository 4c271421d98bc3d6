import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

/// Files that are synced together.
@Suite struct FilesTogetherTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func open(_ count: Int) throws -> [OpenFile] {
    try (0..<count).map { try OpenFile.open(try sandbox.write("\($0)", "text")) }
  }

  /// Which of the files are reported as failed if the n-th of these calls fails; nil if there is no such call.
  private func failed(_ files: [OpenFile], _ call: String, _ number: Int) -> Int? {
    let plan = FaultPlan(call: call, number: number, fails: .ioError)
    let failures = plan.inForce { FilesTogether.synchronize(files) }
    #expect(failures.count == files.count)
    return plan.fired ? failures.count { $0?.errno == .ioError } : nil
  }

  @Test("Few files are synced one by one, and a failure is that of one")
  func few() throws {
    let files = try open(FilesTogether.few)
    for number in [1, 2, files.count] { #expect(failed(files, "fsync", number) == 1) }
    #expect(failed(files, "fsync", files.count + 1) == nil)
    #expect(failed(files, "syncfs", 1) == nil)
  }

  @Test("Many files are synced at once, and a failure is that of all")
  func many() throws {
    let files = try open(FilesTogether.few + 1)
    let isWhole = try files[0].volume().kind.syncsAsAWhole
    #expect(failed(files, "syncfs", 1) == (isWhole ? files.count : nil))
    #expect(failed(files, "syncfs", 2) == nil)
    #expect(failed(files, "fsync", 1) == (isWhole ? nil : 1))
  }

  @Test("No file is named whose data could not be synced")
  func named() throws {
    let fetched = try (0..<3).map { index in
      try RestoredFile.Fetched(
        sandbox.write("staged\(index)", "text"), for: sandbox.path("named\(index)"),
        in: OpenFile.openPath(sandbox.root), mode: 0o640, modified: 1_000_000_000)
    }
    let plan = FaultPlan(call: "fsync", number: 2, fails: .ioError)
    let failures = plan.inForce { RestoredFile.name(fetched) }
    #expect(plan.fired && failures.count { $0 != nil } == 1)
    for (index, failure) in failures.enumerated() {
      let named = try FileSystem.statusIfPresent(
        of: sandbox.path("named\(index)"), followingLinks: false)
      #expect((named == nil) == (failure != nil))
      if let named { #expect(named.mode & 0o777 == 0o640 && named.modified == 1_000_000_000) }
    }
  }
}
