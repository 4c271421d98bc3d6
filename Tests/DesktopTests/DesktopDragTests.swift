import DesktopProtocol
import Diagnostics
import JSON
import Testing

@Suite struct DesktopDragTests {
  @Test func aDragComesBackFromItsJSON() throws {
    let drag = DesktopDrag(
      window: .init(way: .x11, title: "two \"items\"", lines: ["a", ""]), actions: [.move, .copy],
      forms: [.init(names: ["text/plain"], content: .bytes([0xFF]))],
      save: CarriedText.text([0x61, 0xFF]))
    #expect(try DesktopDrag(json: JSONValue.object(drag.json).bytes) == drag)
    #expect(try DesktopWindow(json: JSONValue.object(drag.window.json).bytes) == drag.window)
  }

  @Test(arguments: [
    (#"{"lines":[],"actions":["copy"],"forms":[],"save":"x"}"#, "title"),
    (#"{"title":"","actions":["copy"],"forms":[],"save":"x"}"#, "lines"),
    (#"{"title":"","lines":[1],"actions":["copy"],"forms":[],"save":"x"}"#, "line"),
    (#"{"title":"","lines":[],"forms":[],"save":"x"}"#, "actions"),
    (#"{"title":"","lines":[],"actions":[],"forms":[],"save":"x"}"#, "actions"),
    (#"{"title":"","lines":[],"actions":["link"],"forms":[],"save":"x"}"#, "actions"),
    (#"{"title":"","lines":[],"actions":["copy","copy"],"forms":[],"save":"x"}"#, "actions"),
    (#"{"title":"","lines":[],"actions":["copy"],"forms":[]}"#, "nothing to drag"),
    (#"{"title":"","lines":[],"actions":["copy"],"save":"x"}"#, "forms"),
    (#"{"title":"","lines":[],"actions":["copy"],"forms":[],"save":"a/b"}"#, "save"),
    (#"{"title":"","lines":[],"actions":["copy"],"forms":[],"save":".."}"#, "save"),
    (#"{"title":"","lines":[],"actions":["copy"],"forms":[],"save":""}"#, "save"),
    (#"{"title":"","way":"carrier","lines":[],"actions":["copy"],"forms":[],"save":"x"}"#, "way"),
  ])
  func whatIsNotADragIsRefused(text: String, reason: String) {
    let failure = #expect(throws: DesktopDrag.Malformed.self) {
      try DesktopDrag(json: Array(text.utf8))
    }
    #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "")")
  }
}
