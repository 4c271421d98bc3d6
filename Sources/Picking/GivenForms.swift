import Context
import Diagnostics
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// What the command line says of the forms of every item: those that it gives, and who may see which.
final class GivenForms {
  private let setting: PickSetting
  private var made: [Representation]?
  /// The types whose visibility is said, of which there was no form yet.
  private var unseen: Set<UniformType>

  init(_ setting: PickSetting) {
    self.setting = setting
    unseen = Set(setting.plan.visibility.map(\.type))
  }

  /// The forms that it gives, made once: standard input can be read only once.
  func all() throws -> [Representation] {
    if let made { return made }
    var forms: [Representation] = []
    for form in setting.plan.forms {
      forms = forms.merged(with: [try representation(of: form)])
    }
    made = forms
    return forms
  }

  /// The forms of an item as a session takes them.
  func finished(_ forms: [Representation], offersFileURL: Bool) -> [Representation] {
    var forms = withVisibility(forms)
    let hasFile = forms.contains { form in
      if case .file = form.source { true } else { false }
    }
    if offersFileURL && hasFile && !forms.contains(where: { $0.type == .fileURL }) {
      forms.append(Representation(type: .fileURL, source: .fileURL))
    }
    return forms
  }

  private func withVisibility(_ forms: [Representation]) -> [Representation] {
    let visibility = setting.plan.visibility
    guard !visibility.isEmpty else { return forms }
    return forms.map { form in
      guard let asked = visibility.last(where: { $0.type == form.type }) else { return form }
      unseen.remove(form.type)
      var form = form
      form.visibility = asked.level
      return form
    }
  }

  /// Checks that every form whose visibility was said was there.
  func checkVisibility() throws(ExchangeError) {
    let asked = zip(setting.plan.visibility, setting.said.visibility)
    if let asked = asked.first(where: { unseen.contains($0.0.type) }) {
      throw .visibilityOfUnknownForm(asked.1.type)
    }
  }

  // MARK: - One form

  private func representation(of form: FormPlan.Form) throws -> Representation {
    switch form.source {
    case .text(let text):
      let bytes = CarriedText.bytes(of: text)
      return Representation(type: form.type, source: .inline(bytes), size: Int64(bytes.count))
    case .promise(let command):
      return Representation(
        type: form.type,
        source: .promise(command: command, directory: setting.context.workingDirectory))
    case .standardInput: return Self.form(form.type, try setting.takeInput())
    case .file(let word):
      return try fileForm(setting.context.absolute(FilePath(carried: word)), form.type)
    }
  }

  private static func form(_ type: UniformType, _ kept: Spooled) -> Representation {
    Representation(type: type, source: kept.source, size: kept.size)
  }

  private func fileForm(_ path: FilePath, _ type: UniformType) throws -> Representation {
    let seen: SourceStatus
    do throws(SystemFailure) {
      seen = try SourceStatus(path)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    if seen.isFIFO { return Self.form(type, try setting.spool.take(fifo: path, as: seen.status)) }
    if seen.leadsNowhere { throw ExchangeError.sourceLeadsNowhere(path) }
    guard seen.hasContent else { throw ExchangeError.sourceNotAFile(path) }
    _ = setting.views.standing(of: path, seen)
    if setting.request.takesSnapshot {
      return Self.form(type, try setting.spool.snapshot(path, seen))
    }
    if let reason = seen.unreadable { setting.context.report(.said(.unread(path, reason))) }
    return Representation(type: type, source: .file(path, seen.identity), size: seen.size)
  }
}
