import SystemCalls
import SystemPackage

// Which name an item gets, and what happens if it is taken.
extension FarTransfer {
  /// Fails what a server cannot do safely, found out by trying.
  func refuseWhatIsImpossible(_ page: inout FarPage) throws(FarError) {
    for directory in page.openDirectories {
      let path = host.removing(from: directory)
      var refusal: FarError?
      var refusalOfMoves: FarError?
      do throws(FarError) {
        let abilities = try files.abilities(in: path, by: runID)
        if !abilities.refusesTakenNames || abilities.publication == nil {
          unguarded.insert(path)
        }
        if let size = page.largestMove(to: directory) {
          let synchronizes = try files.synchronizes(in: path, by: runID)
          if !synchronizes || !syncsNames {
            refusalOfMoves = .cannotSynchronize(path)
          } else {
            refusalOfMoves = try obstacle(toMovesOf: size, in: path)
          }
        }
      } catch {
        if error.endsConnection { throw error }
        refusal = error
      }
      for index in page.items.indices
      where page.items[index].isOpen && page.items[index].directory == directory {
        let item = page.items[index]
        // The two rules that accept what is replaced or left out may be applied by looking first.
        let isRefused =
          unguarded.contains(path) && item.request.rule != .replace && item.request.rule != .skip
        guard
          let error = refusal ?? (isRefused ? .cannotRefuse(path) : nil)
            ?? (item.source?.isMoved == true ? refusalOfMoves : nil)
        else { continue }
        page.items[index].outcome = .failure(error.transferError(host))
      }
    }
  }

  /// Why no file of a size may be moved to a directory, because a copy there cannot be proved; nil if it can.
  private func obstacle(
    toMovesOf size: Int64, in path: FilePath
  ) throws(FarError) -> FarError? {
    do throws(FarError) {
      return try files.provesCopies(size, in: path, by: runID) ? nil : .cannotProve(path)
    } catch {
      if error.endsConnection { throw error }
      return error
    }
  }

  /// Chooses a free name for each item that has none, or gives it an outcome.
  func chooseNames(_ page: inout FarPage) throws(FarError) {
    var given: [FilePath: Int] = [:]
    for (index, item) in page.items.enumerated() where item.isOpen {
      if let target = item.target { given[target] = index }
    }
    var held: Set<Int> = []
    while true {
      let waiting = page.items.indices.filter {
        page.items[$0].isOpen && page.items[$0].target == nil
          && page.items[$0].mergesInto == nil && !held.contains($0)
      }
      if waiting.isEmpty { return }
      let candidates = waiting.map { candidate(page.items[$0]) }
      let paths = candidates.map(\.path)
      let found = try look(at: candidates)
      var alike: [Alike] = []
      for (index, (path, status)) in zip(waiting, zip(paths, found)) {
        do throws(FarError) {
          if let status = try status.get() {
            try decide(page.items[index], path, status, &alike, index)
            if page.items[index].target != nil, given.updateValue(index, forKey: path) != nil {
              // Only one item of a page replaces a file.
              (page.items[index].target, page.items[index].keeps) = (nil, nil)
              page.items[index].takeNextNumber()
            }
          } else if let other = given[path] {
            // Another item of this page gets it; the same bytes are not placed twice.
            if try isSame(&page, index, other) {
              held.insert(index)
            } else {
              page.items[index].takeNextNumber()
            }
          } else {
            given[path] = index
            page.items[index].target = path
          }
        } catch {
          page.items[index].outcome = .failure(error.transferError(host))
        }
      }
      try compare(alike, &page)
    }
  }

  /// Whether an item has the bytes of another that gets the name, and the rule does not keep both.
  private func isSame(
    _ page: inout FarPage, _ index: Int, _ other: Int
  ) throws(FarError) -> Bool {
    let (one, two) = (page.items[index], page.items[other])
    guard one.request.rule == .dedupe, !one.isDirectory, !two.isDirectory,
      one.source?.size == two.source?.size
    else { return false }
    let digest = try ownDigest(page.items[index])
    return try ownDigest(page.items[other]) == digest
  }

  /// The name that an item would get.
  private func candidate(_ item: FarPage.Item) -> Candidate {
    let name =
      item.number == 1
      ? TargetName.sanitized(item.request.name)
      : TargetName.numbered(
        item.request.name, item.number, isDirectory: item.isDirectory, style: style)
    if item.directoryThere.isEmpty { item.directoryThere = there(item.directory) }
    return Candidate(
      path: item.directoryThere.appending(bytes: name), directory: item.directoryThere, name: name)
  }

  /// A directory without the host; most items of a page have the same.
  private func there(_ directory: FilePath) -> FilePath {
    if let lastDirectory, lastDirectory.shown == directory { return lastDirectory.there }
    let there = host.removing(from: directory)
    lastDirectory = (directory, there)
    return there
  }

  /// A name that an item may get.
  struct Candidate {
    let path: FilePath
    let directory: FilePath
    let name: [UInt8]
  }

  /// A file there that may have the bytes of an item.
  struct Alike {
    let item: Int
    let path: FilePath
    /// Its version if an interrupted run has placed it, provided that it has these bytes.
    var own: FileVersion?
    /// Whether equal bytes are those of the item, whatever the rule.
    var isEarlier = false
  }

