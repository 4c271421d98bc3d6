import Context
import Diagnostics
import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// The forms that the command line gives, as they are picked up.
extension ItemBuilder {
  func representation(of form: FormPlan.Form) throws -> Representation {
    switch form.source {
    case .text(let text):
      let bytes = CarriedText.bytes(of: text)
      return Representation(type: form.type, source: .inline(bytes), size: Int64(bytes.count))
    case .promise(let command):
      return Representation(
        type: form.type, source: .promise(command: command, folder: context.workingFolder))
    case .standardInput:
      let spooled = try spool.take(context.input)
      if spooled.size == 0 && !sources.allowsEmpty { throw ExchangeError.emptyInput }
      return Representation(type: form.type, source: spooled.source, size: spooled.size)
    case .file(let word):
      return try fileForm(context.absolute(FilePath(carried: word)), form.type)
    }
  }

  private func fileForm(_ path: FilePath, _ type: UniformType) throws -> Representation {
    let seen: SourceStatus
    do throws(SystemFailure) {
      seen = try SourceStatus(path)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    if seen.isFIFO {
      let spooled = try spool.take(fifo: path, as: seen.status)
      return Representation(type: type, source: spooled.source, size: spooled.size)
    }
    if seen.leadsNowhere { throw ExchangeError.sourceLeadsNowhere(path) }
    guard seen.hasContent else { throw ExchangeError.sourceNotAFile(path) }
    lookForView(of: path, seen)
    if sources.takesSnapshot {
      let kept = try spool.snapshot(path, seen)
      return Representation(type: type, source: kept.source, size: kept.size)
    }
    if let reason = seen.unreadable { context.report(.said(.unread(path, reason))) }
    return Representation(type: type, source: .file(path, seen.identity), size: seen.size)
  }
}
