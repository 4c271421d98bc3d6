/// The formats based on XML, identified by root element and namespace.
enum XMLVocabularies {
  /// The format of a document with this prolog; nil if its vocabulary is unknown.
  static func mimeType(_ prolog: MarkupProlog) -> String? {
    if let namespace = prolog.namespace,
      let found = byNamespace(namespace, prolog)
    {
      return found
    }
    return byDoctype(prolog) ?? byRoot(prolog)
  }

  /// The format of a namespace, each of which belongs to one format.
  private static func byNamespace(_ namespace: String, _ prolog: MarkupProlog) -> String? {
    let root = prolog.localName
    switch namespace {
    case "http://www.w3.org/2000/svg": return root == "svg" ? "image/svg+xml" : nil
    case "http://www.w3.org/1999/xhtml": return root == "html" ? "application/xhtml+xml" : nil
    case "http://www.w3.org/2005/Atom": return "application/atom+xml"
    case "http://www.w3.org/2007/app": return "application/atomsvc+xml"
    case "http://www.w3.org/1999/02/22-rdf-syntax-ns#": return resourceDescription(prolog)
    case "http://www.w3.org/2002/07/owl#": return "application/owl+xml"
    case "http://www.w3.org/2005/sparql-results#": return "application/sparql-results+xml"
    case "http://www.w3.org/1998/Math/MathML": return "application/mathml+xml"
    case "http://www.w3.org/1999/XSL/Transform": return "application/xslt+xml"
    case "http://www.w3.org/1999/XSL/Format": return "text/x-xslfo"
    case "http://www.w3.org/2001/XMLSchema": return "application/xml"
    case "http://schemas.xmlsoap.org/wsdl/", "http://www.w3.org/ns/wsdl":
      return "application/wsdl+xml"
    case "http://schemas.xmlsoap.org/soap/envelope/", "http://www.w3.org/2003/05/soap-envelope":
      return "application/soap+xml"
    case "http://www.w3.org/ns/ttml": return "application/ttml+xml"
    case "http://www.w3.org/2005/11/its": return "application/its+xml"
    case "http://www.w3.org/2001/vxml": return "application/voicexml+xml"
    case "http://www.w3.org/2001/06/grammar": return "application/srgs+xml"
    case "http://www.w3.org/2001/10/synthesis": return "application/ssml+xml"
    case "http://www.w3.org/2005/07/scxml": return "application/scxml+xml"
    case "http://www.w3.org/2003/InkML": return "application/inkml+xml"
    case "http://www.w3.org/2002/xforms": return "application/xml"
    case "http://relaxng.org/ns/structure/1.0": return "application/xml"
    case "http://purl.oclc.org/dsdl/schematron": return "application/xml"
    case "http://docbook.org/ns/docbook": return "application/docbook+xml"
    case "http://www.tei-c.org/ns/1.0": return "application/tei+xml"
    case "http://www.mozilla.org/keymaster/gatekeeper/there.is.only.xul":
      return "application/vnd.mozilla.xul+xml"
    case "http://www.collada.org/2005/11/COLLADASchema",
      "http://www.collada.org/2008/03/COLLADASchema":
      return "model/vnd.collada+xml"
    case "http://www.topografix.com/GPX/1/0", "http://www.topografix.com/GPX/1/1":
      return "application/gpx+xml"
    case "http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2":
      return "application/vnd.garmin.tcx+xml"
    case "http://xspf.org/ns/0/": return "application/xspf+xml"
    case "urn:ietf:params:xml:ns:metalink": return "application/metalink4+xml"
    case "http://www.metalinker.org/", "http://www.metalinker.org":
      return "application/metalink+xml"
    case "http://www.newzbin.com/DTD/2003/nzb": return "application/x-nzb"
    case "http://ns.adobe.com/xfdf/", "http://ns.adobe.com/xfdf":
      return "application/vnd.adobe.xfdf"
    case "http://ns.adobe.com/xdp/": return "application/vnd.adobe.xdp+xml"
    case "adobe:ns:meta/": return "application/rdf+xml"
    case "http://www.gribuser.ru/xml/fictionbook/2.0": return "application/x-fictionbook+xml"
    case "http://www.gnumeric.org/v10.dtd": return "application/x-gnumeric"
    case "http://www.lysator.liu.se/~alla/dia/": return diaDocument(root)
    case "http://www.daa.com.au/~james/dia-shape-ns": return "application/x-dia-shape"
    case "http://www.abisource.com/awml.dtd": return "application/x-abiword"
    case "http://maven.apache.org/POM/4.0.0", "http://maven.apache.org/POM/4.1.0":
      return "text/x-maven+xml"
    case "http://schemas.microsoft.com/office/word/2003/wordml": return "application/vnd.ms-wordml"
    case "urn:schemas-microsoft-com:office:spreadsheet": return "application/vnd.ms-excel"
    case "http://schemas.microsoft.com/wix/2006/wi", "http://wixtoolset.org/schemas/v4/wxs":
      return "application/xml"
    case "http://schemas.microsoft.com/visio/2003/core", "urn:schemas-microsoft-com:office:visio":
      return "application/vnd.visio"
    case "http://schemas.microsoft.com/winfx/2006/xaml/presentation": return "application/xaml+xml"
    case "http://schemas.microsoft.com/3dmanufacturing/core/2015/02":
      return "application/vnd.ms-package.3dmanufacturing-3dmodel+xml"
    case "http://schemas.microsoft.com/office/2006/xmlPackage": return "application/xml"
    case "http://schemas.microsoft.com/appx/appinstaller/2017",
      "http://schemas.microsoft.com/appx/appinstaller/2017/2",
      "http://schemas.microsoft.com/appx/appinstaller/2018":
      return "application/appinstaller"
    case "http://www.isotc211.org/2005/gmd", "http://www.isotc211.org/2005/gmi":
      return "text/iso19139+xml"
    case "urn:oasis:names:tc:opendocument:xmlns:office:1.0": return openDocument(prolog)
    case "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0": return "application/xml"
    case "urn:oasis:names:tc:dita:xmlns:ditamap": return "application/dita+xml"
    case "urn:oasis:names:tc:ciq:xpil:3": return "application/xml"
    case "http://schema.omg.org/spec/XMI/2.1", "http://schema.omg.org/spec/XMI/2.0":
      return "text/x-xmi"
    case "http://www.daisy.org/z3986/2005/ncx/": return "application/x-dtbncx+xml"
    case "http://www.daisy.org/z3986/2005/dtbook/": return "application/x-dtbook+xml"
    case "http://www.idpf.org/2007/opf", "http://openebook.org/namespaces/oeb-package/1.0/":
      return "application/oebps-package+xml"
    case "http://www.loc.gov/MARC21/slim": return "application/marcxml+xml"
    case "http://www.loc.gov/METS/": return "application/mets+xml"
    case "http://www.loc.gov/mods/v3": return "application/mods+xml"
    case "http://www.music-encoding.org/ns/mei": return "application/xml"
    case "http://xml.phpunit.de/coverage": return "application/xml"
    case "http://www.w3.org/2006/07/ws-policy": return "application/xml"
    case "jabber:client", "jabber:server", "http://etherx.jabber.org/streams":
      return "application/xml"
    default: return byFamilyOfNamespaces(namespace, root)
    }
  }

