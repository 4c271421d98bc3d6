/// The parameters of a vCard's line as jCard has them: each name once (RFC 7095, 3.4).
enum CardParameters {
  /// What a line's object holds, its group among it; what says of which kind its value is is elsewhere.
  ///
  /// Where a name is several times its values are one list, in their order.
  static func inJSON(_ line: ContentLine) -> [(name: String, values: [String])] {
    var merged: [(name: String, values: [String])] = []
    for (name, values) in line.parameters where name != "value" && name != "encoding" {
      if name == "group" && line.group != nil { continue }
      let values = isList(name) ? values.flatMap { ContentLine.split($0, ",") } : values
      if let index = merged.firstIndex(where: { $0.name == name }) {
        merged[index].values += values
      } else {
        merged.append((name, values))
      }
    }
    if let group = line.group { merged.append(("group", [group])) }
    return merged
  }

  /// Whether a comma divides values of the parameter also between quotation marks.
  private static func isList(_ name: String) -> Bool { name == "type" || name == "sort-as" }
}
