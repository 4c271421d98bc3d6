import Desktop
import DesktopProtocol
import Diagnostics
import JSON
import SystemCalls
import SystemPackage

/// `dnd-desktop types` and `dnd-desktop read`: what another program has on the clipboard.
enum ReadCommand {
  private static func open(
    _ selection: DesktopSelection, by choice: DesktopWay.Choice?
  ) throws(DesktopFailure) -> (reader: any SelectionReader, types: [String]) {
    Deadline.set(seconds: 8, message: DesktopCommand.noAnswer, status: 69)
    defer { Deadline.clear() }
    let reader = try SelectionReaders.open(selection, by: choice)
    return (reader, try reader.types())
  }

  static func types(
    of selection: DesktopSelection, by choice: DesktopWay.Choice?
  ) throws(DesktopFailure) -> Int32 {
    let (reader, types) = try open(selection, by: choice)
    Output.line(list(reader, types))
    return 0
  }

  private static func list(_ reader: any SelectionReader, _ types: [String]) -> JSONObject {
    JSONObject { object in
      object.add("way", reader.way.rawValue)
      object.add("types", .array(types.map { .string($0) }))
    }
  }

  /// Writes one type to standard output; what went wrong is told on standard error.
  static func read(
    _ type: String, of selection: DesktopSelection, _ words: Words
  ) throws(DesktopFailure) -> Int32 {
    do throws(DesktopFailure) {
      let (reader, types) = try open(selection, by: words.way)
      guard types.contains(type) else { throw .notOffered }
      return try write(type, of: reader, within: words.limits)
    } catch {
      Output.line(error.json, to: .standardError)
      return error.status
    }
  }

  private static func write(
    _ type: String, of reader: any SelectionReader, within limits: ReadLimits
  ) throws(DesktopFailure) -> Int32 {
    let result = try reader.read(type, into: .standardOutput, within: limits)
    if result.outcome == .read { return 0 }
    Output.line(result.json(of: type), to: .standardError)
    return result.outcome == .refused || result.outcome == .tooLarge ? 4 : 66
  }

  /// Empties a selection that still has, as one type, what comes on standard input, or a part of that list of files.
  static func clear(
    _ selection: DesktopSelection, by choice: DesktopWay.Choice?, ifItHas type: String
  ) throws(DesktopFailure) -> Int32 {
    let (reader, types) = try open(selection, by: choice)
    let limits = ReadLimits(bytes: Int64(DesktopLimits.description))
    let copy = try calling { () throws(SystemFailure) in try OpenFile.openInMemory() }
    guard types.contains(type),
      try reader.read(type, into: copy, within: limits).outcome == .read
    else { throw .notOffered }
    let isSame = try calling { () throws(SystemFailure) in
      try copy.seek(to: 0)
      return try isRest(
        copy.readAll(),
        of: OpenFile.standardInput.readAll(limit: DesktopLimits.description + 1))
    }
    guard isSame else { throw .notOffered }
    try reader.clear()
    return 0
  }

  /// Whether something is still a list of files, perhaps without those that have gone: Thunar removes them.
  private static func isRest(_ bytes: [UInt8], of list: [UInt8]) -> Bool {
    if bytes == list { return true }
    let (lines, all) = (bytes.split(separator: 0x0A), list.split(separator: 0x0A))
    return lines.first == all.first && Set(lines).isSubset(of: all)
  }

  private static func calling<Value>(
    _ body: () throws(SystemFailure) -> Value
  ) throws(DesktopFailure) -> Value {
    do throws(SystemFailure) { return try body() } catch { throw .system(error) }
  }

  /// Says what is offered, and then reads one type for each line of standard input, all of the same offer.
  static func converse(
    about selection: DesktopSelection, by choice: DesktopWay.Choice?
  ) throws(DesktopFailure) -> Int32 {
    let (reader, types) = try open(selection, by: choice)
    Output.line(list(reader, types))
    var lines = InputLines()
    while let line = try lines.next(limit: 1 << 16) {
      let request = try request(line)
      // The rest of the output is the data.
      if request.file == nil {
        return try write(request.type, of: reader, within: ReadLimits(request))
      }
      try answer(request, reader)
    }
    return 0
  }

  private static func request(_ line: [UInt8]) throws(DesktopFailure) -> ReadRequest {
    do throws(ReadRequest.Malformed) {
      return try ReadRequest(json: line)
    } catch {
      throw .malformed(error.reason)
    }
  }

  private static func answer(
    _ request: ReadRequest, _ reader: any SelectionReader
  ) throws(DesktopFailure) {
    let file = try request.create()
    let result = try reader.read(request.type, into: file, within: ReadLimits(request))
    Output.line(result.json(of: request.type))
  }

  /// Says for each line `next` what is copied next, and reads types of it for other lines.
  static func watch(
    _ selection: DesktopSelection, by choice: DesktopWay.Choice?
  ) throws(DesktopFailure) -> Int32 {
    Deadline.set(seconds: 8, message: DesktopCommand.noAnswer, status: 69)
    let reader = try SelectionReaders.open(selection, by: choice)
    guard reader.tellsCopies else {
      throw .noWay([.init(reader.way, "it does not tell when something is copied")])
    }
    Deadline.clear()
    Output.line(JSONObject { $0.add("way", reader.way.rawValue) })
    var lines = InputLines()
    while let line = try lines.next(limit: 1 << 16) {
      guard line == Array("next".utf8) else {
        try answer(request(line), reader)
        continue
      }
      guard let copies = try reader.awaitCopy(orInputOn: OpenFile.standardInput.descriptor) else {
        return 0
      }
      Output.line(try copied(copies, reader))
    }
    return 0
  }

  /// What was copied last, and how many copies were replaced before they could be read.
  private static func copied(
    _ copies: Int, _ reader: any SelectionReader
  ) throws(DesktopFailure) -> JSONObject {
    var missed = copies - 1
    var types: [String]?
    do throws(DesktopFailure) {
      types = try reader.types()
    } catch {
      guard error == .empty || error == .notRead else { throw error }
      missed += 1
    }
    return JSONObject { object in
      if let types { object.add("types", types) }
      object.add("missed", missed)
    }
  }
}
