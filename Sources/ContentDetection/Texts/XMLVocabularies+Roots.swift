// Formats whose root element has no namespace, or one that many documents omit.
extension XMLVocabularies {
  static func byRoot(_ prolog: MarkupProlog) -> String? {
    switch prolog.root {
    case "svg": return "image/svg+xml"
    case "rss": return "application/rss+xml"
    case "RDF", "rdf:RDF": return "application/rdf+xml"
    case "feed": return prolog.declares("http://purl.org/atom/ns#") ? "application/atom+xml" : nil
    case "kml": return "application/vnd.google-earth.kml+xml"
    case "gpx": return "application/gpx+xml"
    case "math": return "application/mathml+xml"
    case "opml": return "text/x-opml+xml"
    case "xliff": return "application/xliff+xml"
    case "tmx": return "application/x-tmx+xml"
    case "TS": return "text/vnd.trolltech.linguist"
    case "plist": return "application/x-plist"
    case "FictionBook": return "application/x-fictionbook+xml"
    case "COLLADA": return "model/vnd.collada+xml"
    case "X3D": return "model/x3d+xml"
    case "score-partwise", "score-timewise": return "application/vnd.recordare.musicxml+xml"
    case "glade-interface", "GTK-Interface": return "application/x-glade"
    case "interface": return gtkInterface(prolog)
    case "ui": return "application/x-designer"
    case "jnlp": return "application/x-java-jnlp-file"
    case "abiword": return "application/x-abiword"
    case "SCRIBUS", "SCRIBUSUTF8", "SCRIBUSUTF8NEW": return "application/vnd.scribus"
    case "asx", "ASX", "Asx": return "application/x-ms-asx"
    case "smil":
      return prolog.instructions.contains("wpl") ? "application/vnd.ms-wpl" : "application/smil+xml"
    case "tt": return "application/ttml+xml"
    case "metalink": return "application/metalink4+xml"
    case "nzb": return "application/x-nzb"
    case "x:xmpmeta": return "application/rdf+xml"
    case "xfdf": return "application/vnd.adobe.xfdf"
    case "wml": return "text/vnd.wap.wml"
    case "xbel": return "application/x-xbel"
    case "component": return prolog.value(of: "type") == nil ? scriptComponent(prolog) : appStream
    case "components": return prolog.value(of: "version") == nil ? nil : appStream
    case "application":
      return prolog.body.contains("<id") && prolog.body.contains("<description") ? appStream : nil
    case "releases": return "application/x-freedesktop-appstream-releases"
    case "scriptlet", "SCRIPTLET": return "text/scriptlet"
    case "public:component", "PUBLIC:COMPONENT", "PUBLIC:component": return "text/x-component"
    case "ttFont": return "application/x-font-ttx"
    case "glyph": return prolog.value(of: "format") == nil ? nil : "application/xml"
    case "map":
      return prolog.value(of: "tiledversion") == nil && prolog.value(of: "orientation") == nil
        ? ditaMap(prolog) : "application/x-tiled-tmx"
    case "tileset": return prolog.value(of: "tilewidth") == nil ? nil : "application/x-tiled-tsx"
    case "topic", "concept", "task", "reference":
      return prolog.declares("http://dita.oasis-open.org/") ? "application/dita+xml" : nil
    case "vxml": return "application/voicexml+xml"
    case "XMI", "xmi:XMI", "uml:Model": return "text/x-xmi"
    case "mrml": return "text/x-mrml"
    case "ncx": return "application/x-dtbncx+xml"
    case "amf": return "application/x-amf"
    case "sparql": return "application/sparql-results+xml"
    case "Ontology": return "application/owl+xml"
    case "w:wordDocument": return "application/vnd.ms-wordml"
    case "Workbook", "ss:Workbook":
      return prolog.declares("urn:schemas-microsoft-com:office:spreadsheet")
        ? "application/vnd.ms-excel" : nil
    case "pkg:package": return "application/xml"
    case "gmr:Workbook", "gnm:Workbook": return "application/x-gnumeric"
    case "dia:diagram": return "application/x-dia-diagram"
    case "gml:FeatureCollection": return "application/gml+xml"
    case "gmd:MD_Metadata", "gmi:MI_Metadata": return "text/iso19139+xml"
    case "xsl:stylesheet", "xsl:transform": return "application/xslt+xml"
    case "fo:root": return "text/x-xslfo"
    case "TrainingCenterDatabase": return "application/vnd.garmin.tcx+xml"
    case "TEI", "TEI.2", "teiCorpus": return "application/tei+xml"
    case "mxfile", "mxGraphModel": return "application/vnd.jgraph.mxfile"
    case "qbrew": return "application/x-qbrew"
    case "UFRaw": return "application/x-ufraw"
    case "gresources": return "application/xml"
    case "osm": return "application/vnd.openstreetmap.data+xml"
    case "osmChange": return "application/vnd.openstreetmap.data+xml"
    case "AppInstaller": return "application/appinstaller"
    case "package":
      return prolog.declares("http://www.idpf.org/2007/opf") ? "application/oebps-package+xml" : nil
    default: return nil
    }
  }

  private static let appStream = "application/x-freedesktop-appstream-component"

  private static func gtkInterface(_ prolog: MarkupProlog) -> String? {
    prolog.body.contains("<object") || prolog.body.contains("<template")
      || prolog.body.contains("<requires") || prolog.body.contains("<menu")
      ? "application/x-gtk-builder" : nil
  }

  private static func scriptComponent(_ prolog: MarkupProlog) -> String? {
    if prolog.body.contains("<registration") || prolog.body.contains("<script") {
      return "text/scriptlet"
    }
    return prolog.body.contains("<id") ? appStream : nil
  }

  private static func ditaMap(_ prolog: MarkupProlog) -> String? {
    prolog.body.contains("<topicref") ? "application/dita+xml" : nil
  }
}
