import Testing

@testable import ContentDetection

struct MarkupInspectionTests {
  private func finding(_ text: String, isWhole: Bool = true) -> Finding? {
    TextInspection.finding(in: Array(text.utf8)[...], isWhole: isWhole)
  }

  @Test(arguments: [
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "image/svg+xml"),
    (
      "<?xml version='1.0'?>\n<!-- by hand -->\n<s:svg xmlns:s='http://www.w3.org/2000/svg'/>",
      "image/svg+xml"
    ),
    ("<!DOCTYPE svg PUBLIC \"a\" \"b\" [<!ENTITY c \"d\">]>\n<svg></svg>", "image/svg+xml"),
    ("<rss version=\"2.0\"><channel/></rss>", "application/rss+xml"),
    ("<feed xmlns=\"http://www.w3.org/2005/Atom\"/>", "application/atom+xml"),
    ("<kml xmlns=\"http://www.opengis.net/kml/2.2\"/>", "application/vnd.google-earth.kml+xml"),
    ("<gpx xmlns=\"http://www.topografix.com/GPX/1/1\"/>", "application/gpx+xml"),
    ("<plist version=\"1.0\"><dict/></plist>", "application/x-plist"),
    ("<x:stylesheet xmlns:x=\"http://www.w3.org/1999/XSL/Transform\"/>", "application/xslt+xml"),
    (
      "<office:document xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\""
        + " office:mimetype=\"application/vnd.oasis.opendocument.text\"/>",
      "application/vnd.oasis.opendocument.text-flat-xml"
    ),
    (
      "<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\"/>",
      "application/xhtml+xml"
    ),
    ("<?php echo 1;", "application/x-php"),
  ])
  func vocabulariesAreToldByNamespaceAndRoot(text: String, mimeType: String) {
    #expect(finding(text)?.mimeType == mimeType && finding(text)?.certainty == .settled)
  }

  @Test func anUnknownVocabularyIsXMLThatANameKnowsBetter() {
    #expect(
      finding("<?xml version=\"1.0\"?><order/>") == .family("application/xml", "XML root <order>"))
    #expect(finding("<order><item/></order>\n")?.mimeType == "application/xml")
    #expect(finding("<order> is a word in brackets") == nil)
    let namespace = "<order xmlns=\"urn:x\"><item></order>\n"
    #expect(finding(namespace)?.certainty == .family)
  }

  @Test func elementsThatNothingDeclaresOnlyLookLikeXML() {
    #expect(finding("<order><item/></order>\n")?.certainty == .likely)
    #expect(finding("<a1><a1>x</a1><a1/></a1>\n")?.certainty == .likely)
    #expect(finding("<event>started</event>\n<event>stopped</event>\n") == nil)
    #expect(finding("<event/>\n<event>stopped</event>\n") == nil)
    #expect(finding("<event><event>started</event>\n") == nil)
  }

  @Test(arguments: [
    "<!doctype html><title>x</title>", "\n\n<html>", "<!-- c --><HTML lang=de><p>",
    "<div class=\"a\"><p>x</p></div>", "<script>var a = 1;</script>\n<p>x</p>",
  ])
  func pagesAndPiecesOfThemAreHTML(text: String) {
    #expect(finding(text)?.mimeType == "text/html")
  }

  @Test func aCommentOfThreeDashesIsNotYetColdFusion() {
    let comment = "<!--- words --->\n"
    #expect(finding(comment + "<cfset a = 1>\n")?.mimeType == "text/x-cfm")
    #expect(finding(comment + "<CFOUTPUT>#a#</CFOUTPUT>\n")?.mimeType == "text/x-cfm")
    #expect(finding(comment + "# Title\n\nSome words.\n")?.mimeType != "text/x-cfm")
    #expect(finding("<!--- by hand -->\n<html><p>x</p></html>\n")?.mimeType == "text/html")
    #expect(
      finding("<!--- by hand -->\n<order><item/></order>\n")?.mimeType == "application/xml")
  }

  @Test(
    "Pages with the tags of a template language are only faint evidence of HTML",
    arguments: [
      "<ul>\n<% for a in b %><li>{{ a }}</li>\n<% end %></ul>\n", "<div><p>{{ a }}</p></div>\n",
      "<!doctype html><title>{% block a %}{% endblock %}</title>",
    ])
  func templateTags(text: String) {
    #expect(finding(text)?.certainty == .faint)
    #expect(finding(text)?.mimeType == "text/html")
  }

  @Test("Scripts in a page may contain any braces")
  func bracesInScripts() {
    let page = "<!doctype html><script>a = {{}: `${b}`}</script>"
    #expect(finding(page)?.certainty == .family)
  }

  @Test func markdownMayBeginWithHTML() {
    #expect(finding("<p align=center>x</p>\n\n# Title\n\ntext\n")?.mimeType == "text/markdown")
  }

  @Test func aCutInAnyPlaceIsStillXML() {
    let text = "<?xml version=\"1.0\"?><order>" + String(repeating: "<a>1</a>", count: 20)
    #expect(finding(text, isWhole: false)?.mimeType == "application/xml")
  }
}
