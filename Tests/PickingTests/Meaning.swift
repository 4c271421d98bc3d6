import SystemPackage

@testable import Picking

/// What a word means, so that it can be compared.
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

  /// nil for a word that means nothing in its place.
  init?(_ word: String, _ place: SourceWord.Origin = .argument) {
    guard let provider = try? SourceProviders.provider(for: SourceWord(word, place)) else {
      return nil
    }
    self.init(provider)
  }
}
