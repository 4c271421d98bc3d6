import Destinations
import Items
import Testing

/// The text of a view.
struct ViewReaderTests {
  private let reader = ViewReader(
    .init(
      type: { $0 == "nope" ? "unknown type 'nope'" : nil }, conflictRules: ["dedupe", "fail"],
      numberingStyles: ["space", "dash"]))

  private func view(_ text: String) throws -> View { try reader.view(Array(text.utf8)) }

  private func problem(_ text: String) throws -> ViewProblem? {
    do throws(ViewProblem) {
      _ = try reader.view(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func everyKeyComesBackFromItsText() throws {
    var whole = View()
    whole.accept = ["image", "public.png"]
    whole.require = ["public.url"]
    whole.local = .move
    whole.external = .forbidden
    whole.onConflict = "fail"
    whole.numbering = "dash"
    whole.ordered = true
    whole.intent = .insertAtDestinationIndexPath
    whole.defaultIndex = 1
    whole.allowsMove = false
    whole.localOnly = true
    whole.unwrapURL = ["imgurl"]
    whole.name = "{date:%Y}/\"{name}\""
    whole.verify = false
    whole.manifest = "sums/SHA256SUMS"
    #expect(try view(whole.text) == whole)
    #expect(whole.text.split(separator: "\n").count == View.keys.count + 2)
  }

  @Test func aViewThatSaysNothingIsOne() throws {
    #expect(try view("{}") == View())
    #expect(try view(View().text) == View())
  }

  @Test func aViewMaySayTheVersionOfItsFormat() throws {
    #expect(try view("{\"format\": 1, \"ordered\": true}").ordered == true)
  }

  @Test func aTextWrittenByHandMayHaveComments() throws {
    let text = "{ // mine\n  local: 'copy',\n  accept: [\"text\",],\n}\n"
    var expected = View()
    expected.local = .copy
    expected.accept = ["text"]
    #expect(try view(text) == expected)
  }

  @Test(arguments: [
    ("", 1, "the end of the file"), ("[]", 1, "must be an object"),
    ("{\n\"local\": \"give\"}", 2, "must be one of move, copy, forbidden, not 'give'"),
    ("{\n\n\"accept\": \"png\"}", 3, "must be a list"),
    ("{\"accept\": []}", 1, "must not be empty"),
    ("{\"accept\": [\n\"nope\"]}", 2, "unknown type 'nope'"),
    ("{\"ordered\": 1}", 1, "must be true or false, not a number"),
    ("{\"onConflict\": \"burn\"}", 1, "one of dedupe, fail"),
    ("{\n\"command\": \"rm\"}", 2, "unknown key 'command'"),
    ("{\"name\": \"../{name}\"}", 1, "is outside"),
    ("{\"name\": \"{x}\"}", 1, "unknown placeholder"),
    ("{\"manifest\": \"/etc/x\"}", 1, "not the path of a file inside the view"),
    ("{\"manifest\": \"a/../../x\"}", 1, "not the path of a file inside the view"),
    ("{\"manifest\": \"../\u{301}x\"}", 1, "not the path of a file inside the view"),
    ("{\"manifest\": \".dnd/\u{301}x\"}", 1, "cannot be in .dnd"),
    ("{\"manifest\": \".dnd/view.json\"}", 1, "cannot be in .dnd"),
    ("{\"external\": \"move\"}", 1, "one of copy, forbidden"),
    ("{\n\"format\": 2}", 2, "later version"), ("{\"format\": \"1\"}", 1, "whole number"),
    ("{\"local\": \"copy\", \"local\": \"move\"}", 1, "local"),
  ])
  func whatIsNotUnderstoodIsSaidWhere(text: String, line: Int, words: String) throws {
    let problem = try #require(try problem(text))
    #expect(problem.line == line)
    #expect(problem.reason.contains(words), "\(problem.reason)")
  }

  @Test func whatIsSaidAnewStandsAndTheRestStays() {
    var old = View()
    old.local = .copy
    old.ordered = true
    var new = View()
    new.local = .move
    var expected = old
    expected.local = .move
    #expect(old.replaced(by: new) == expected)
  }
}