  /// Applies the rule to a name that is taken.
  private func decide(
    _ item: FarPage.Item, _ path: FilePath, _ status: FarStatus,
    _ alike: inout [Alike], _ index: Int
  ) throws(FarError) {
    guard let source = item.source else { return }
    let isNumbered = item.number > 1
    let old = ConflictRule.Side(
      isDirectory: status.kind == .directory,
      modified: status.modified.map { Int128($0) * 1_000_000_000 })
    var new = source.side
    // Times there have whole seconds.
    new.modified = new.modified.map { $0 / 1_000_000_000 * 1_000_000_000 }
    if let earlier = self.earlier.found(at: path, for: item.request), !item.isForeign,
      try isEarlier(item, path, status, earlier, &alike, index)
    {
      return
    }
    let rule = isNumbered && item.request.rule != .dedupe ? .rename : item.request.rule
    switch rule.decision(placing: new, over: old, isOwn: ownNames.contains(path)) {
    case .number: item.takeNextNumber()
    case .compare:
      if case .link(let own) = source.kind {
        guard status.kind == .link, try isSame(own, asLinkAt: path) else {
          item.takeNextNumber()
          return
        }
        item.settleAlreadyThere(host.adding(to: path), .cache)
      } else if status.kind == .regular, !item.isDirectory, status.size == source.size {
        alike.append(Alike(item: index, path: path))
      } else {
        item.takeNextNumber()
      }
    case .skip:
      item.outcome = .success(Placement(.skipped, host.adding(to: path)))
    case .fail: item.outcome = .failure(.destinationExists(host.adding(to: path)))
    case .clash: item.outcome = .failure(.kindClash(host.adding(to: path)))
    case .merge: item.mergesInto = path
    case .replace:
      item.target = path
      item.keeps = (
        path.removingLastComponent().appending(bytes: Array(".dnd-replaced".utf8))
          .pushing(keptName(of: path)), status.version
      )
    }
  }

  /// Whether what has the name is the item, or will be compared with it, because an interrupted run named it so.
  private func isEarlier(
    _ item: FarPage.Item, _ path: FilePath, _ status: FarStatus, _ earlier: EarlierNames.Found,
    _ alike: inout [Alike], _ index: Int
  ) throws(FarError) -> Bool {
    guard let source = item.source else { return false }
    switch source.kind {
    case .link(let own):
      guard status.kind == .link, try isSame(own, asLinkAt: path) else { return false }
      if earlier.isRecorded {
        item.settleAlreadyThere(host.adding(to: path), .cache)
      } else {
        item.settlePlaced(at: host.adding(to: path), host)
      }
      return true
    case .directory(let own):
      guard status.kind == .directory, !earlier.isRecorded else { return false }
      return try settleEarlierTree(item, own, at: path, earlier.placed)
    case .file, .bytes:
      guard status.kind == .regular, status.size == source.size else { return false }
      let isOwn = status.version == earlier.placed && !earlier.isRecorded
      alike.append(
        Alike(item: index, path: path, own: isOwn ? status.version : nil, isEarlier: true))
      return true
    }
  }

  /// The name under which a replaced file is kept.
  ///
  /// It tells which name the file had, by which it comes back after a kill.
  private func keptName(of path: FilePath) -> FilePath {
    runID.keptName(of: path) ?? runID.staged()
  }

  /// Whether a link here has the content of one there.
  private func isSame(_ own: FilePath, asLinkAt path: FilePath) throws(FarError) -> Bool {
    let there = try files.contents(ofLinks: [path])[0].get()
    return (try? FileSystem.readLink(own)) == there.bytes
  }

  /// Compares items with files of the same size that have their names: equal bytes are not placed again.
  private func compare(
    _ alike: [Alike], _ page: inout FarPage
  ) throws(FarError) {
    if alike.isEmpty { return }
    let known = alike.compactMap { found in page.items[found.item].source.map { (found, $0) } }
    let digests = try files.digests(
      of: known.map(\.0.path),
      comparing: known.map { SourceContent($0.1, progress: { _ in }) })
    for ((found, _), digest) in zip(known, digests) {
      let (index, path) = (found.item, found.path)
      do throws(FarError) {
        let own = try ownDigest(page.items[index])
        guard case .success(let there) = digest, there.digest == own else {
          if found.isEarlier && page.items[index].request.rule != .dedupe {
            page.items[index].isForeign = true
          } else {
            page.items[index].takeNextNumber()
          }
          continue
        }
        // It may have been written by someone who did not sync it.
        if page.items[index].source?.isMoved == true { try files.synchronize([path]) }
        if let own = found.own {
          ownNames.insert(path)
          page.items[index].settleEarlier(at: path, own, own.size, there.proof, host)
        } else {
          page.items[index].settleAlreadyThere(host.adding(to: path), there.proof, there.digest)
        }
      } catch {
        if error.endsConnection { throw error }
        page.items[index].outcome = .failure(error.transferError(host))
      }
    }
  }

  /// The digest of a source, read once.
  private func ownDigest(_ item: FarPage.Item) throws(FarError) -> Digest {
    if let digest = item.digest { return digest }
    guard let source = item.source else { throw .unsupported(host.removing(from: item.directory)) }
    let content = SourceContent(source, progress: { _ in })
    do {
      while try !content.next(atMost: 1 << 20).isEmpty {}
    } catch {
      throw .unreadable(error)
    }
    item.digest = content.digest
    return content.digest
  }
}

extension FarPage.Item {
  /// It is in place because an interrupted run has placed it.
  func settleEarlier(
    at path: FilePath, _ placed: FileVersion, _ size: Int64, _ proof: Placement.Verification,
    _ host: FarPrefix
  ) {
    (bytes, verified) = (size, proof)
    settlePlaced(at: host.adding(to: path), host, as: placed)
  }

  fileprivate func settleAlreadyThere(
    _ path: FilePath, _ proof: Placement.Verification, _ digest: Digest? = nil
  ) {
    var placement = Placement(
      .alreadyThere, path, verified: proof, read: source?.version, notes: source?.notes ?? [])
    placement.digest = digest
    placement.list(self, at: path)
    outcome = .success(placement)
  }
}
