package import FileTransfer
import JSON
import SystemCalls
import SystemPackage

// Sending files: under hidden names to folder stores; to their names, when they get them, to bucket stores.
extension CloudFileSystem {
  package func stage(_ files: [FarStaging]) throws(FarError) -> [Result<Int64, FarError>] {
    var results: [Result<Int64, FarError>] = []
    var uploads: [(index: Int, upload: Upload, target: FilePath)] = []
    for file in files {
      do throws(FarError) {
        _ = try location(file.path)
        links += 1
        let upload: Upload
        do throws(SystemFailure) {
          upload = try Upload(
            file.content, file.metadata, in: calls.directory, number: links, hashKind)
          if abilities.isBucketBased {
            file.content.hold()
            try upload.readToEnd()
            waiting[file.path] = upload
          }
        } catch {
          throw .unreadable(error)
        }
        if !abilities.isBucketBased { uploads.append((results.count, upload, file.path)) }
        results.append(.success(upload.size))
      } catch {
        results.append(.failure(error))
      }
    }
    var failed: [FilePath] = []
    // The hidden name is of this run only, so that what has it is ours, such as a part that an interrupted drop left:
    // nothing is continued in a store.
    let outcomes = try send(uploads.map { ($0.upload, $0.target) }, replacing: true)
    for (one, sent) in zip(uploads, outcomes) {
      results[one.index] = sent.map { one.upload.size }
      switch sent {
      case .success, .failure(.taken): break
      case .failure: failed.append(one.target)
      }
    }
    if !failed.isEmpty { _ = try remove(failed) }
    return results
  }

  /// How much further than `rclone` a file is read here.
  private static let lead: Int64 = 8 << 20

  /// Sends files to names, unless these are taken.
  ///
  /// - Returns: `taken` for a name under which something else is.
  func send(
    _ uploads: [(upload: Upload, target: FilePath)], replacing: Bool = false
  ) throws(FarError) -> [Result<Void, FarError>] {
    if uploads.isEmpty { return [] }
    var failures: [FarError?] = Array(repeating: nil, count: uploads.count)
    var requests: [RcloneRequest] = []
    let source = ":local,copy_links=true:\(calls.directory.string)"
    for (upload, target) in uploads {
      let place = try location(target)
      requests.append(
        RcloneRequest("operations/copyfile") { object in
          object.add("srcFs", source)
          object.add("srcRemote", upload.link)
          object.add("dstFs", place.fs)
          object.add("dstRemote", place.path)
          object.add(
            "_config",
            .object(
              JSONObject {
                $0.add("IgnoreExisting", !replacing)
                // The hidden name is enough.
                $0.add("Inplace", true)
              }))
        })
    }
    let isRead = abilities.isBucketBased
    var read: Int64 = 0
    let answers = try calls.all(
      requests,
      transfers: { (moved) throws(FarError) in
        var told = moved
        for (index, (upload, _)) in uploads.enumerated() where failures[index] == nil {
          if isRead {
            upload.report(upTo: min(told, upload.size))
            told -= min(told, upload.size)
          } else if read < moved + Self.lead {
            do throws(SystemFailure) {
              read += try upload.readAhead(upTo: moved + Self.lead - read)
            } catch {
              failures[index] = .unreadable(error)
            }
          }
        }
      },
      done: { (index, answer) throws(FarError) in
        let (upload, target) = uploads[index]
        do throws(SystemFailure) { try upload.readToEnd() } catch {
          failures[index] = .unreadable(error)
          return
        }
        if isRead { upload.report(upTo: upload.size) }
        if case .failure(let fault) = answer {
          failures[index] = RcloneWords.error(fault.words, target)
        }
      })
    _ = answers
    let kind = comparesFreely ? hashKind : nil
    let found = try entries(sentTo: uploads.map(\.target), hash: kind)
    var results: [Result<Void, FarError>] = []
    for (index, ((upload, target), found)) in zip(uploads, found).enumerated() {
      results.append(outcome(upload, target, found, kind, failures[index]))
    }
    return results
  }

  /// What became of a file that was sent, from what is there now.
  private func outcome(
    _ upload: Upload, _ target: FilePath, _ found: Result<RcloneEntry?, FarError>,
    _ kind: StoreHash.Kind?, _ failure: FarError?
  ) -> Result<Void, FarError> {
    let entry: RcloneEntry?
    switch found {
    case .failure(let error): return .failure(failure ?? error)
    case .success(let there): entry = there
    }
    guard let entry else {
      return .failure(failure ?? .failed(target, words: "the store did not keep it"))
    }
    var file = SentFile(upload)
    let digits = entry.hashes.first { $0.kind == kind?.rawValue }?.digits
    let isOurs =
      !entry.isDirectory && (entry.size == file.size || entry.size < 0)
      && (digits == nil || kind.map { StoreHash($0, digits: digits ?? "") == file.hash } == true)
    guard isOurs else {
      return .failure(
        failure
          ?? (entry.isDirectory || abilities.isBucketBased
            ? .taken(target) : .verificationFailed(target)))
    }
    if let failure { return .failure(failure) }
    if digits != nil { file.proof = .store }
    sent[target] = file
    return .success(())
  }
}
