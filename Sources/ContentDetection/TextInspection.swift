/// Tells one kind of text from another by its content.
enum TextInspection {
  /// What a text says that it is; nil where it is just text.
  ///
  /// - Parameter text: In UTF-8, well-formed save where the head of the file cuts it; the mark of the
  ///   encoding taken off.
  static func finding(in text: ArraySlice<UInt8>, isWhole: Bool) -> Finding? { nil }
}
