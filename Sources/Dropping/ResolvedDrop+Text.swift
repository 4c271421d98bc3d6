package import Context
import Destinations
import FileTransfer
import SystemCalls
package import SystemPackage

// Drops into a text file: option checks, and the file and line to insert at.
extension ResolvedDrop {
  /// Whether the destination is a text file.
  var isToText: Bool { request.append != nil || request.insert != nil }

  func checkForText() throws(ExchangeError) {
    let option = request.append != nil ? "--append" : "--insert"
    if request.append != nil && request.insert != nil || request.command != nil {
      throw .notForText(option: request.command != nil ? "--exec" : "--insert")
    }
    if let word = request.destination {
      throw .unsayable("\(option) replaces the destination, but '\(word)' is given too")
    }
    if let insert = request.insert, TextInsertion.split(insert) == nil {
      throw .unsayable("--insert needs FILE:LINE with a line of 1 or more, not '\(insert)'")
    }
    var others = request
    if request.append != nil { others.makesParents = false }
    if let option = others.optionOfDirectories { throw .notForText(option: option) }
  }

  /// The existing text file and the position in it.
  func textInsertion(in context: ExchangeContext) throws(ExchangeError) -> TextInsertion {
    let said = request.insert.flatMap { TextInsertion.split($0) }
    let path = context.absolute(FilePath(carried: said?.file ?? request.append ?? ""))
    let file: FilePath
    let kind: FileStatus.Kind
    do throws(SystemFailure) {
      file = try FileSystem.realPath(of: path)
      kind = try FileSystem.status(of: file).kind
    } catch {
      guard error.errno == .noSuchFileOrDirectory, said == nil else {
        throw ExchangeError(reading: path, error)
      }
      guard request.makesParents else { throw .destination(.textMissing(path)) }
      return TextInsertion(file: try Self.newFile(path), line: nil)
    }
    guard kind == .regular else { throw .destination(.notAText(path)) }
    _ = try TextForm(of: file, registry)
    let insertion = TextInsertion(file: file, line: said?.line)
    if let line = insertion.line {
      let text = try Self.content(of: file)
      if insertion.filled(text, with: []) == nil {
        throw .noSuchLine(path, line: line, last: TextInsertion.lastLine(in: text))
      }
    }
    return insertion
  }

  /// The path of a text that does not exist yet, below a folder that does.
  private static func newFile(_ path: FilePath) throws(ExchangeError) -> FilePath {
    let above = path.directory.nearestDirectory
    do throws(SystemFailure) {
      let rest = path.below(above)
      return try FileSystem.realPath(of: above).appending(bytes: rest.bytes)
    } catch {
      throw ExchangeError(reading: above, error)
    }
  }

  package static func content(of file: FilePath) throws(ExchangeError) -> [UInt8] {
    do throws(SystemFailure) {
      return try SourceDoor.openInput(file).readAll()
    } catch {
      throw ExchangeError(reading: file, error)
    }
  }
}
