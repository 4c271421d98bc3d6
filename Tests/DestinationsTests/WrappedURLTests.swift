import Destinations
import Testing

/// URLs that contain another URL in their query.
struct WrappedURLTests {
  @Test(
    arguments: [
      ("http://s.example/?imgurl=https%3A%2F%2Fe.org%2Fa.jpg&q=1", "https://e.org/a.jpg"),
      ("http://s.example/?q=1&imgurl=https://e.org/a.jpg", "https://e.org/a.jpg"),
      ("http://s.example/?q=1;imgurl=https://e.org/a.jpg#top", "https://e.org/a.jpg"),
      // An equals sign is part of the value, also in a URL that is not encoded.
      ("http://s.example/?imgurl=https://e.org/?a=b", "https://e.org/?a=b"),
      ("http://s.example/?imgurl=https%3A%2F%2Fe.org%2F%C3%A9", "https://e.org/é"),
      ("http://s.example/?img%75rl=ftp://e.org/a", "ftp://e.org/a"),
      // Only the outermost URL is unwrapped.
      (
        "http://s.example/?imgurl=http%3A%2F%2Ft.example%2F%3Fimgurl%3Dhttp%253A%252F%252Fe.org%252F",
        "http://t.example/?imgurl=http%3A%2F%2Fe.org%2F"
      ),
    ])
  func theInnerOneIsMeant(outer: String, inner: String) {
    #expect(WrappedURL(outer).unwrapped(keys: ["imgurl"]) == inner)
  }

  @Test(arguments: [
    "", "imgurl=https://e.org/", "http://s.example/imgurl=https://e.org/", "http://s.example/?",
    "http://s.example/?imgurl", "http://s.example/?imgurl=", "http://s.example/?imgurl=a.jpg",
    "http://s.example/?imgurl=//e.org/a.jpg", "http://s.example/?imgurl=https://",
    "http://s.example/?imgurl=://e.org", "http://s.example/?imgurl=https%3A%2F%2Fe.org%2",
    "http://s.example/?imgurl=https://e.org/%zz", "http://s.example/?imgurl=https://e.org/%0aX",
    "http://s.example/?imgurl=https://e.org/%ff", "http://s.example/?imgurl=https://e.org/a%20b",
    "http://s.example/?IMGURL=https://e.org/", "http://s.example/?ximgurl=https://e.org/",
    "http://s.example/#?imgurl=https://e.org/", "http://s.example/?imgurl=1http://e.org/",
  ])
  func whatWrapsNoneStays(text: String) {
    #expect(WrappedURL(text).unwrapped(keys: ["imgurl"]) == text)
  }

  @Test func theFirstKeyThatIsThereCounts() {
    let url = WrappedURL("http://s.example/?b=http://b.example/&a=x&a=http://a.example/")
    #expect(url.unwrapped(keys: ["a", "b"]) == "http://a.example/")
    #expect(url.unwrapped(keys: ["b", "a"]) == "http://b.example/")
    #expect(
      url.unwrapped(keys: []) == "http://s.example/?b=http://b.example/&a=x&a=http://a.example/")
  }
}
