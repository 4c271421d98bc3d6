package import Context
import Destinations
import SystemCalls
package import SystemPackage

// A drop between the lines of a text: which one, where, and what of the request means anything there.
extension ResolvedDrop {
  /// Whether it goes into a text.
  var isToText: Bool { request.append != nil || request.insert != nil }

  func checkForText() throws(ExchangeError) {
    let option = request.append != nil ? "--append" : "--insert"
    if request.append != nil && request.insert != nil || request.command != nil {
      throw .notForText(option: request.command != nil ? "--exec" : "--insert")
    }
    if let word = request.destination {
      throw .unsayable("\(option) takes the place of a destination, and '\(word)' is one")
    }
    if let insert = request.insert, TextInsertion.split(insert) == nil {
      throw .unsayable("'\(insert)' does not say FILE:LINE, with lines from 1")
    }
    if let option = request.optionOfDirectories { throw .notForText(option: option) }
  }

  /// The text, which exists, and the place in it.
  func textInsertion(in context: ExchangeContext) throws(ExchangeError) -> TextInsertion {
    let said = request.insert.flatMap { TextInsertion.split($0) }
    let path = context.absolute(FilePath(carried: said?.file ?? request.append ?? ""))
    let file: FilePath
    let kind: FileStatus.Kind
    do throws(SystemFailure) {
      file = try FileSystem.realPath(of: path)
      kind = try FileSystem.status(of: file).kind
    } catch {
      throw ExchangeError(reading: path, error)
    }
    guard kind == .regular else { throw .destination(.notAText(path)) }
    let insertion = TextInsertion(file: file, line: said?.line)
    if let line = insertion.line {
      let text = try Self.content(of: file)
      if insertion.filled(text, with: []) == nil {
        throw .noSuchLine(path, line: line, last: TextInsertion.lastLine(in: text))
      }
    }
    return insertion
  }

  package static func content(of file: FilePath) throws(ExchangeError) -> [UInt8] {
    do throws(SystemFailure) {
      return try OpenFile.open(file).readAll()
    } catch {
      throw ExchangeError(reading: file, error)
    }
  }
}
