/// The formats based on JSON, identified by the names in the outermost object.
enum JSONVocabularies {
  static func mimeType(_ scan: JSONScan) -> (mimeType: String, sign: String)? {
    guard !scan.names.isEmpty else { return patch(scan) }
    return byType(scan) ?? byNames(scan)
  }

  /// Formats that one member identifies.
  private static func byType(_ scan: JSONScan) -> (String, String)? {
    if let type = scan.text(of: "type") {
      switch type {
      case "FeatureCollection" where scan.has("features"), "Feature" where scan.has("geometry"),
        "Point" where scan.has("coordinates"), "LineString" where scan.has("coordinates"),
        "Polygon" where scan.has("coordinates"), "MultiPoint" where scan.has("coordinates"),
        "MultiLineString" where scan.has("coordinates"),
        "MultiPolygon" where scan.has("coordinates"),
        "GeometryCollection" where scan.has("geometries"), "FeatureCollection", "Feature",
        "GeometryCollection":
        return ("application/geo+json", "type \(type)")
      case "Topology" where scan.has("arcs"): return ("application/json", "type Topology")
      case "excalidraw": return ("application/json", "type excalidraw")
      default: break
      }
    }
    if let type = scan.text(of: "type"), scan.isOnly("type"), geometries.contains(type) {
      return ("application/geo+json", "type \(type)")
    }
    if scan.text(of: "bomFormat") == "CycloneDX" {
      return ("application/vnd.cyclonedx+json", "bomFormat")
    }
    if let version = scan.text(of: "spdxVersion"), version.hasPrefix("SPDX-") {
      return ("application/spdx+json", "spdxVersion")
    }
    if let schema = scan.text(of: "$schema") {
      if schema.contains("json-schema.org/"), !scan.has("schema") {
        return ("application/schema+json", "$schema")
      }
    }
    if scan.text(of: "openapi") != nil, scan.has("info") {
      return ("application/vnd.oai.openapi+json", "openapi")
    }
    return nil
  }

  private static let geometries: [String] = [
    "Point", "LineString", "Polygon", "MultiPoint", "MultiLineString", "MultiPolygon",
  ]

  /// Formats with a unique combination of member names.
  private static func byNames(_ scan: JSONScan) -> (String, String)? {
    if scan.has("cells"),
      scan.has("nbformat") || scan.has("metadata") && scan.innerNames.contains("cell_type")
    {
      return ("application/x-ipynb+json", "cells")
    }
    if scan.has("@context") || scan.has("@graph") || scan.has("@id") && scan.has("@type") {
      return ("application/ld+json", "@context")
    }
    if scan.has("asset"), scan.innerNames.contains("version"),
      scan.isOnly("asset")
        || scan.hasAny("meshes", "scenes", "nodes", "buffers", "accessors", "scene")
    {
      return ("model/gltf+json", "asset")
    }
    // RFC 7517
    if scan.has("kty"), scan.hasAny("n", "crv", "k") { return ("application/jwk+json", "kty") }
    if scan.has("keys"), scan.innerNames.contains("kty") {
      return ("application/jwk-set+json", "keys")
    }
    if scan.has("log"), scan.innerNames.contains("version"),
      scan.innerNames.contains("creator") || scan.innerNames.contains("entries")
        || scan.isOnly("log")
    {
      return ("application/har+json", "log")
    }
    if scan.has("Header"), scan.innerNames.contains("GenerationSoftware") {
      return ("application/x-gerber-job", "GenerationSoftware")
    }
    if scan.has("subject"), scan.has("links"),
      scan.hasAny("aliases", "properties")
        || scan.innerNames.contains("rel")
    {
      return ("application/jrd+json", "subject and links")
    }
    if scan.has("doc_id"), let address = scan.text(of: "url"),
      address.hasPrefix("https://docs.google.com/")
    {
      let kind = address.split(separator: "/").dropFirst(2).first.flatMap { driveKinds["\($0)"] }
      return (kind ?? "application/json", "doc_id")
    }
    if scan.has("start_url")
      || scan.has("icons") && scan.hasAny("short_name", "display", "theme_color")
    {
      return scan.has("manifest_version") ? nil : ("application/manifest+json", "start_url")
    }
    if scan.has("mappings"), scan.has("sources"), scan.has("version") {
      return ("application/json", "mappings")
    }
    return nil
  }

  /// The kinds of documents of Google Drive, by the part of their address that follows the host.
  private static let driveKinds = [
    "document": "application/vnd.google-apps.document",
    "drawings": "application/vnd.google-apps.drawing",
    "presentation": "application/vnd.google-apps.presentation",
    "spreadsheets": "application/vnd.google-apps.spreadsheet",
  ]

  /// JSON Patch (RFC 6902): a list of operations.
  private static func patch(_ scan: JSONScan) -> (String, String)? {
    guard scan.innerNames.contains("op"), scan.innerNames.contains("path"),
      scan.innerNames.allSatisfy(["op", "path", "from", "value"].contains)
    else { return nil }
    return ("application/json-patch+json", "op and path")
  }
}

extension JSONScan {
  fileprivate func isOnly(_ name: String) -> Bool { names.count == 1 && names[0] == name }
  fileprivate func has(_ name: String) -> Bool { names.contains(name) }
  fileprivate func hasAny(_ some: String...) -> Bool { some.contains(where: names.contains) }
}
