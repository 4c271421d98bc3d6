import ContentDetection
import Context
import Diagnostics
import FileTransfer
import Items
import Loading
import SystemCalls
import SystemPackage
import UniformTypes

/// Files that belong together: those of one drop that come from one folder and have one stem, such as the raw picture,
/// the JPEG and the sidecar of one shot.
///
/// Their names contain the same date and the same number, so that they stay in one folder and beside no stranger.
final class Companions {
  /// The files of one folder with one stem, which are a shot, or of which others of the drop have the stem.
  final class Group {
    fileprivate let stem: [UInt8]
    fileprivate let members: [Member]
    fileprivate var date: RecordedDate?
    fileprivate var camera: String??
    /// The number that is added to its names, 1 for none; nil until it is known.
    var addedNumber: Int?
    /// Whether one of its files failed, so that those which are not placed yet stay.
    fileprivate var hasFailed = false

    fileprivate init(_ stem: [UInt8], _ members: [Member]) {
      self.stem = stem
      self.members = members
    }

    /// Whether they belong together: at least two, of which at least one is a picture or film.
    var isShot: Bool { members.count > 1 && members.contains { $0.kind != .sidecar } }

    /// The number of its first item.
    var number: Int { members.map(\.item.index).min() ?? 1 }

    var items: [Item] { members.map(\.item) }

    /// Its pictures and films; a sidecar may be the same for two shots.
    var pictures: [Item] { members.filter { $0.kind != .sidecar }.map(\.item) }

    fileprivate var ranked: [Member] {
      members.sorted { ($0.kind.rawValue, $0.item.index) < ($1.kind.rawValue, $1.item.index) }
    }

    /// The name of one of its files with a number: behind the stem, also in `a.jpg.xmp`.
    func numbered(
      _ name: [UInt8], of item: Item, _ number: Int, style: NumberingStyle
    ) -> [UInt8] {
      let ending = members.first { $0.item.index == item.index }?.ending ?? []
      guard number > 1, name.count > ending.count, name.suffix(ending.count).elementsEqual(ending)
      else {
        return TargetName.numbered(name, number, isDirectory: false, style: style, upTo: 255)
      }
      let stem = Array(name.dropLast(ending.count))
      return TargetName.numbered(
        stem, number, isDirectory: true, style: style, upTo: 255 - ending.count) + ending
    }
  }

  fileprivate struct Member {
    var item: Item
    var representation: Representation
    var kind: Kind
    /// What follows the stem in its name.
    var ending: [UInt8]
  }

  /// The dates of the first kinds are more likely those of the shot.
  fileprivate enum Kind: Int { case picture, film, sidecar }

  private struct Key: Hashable {
    var directory: FilePath
    var stem: [UInt8]
  }

  private let registry: TypeRegistry
  private let dates: RepresentationDate
  private let items: () -> ItemPages
  private let isOff: Bool
  private var hasFailures = false
  /// What the types that were asked for are: most files of a drop have one of a few.
  private var kinds: [UniformType: Kind?] = [:]
  private lazy var groups: [Key: Group] = isOff ? [:] : found()
  private lazy var byStem: [[UInt8]: [Group]] = Dictionary(grouping: groups.values, by: \.stem)

  /// - Parameters:
  ///   - isOff: Whether no files belong together.
  ///   - items: The items of the drop.
  init(
    _ registry: TypeRegistry, _ dates: RepresentationDate, isOff: Bool,
    items: @escaping () -> ItemPages
  ) {
    self.isOff = isOff
    self.registry = registry
    self.dates = dates
    self.items = items
  }

  /// The group of an item; nil if it belongs to no shot of several files.
  func group(of item: Item) -> Group? {
    if groups.isEmpty { return nil }
    return member(item).flatMap { groups[$0.key] }.flatMap { $0.isShot ? $0 : nil }
  }

  /// The files of its shot that it comes along with: for a sidecar the pictures and films, for a film the pictures.
  func leaders(of item: Item) -> [Item] {
    guard let group = group(of: item), let kind = member(item)?.member.kind else { return [] }
    return group.ranked.filter { $0.kind.rawValue < kind.rawValue }.map(\.item)
  }

  /// Whether a type is one of pictures or films.
  func isOfShots(_ type: UniformType) -> Bool { isShot(type) != nil }

  /// Notes that a file failed, which the others of its shot do not leave.
  func noteFailure(of item: Item) {
    guard let group = group(of: item) else { return }
    group.hasFailed = true
    hasFailures = true
  }

