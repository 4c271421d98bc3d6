import SystemCalls
import Testing

@Suite struct ClampedArithmeticTests {
  @Test func whatLiesOutsideIsHeldAtTheEnd() {
    #expect(Int64.max.addingClamped(1) == .max)
    #expect(Int64.min.addingClamped(-1) == .min)
    #expect(Int64.min.addingClamped(.max) == -1)
    #expect(Int64.max.subtractingClamped(-1) == .max)
    #expect(Int64.min.subtractingClamped(1) == .min)
    #expect(Int64(3).subtractingClamped(-4) == 7)
    #expect(Int64.max.multipliedClamped(by: 2) == .max)
    #expect(Int64.max.multipliedClamped(by: -2) == .min)
    #expect(Int64.min.multipliedClamped(by: -1) == .max)
    #expect(Int64.min.multipliedClamped(by: 2) == .min)
    #expect(Int64(3).multipliedClamped(by: -4) == -12)
    #expect(Int64.min.multipliedClamped(by: 0) == 0)
  }
}