  /// Namespaces that include a version or cover several roots.
  private static func byFamilyOfNamespaces(_ namespace: String, _ root: String) -> String? {
    if namespace.hasPrefix("http://www.opengis.net/kml/")
      || namespace.hasPrefix("http://earth.google.com/kml/")
    {
      return "application/vnd.google-earth.kml+xml"
    }
    if namespace.hasPrefix("http://www.opengis.net/gml") { return "application/gml+xml" }
    if namespace.hasPrefix("urn:oasis:names:tc:xliff:document:") { return "application/xliff+xml" }
    if namespace.hasPrefix("http://cyclonedx.org/schema/bom/") {
      return "application/vnd.cyclonedx+xml"
    }
    if namespace.hasPrefix("http://www.w3.org/"), root == "smil" || root == "SMIL" {
      return "application/smil+xml"
    }
    if namespace.hasPrefix("http://www.w3.org/2006/10/ttaf")
      || namespace.hasPrefix("http://www.w3.org/2006/04/ttaf")
    {
      return "application/ttml+xml"
    }
    if namespace.hasPrefix("http://www.web3d.org/specifications/x3d") { return "model/x3d+xml" }
    if namespace.hasPrefix("http://standards.iso.org/iso/19115/") { return "text/iso19139+xml" }
    if namespace.hasPrefix("http://www.w3.org/TR/REC-smil") { return "application/smil+xml" }
    if namespace.hasPrefix("http://www.topografix.com/GPX") { return "application/gpx+xml" }
    return nil
  }

  private static func diaDocument(_ root: String) -> String {
    root == "diagram" ? "application/x-dia-diagram" : "application/xml"
  }

  /// RDF is the model of several formats (RDF 1.1 XML Syntax), which differ in the first resource described.
  private static func resourceDescription(_ prolog: MarkupProlog) -> String {
    if prolog.declares("http://purl.org/rss/1.0/") { return "application/rss+xml" }
    if prolog.declares("http://usefulinc.com/ns/doap#"),
      prolog.body.trimmed.begins(with: "<Project")
    {
      return "application/rdf+xml"
    }
    // An OWL document describes itself as an ontology.
    if prolog.declares("http://www.w3.org/2002/07/owl#"), prolog.body.contains("<owl:Ontology") {
      return "application/owl+xml"
    }
    return "application/rdf+xml"
  }

  /// A single-file document states its type in the root (OpenDocument 1.2, section 19.385).
  private static func openDocument(_ prolog: MarkupProlog) -> String {
    switch prolog.value(of: "office:mimetype") {
    case "application/vnd.oasis.opendocument.text":
      "application/vnd.oasis.opendocument.text-flat-xml"
    case "application/vnd.oasis.opendocument.spreadsheet":
      "application/vnd.oasis.opendocument.spreadsheet-flat-xml"
    case "application/vnd.oasis.opendocument.presentation":
      "application/vnd.oasis.opendocument.presentation-flat-xml"
    case "application/vnd.oasis.opendocument.graphics":
      "application/vnd.oasis.opendocument.graphics-flat-xml"
    default: "application/xml"
    }
  }

  private static func byDoctype(_ prolog: MarkupProlog) -> String? {
    guard let doctype = prolog.doctype else { return nil }
    if doctype.begins(with: "plist") { return "application/x-plist" }
    if doctype.begins(with: "svg") { return "image/svg+xml" }
    if doctype.contains("//DTD DocBook") { return "application/docbook+xml" }
    if doctype.contains("//DTD DITA") { return "application/dita+xml" }
    if doctype.contains("//DTD GLADE") { return "application/x-glade" }
    if doctype.contains("//DTD XBEL") { return "application/x-xbel" }
    if doctype.contains("//WAPFORUM//DTD WML") { return "text/vnd.wap.wml" }
    if doctype.begins(with: "score-partwise") || doctype.begins(with: "score-timewise") {
      return "application/vnd.recordare.musicxml+xml"
    }
    if doctype.contains("//DTD SMIL") { return "application/smil+xml" }
    if doctype.contains("//DTD XHTML"), prolog.hasDeclaration { return "application/xhtml+xml" }
    return nil
  }
}