  /// Whether another file of its shot failed.
  func hasFailed(_ item: Item) -> Bool {
    hasFailures && group(of: item)?.hasFailed == true
  }

  /// Whether groups of other folders may want the same names.
  func hasRivals(_ group: Group) -> Bool { byStem[group.stem]?.count ?? 0 > 1 }

  /// The groups of other folders that begin earlier in the drop and may want the same names, in order.
  func rivals(of group: Group) -> [Group] {
    (byStem[group.stem] ?? []).filter { $0.number < group.number }
      .sorted { $0.number < $1.number }
  }

  /// The date of the picture or film of a group; it stays known when that has been moved.
  func date(of group: Group) -> RecordedDate {
    if let date = group.date { return date }
    let date = dates.date(of: datedMember(of: group).representation)
    group.date = date
    return date
  }

  /// The item of a group whose date all of them have.
  func datedItem(of group: Group) -> Item { datedMember(of: group).item }

  private func datedMember(of group: Group) -> Member {
    let members = group.ranked
    return members.first { dates.recorded(in: $0.representation).date != nil } ?? members[0]
  }

  /// The camera of a group, likewise.
  func camera(of group: Group) -> String? {
    if let camera = group.camera { return camera }
    let camera = group.ranked.lazy
      .compactMap { self.dates.recorded(in: $0.representation).camera }.first
    group.camera = .some(camera)
    return camera
  }

  /// Most files have a stem of their own; of these only a number is held.
  private func found() -> [Key: Group] {
    var counts: [Int: Int] = [:]
    eachMember { key, _ in counts[key.stem.hashValue, default: 0] += 1 }
    counts = counts.filter { $0.value > 1 }
    if counts.isEmpty { return [:] }
    var members: [Key: [Member]] = [:]
    eachMember { key, member in
      if counts[key.stem.hashValue] != nil { members[key, default: []].append(member) }
    }
    return Dictionary(
      uniqueKeysWithValues: members.map { ($0.key, Group($0.key.stem, $0.value)) })
  }

  /// An item that the session cannot read is in no group.
  private func eachMember(_ body: (Key, Member) -> Void) {
    for item in items() {
      if let item = try? item.get(), let (key, member) = member(item) { body(key, member) }
    }
  }

  private func member(_ item: Item) -> (key: Key, member: Member)? {
    guard let own = item.representations.first(where: { $0.ownPath != nil }),
      let path = own.ownPath, let name = path.lastComponent
    else { return nil }
    // Asked first, because it is quick and most files of other drops are neither.
    let isSidecar = path.extension.map { Self.sidecars.contains($0.lowercased()) } ?? false
    guard let kind = isSidecar ? Kind.sidecar : isShot(own.type) else { return nil }
    let carried = FilePath(name: name).carried
    var stem = TargetNaming.split(carried, registry: registry).stem
    if isSidecar {
      // The sidecar of 'a.jpg' may be called 'a.jpg.xmp'.
      let (inner, outer) = TargetNaming.split(stem, registry: registry)
      if !outer.isEmpty, isShot(registry.type(forExtension: outer)) != nil { stem = inner }
    }
    return (
      Key(
        directory: path.directory, stem: CarriedText.bytes(of: Self.original(stem))),
      Member(
        item: item, representation: own, kind: kind,
        ending: Array(
          CarriedText.bytes(of: carried).dropFirst(CarriedText.bytes(of: stem).count)))
    )
  }

  private func isShot(_ type: UniformType) -> Kind? {
    if let known = kinds[type] { return known }
    let kind: Kind? =
      registry.conforms(type, to: .image)
      ? .picture : registry.conforms(type, to: .movie) ? .film : nil
    kinds[type] = .some(kind)
    return kind
  }

  /// The stem of the shot: iPhones call an edit of `IMG_1234` `IMG_E1234`, and its adjustments `IMG_O1234`; GoPros call the
  /// small copy of `GX011234` `GL011234`.
  private static func original(_ stem: String) -> String {
    for (prefix, replacement) in [("IMG_E", "IMG_"), ("IMG_O", "IMG_"), ("GL", "GX")]
    where stem.hasPrefix(prefix) {
      let rest = stem.dropFirst(prefix.count)
      if rest.utf8.count >= 4, rest.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
        return replacement + rest
      }
    }
    return stem
  }

  /// The extensions of files that programs and cameras keep beside a picture or film.
  private static let sidecars: Set = [
    "xmp", "aae", "thm", "lrv", "lrf", "wav", "pp3", "dop", "vrd", "nksc", "cos", "srt",
  ]
}
