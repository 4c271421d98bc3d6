import Glibc

/// The entry point for libFuzzer, called once for each input; the environment variable
/// `FUZZ_TARGET` selects the parser.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do { try chosen.run(bytes) } catch { fatalError("\(error)") }
  return 0
}

private let chosen: FuzzTarget = {
  guard let name = getenv("FUZZ_TARGET").map({ String(cString: $0) }),
    let target = FuzzTarget(rawValue: name)
  else { fatalError("FUZZ_TARGET must be one of \(FuzzTarget.allCases)") }
  return target
}()
