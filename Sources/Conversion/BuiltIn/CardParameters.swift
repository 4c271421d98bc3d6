/// The parameters of a vCard line in jCard, where each name is unique (RFC 7095, 3.4).
enum CardParameters {
  /// The entries of a line's parameter object, including its group but neither value type nor encoding.
  ///
  /// If a name occurs several times, its values are merged into one list in order.
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

  /// Whether a comma separates values of the parameter even inside quotation marks.
  private static func isList(_ name: String) -> Bool { name == "type" || name == "sort-as" }
}
