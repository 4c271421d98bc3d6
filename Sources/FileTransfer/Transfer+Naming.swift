import Items
import SystemCalls
import SystemPackage

// Which name an item gets, and what happens if it is taken.
extension Transfer {
  /// Fails what a server cannot do safely, found out by trying.
  func refuseWhatIsImpossible(_ page: inout Page) throws(FarError) {
    for directory in page.openDirectories {
      let path = directory
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
  ///
  /// What is not known of the names there is asked for all items at once, and then the items that need it decide again.
  /// An item with the bytes of another that is about to get its name waits for that.
  func chooseNames(_ page: inout Page) throws(FarError) {
    names.forget()
    var waiting = page.items.filter { $0.isOpen && $0.target == nil && $0.mergesInto == nil }
    while !waiting.isEmpty {
      var unknown: [Page.Item] = []
      for item in waiting {
        do throws(TransferError) {
          names.item = item
          try choose(item)
        } catch {
          if error == NamesThere.unknown {
            unknown.append(item)
          } else {
            item.outcome = .failure(error)
          }
        }
      }
      waiting = unknown
      try answer()
    }
  }

  private func choose(_ item: Page.Item) throws(TransferError) {
    guard let source = item.source else { return }
    if try isEarlier(item) { return }
    let destination = self.destination(item.directory)
    let wanted = TransferItem(
      request: item.request, destination: destination, facts: source.facts)
    let name = item.request.name
    var resolution = try item.request.chosenName.flatMap { (chosen) throws(TransferError) in
      try conflict.resolve(wanted, chosen: chosen)
    }
    if resolution == nil {
      guard let occupant = try destination.occupant(of: name) else {
        return take(name, item, destination)
      }
      resolution = try conflict.resolve(wanted, over: occupant)
    }
    switch resolution {
    case .take(let free): take(free, item, destination)
    case .replace:
      let kept = try names.status(at: destination.path(of: name))?.version
      take(name, item, destination)
      guard let target = item.target, let kept else { return }
      item.keeps = (
        target.removingLastComponent().appending(bytes: Array(".dnd-replaced".utf8))
          .pushing(keptName(of: target)), kept
      )
    case .merge:
      // It is merged when it is there.
      if destination.isElsewhere(name) {
        item.mergesInto = item.directory.appending(bytes: name)
      }
    case .settle(let placement, _):
      if placement.state == .skipped {
        item.outcome = .success(placement)
      } else if let name = placement.target.lastComponent?.bytes, destination.isElsewhere(name) {
        item.settleAlreadyThere(
          placement.target, placement.verified, placement.digest, host)
      }
    case nil: break
    }
  }

  private func take(_ name: [UInt8], _ item: Page.Item, _ destination: Folder) {
    item.target = item.directory.appending(bytes: name)
    names.plan(item, as: name, in: destination)
  }

  /// The directory in which an item gets its name, with the names of this drop in it.
  func destination(_ directory: FilePath) -> Folder {
    if let known = destinations[directory] { return known }
    let new = Folder(directory, seeing: names)
    destinations[directory] = new
    return new
  }

  /// Forgets that an item was about to get a name, which it has now or does not get.
  func unplan(_ item: Page.Item) {
    guard let name = item.target?.lastComponent?.bytes else { return }
    destination(item.directory).planned?.remove(name)
  }

  /// Notes that what has a name is an item of this drop.
  func noteOwn(_ path: FilePath, _ item: Page.Item) {
    let destination = destination(item.directory)
    let status = FarStatus(kind: item.isDirectory ? .directory : .regular)
      .seen(at: path)
    conflict.nameIndex.placed.add(
      Folder.Identity(status), path.name.bytes, in: destination,
      isDirectory: item.isDirectory)
  }

  /// A name that an item may get.
  struct Candidate {
    let path: FilePath
    let directory: FilePath
    let name: [UInt8]
  }

  /// Looks at the names, and compares the files, that were asked about.
  private func answer() throws(FarError) {
    let (looks, comparisons) = names.takeQuestions()
    if !looks.isEmpty {
      let candidates = looks.map { path in
        Candidate(path: path, directory: path.removingLastComponent(), name: path.name.bytes)
      }
      for (path, found) in zip(looks, try look(at: candidates)) {
        names.note(path, found.mapError { $0.transferError(host) })
      }
    }
    if comparisons.isEmpty { return }
    let links = comparisons.filter { $0.item.isLink }
    let texts =
      links.isEmpty
      ? [] : try files.contents(ofLinks: links.map(\.path))
    for (question, text) in zip(links, texts) {
      names.note(
        question, try result { () throws(FarError) in try compare(question.item, text.get()) })
    }
    let others = comparisons.filter { !$0.item.isLink }
    if others.isEmpty { return }
    let digests = try files.digests(
      of: others.map(\.path),
      comparing: others.compactMap { $0.item.source }.map { SourceContent($0) { _ in } })
    for (question, digest) in zip(others, digests) {
      names.note(
        question,
        try result { () throws(FarError) in
          let own = try ownDigest(question.item)
          guard case .success(let there) = digest, there.digest == own else { return .different }
          // It may have been written by someone who did not sync it.
          if question.item.isMoved {
            try files.synchronize([question.path])
          }
          return .same(there.proof, there.digest)
        })
    }
  }

  private func compare(
    _ item: Page.Item, _ text: FilePath
  ) throws(FarError) -> Comparison {
    guard case .link(let own)? = item.source?.kind,
      (try? FileSystem.readLink(own)) == text.bytes
    else { return .different }
    return .same(.cache, nil)
  }

  /// What a question about one file ends with; only what ends the connection is thrown.
  private func result<Answer>(
    _ body: () throws(FarError) -> Answer
  ) throws(FarError) -> Result<Answer, TransferError> {
    do throws(FarError) { return .success(try body()) } catch {
      if error.endsConnection { throw error }
      return .failure(error.transferError(host))
    }
  }

  /// Whether an item is there already because an interrupted run has placed it, under whatever name.
  private func isEarlier(_ item: Page.Item) throws(TransferError) -> Bool {
    guard let source = item.source else { return false }
    for (path, found) in earlier.names(
      for: item.request, in: item.directory, conflict.nameIndex.style)
    {
      guard let status = try names.status(at: path) else { continue }
      switch source.kind {
      case .directory(let own):
        guard status.kind == .directory, !found.isRecorded else { continue }
        let isSettled = try host.far { () throws(FarError) in
          try settleEarlierTree(item, own, at: path, found.placed)
        }
        if isSettled { return true }
      case .file, .bytes, .link:
        guard status.kind == (item.isLink ? .link : .regular),
          item.isLink || status.size == source.size,
          case .same(let proof, let digest) = try names.comparison(of: item, at: path)
        else { continue }
        let isOwn = !found.isRecorded && (item.isLink || status.version == found.placed)
        noteOwn(path, item)
        if isOwn {
          item.settleEarlier(at: path, status.version, status.size, proof, host)
        } else {
          item.settleAlreadyThere(path, proof, digest, host)
        }
        return true
      }
    }
    return false
  }

  /// The name under which a replaced file is kept.
  ///
  /// It tells which name the file had, by which it comes back after a kill.
  private func keptName(of path: FilePath) -> FilePath {
    runID.keptName(of: path) ?? runID.staged()
  }

  /// Tells the journal which names are about to be given, those of entries of merged directories as parts of these.
  func announce(_ items: [Page.Item], _ journal: some TransferJournal) throws {
    var names: [PlacementName] = []
    var parts: [Int: [(request: PlacementRequest, name: PlacementName)]] = [:]
    for item in items {
      guard let target = item.target, let source = item.source else { continue }
      let name = PlacementName(
        index: item.index, target: target, placed: item.version,
        read: source.version, isRename: source.isMoved,
        replaced: item.keeps?.path)
      if item.whole == nil {
        names.append(name)
      } else {
        parts[item.index, default: []].append((item.request, name))
      }
    }
    if !names.isEmpty { try journal.willName(names) }
    for (index, names) in parts.sorted(by: { $0.key < $1.key }) {
      try journal.willName(index, parts: names)
    }
  }

  /// The digest of a source, read once.
  private func ownDigest(_ item: Page.Item) throws(FarError) -> Digest {
    if let digest = item.digest { return digest }
    guard let source = item.source else { throw .unsupported(item.directory) }
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

extension Page.Item {
  /// It is in place because an interrupted run has placed it.
  func settleEarlier(
    at path: FilePath, _ placed: FileVersion, _ size: Int64, _ proof: Placement.Verification,
    _ host: PlaceID
  ) {
    (bytes, verified) = (size, proof)
    settlePlaced(at: path, host, as: placed)
  }

  func settleAlreadyThere(
    _ path: FilePath, _ proof: Placement.Verification, _ digest: Digest?, _ host: PlaceID
  ) {
    var placement = Placement(
      .alreadyThere, path, verified: proof, read: source?.version, notes: source?.notes ?? [])
    placement.digest = digest
    placement.list(self, at: host.shown(path))
    outcome = .success(placement)
  }
}
