import SystemPackage

@testable import Picking

/// The meaning of a word, in comparable form.
enum Meaning: Equatable {
  case input
  case path(FilePath)
  case url(String)
  case data(DataURI?)
  case other

  init(_ provider: any SourceProvider) {
    self =
      switch provider {
      case is InputSource: .input
      case let file as FileSource: file.file.map { .path($0) } ?? .other
      case let url as URLSource: .url(url.url)
      case let data as DataSource: .data(data.data)
      default: .other
      }
  }

  /// nil for a word without meaning in this position.
  init?(_ word: String, _ place: SourceWord.Origin = .argument) {
    guard let provider = try? SourceProviders.provider(for: SourceWord(word, place)) else {
      return nil
    }
    self.init(provider)
  }
}
