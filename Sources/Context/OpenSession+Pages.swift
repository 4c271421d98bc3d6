package import Items
package import Sessions
import SystemCalls

/// The items of a session, read page by page to limit memory use.
package struct ItemPages: Sequence {
  package let open: any OpenSession
  package let selection: [ClosedRange<Int>]?
  /// The reader; private representations of other contributors are hidden from it.
  package let receiver: Session.Origin
  /// The index of the last item to read; items that other commands add later are ignored.
  package let last: Int
  /// The number of items per page.
  package static let size = 512

  package func makeIterator() -> Iterator { Iterator(pages: self) }

  package struct Iterator: IteratorProtocol {
    package let pages: ItemPages
    private var page: ArraySlice<Item> = []
    private var last = 0
    /// What is to be read one after another, in reverse: all at once, or each range if they are not in order.
    private var rest: [[ClosedRange<Int>]?]
    /// The ranges that have been read.
    private var read: [ClosedRange<Int>] = []

    init(pages: ItemPages) {
      self.pages = pages
      rest = [pages.selection]
      if let selection = pages.selection, !selection.isInOrder {
        rest = selection.reversed().map { [$0] }
      }
    }

    /// The items of the next page; empty at the end.
    package mutating func nextPage() throws(ExchangeError) -> [Item] {
      var items: [Item] = []
      while items.count < ItemPages.size, let item = next() { items.append(try item.get()) }
      return items
    }

    package mutating func next() -> Result<Item, ExchangeError>? {
      while page.isEmpty, let selection = rest.last {
        do throws(SessionError) {
          let found = try pages.open.items(after: last, limit: ItemPages.size, in: selection)
          page =
            found.filter { item in
              item.index <= pages.last && !read.contains { $0.contains(item.index) }
            }[...]
          if let end = found.last, end.index <= pages.last {
            last = end.index
          } else {
            rest.removeLast()
            read += selection ?? []
            last = 0
          }
        } catch {
          rest.removeAll()
          return .failure(.session(error))
        }
      }
      return page.popFirst().map {
        .success($0.seen(by: pages.receiver, in: pages.open.session))
      }
    }
  }
}

extension OpenSession {
  /// The selected items that are still in the session, in the order of the selection, as this application sees them.
  package func pages(
    of selection: [ClosedRange<Int>]?, upTo last: Int = .max, for receiver: Session.Origin
  ) -> ItemPages {
    ItemPages(open: self, selection: selection, receiver: receiver, last: last)
  }

  /// The total size of the items that `receiver` can see.
  package func size(seenBy receiver: Session.Origin) throws(ExchangeError) -> Int64 {
    var size: Int64 = 0
    for item in pages(of: nil, for: receiver) {
      size = size.addingClamped(try item.get().representations.itemSize)
    }
    return size
  }

  /// The size of a session for a list; nil if nothing is known.
  ///
  /// In another application's session, the sizes of a thousand items are added up at most.
  package func knownSize(_ counts: SessionCounts, for receiver: Session.Origin) -> Int64? {
    let isOwn = !session.isShared && session.isLifted(by: receiver)
    if isOwn { return counts.size == 0 ? nil : counts.size }
    let seen = counts.items > 1000 ? nil : try? size(seenBy: receiver)
    return seen == 0 ? nil : seen
  }

  /// Whether all remaining items were added by `receiver`.
  ///
  /// The items are read only if several applications contributed to the session.
  package func isLocal(for receiver: Session.Origin) throws(ExchangeError) -> Bool {
    guard session.isShared else { return session.isLifted(by: receiver) }
    for item in pages(of: nil, for: receiver) where try !item.get().isLocal { return false }
    return true
  }

  /// The current counts of the session.
  package func counts() throws(ExchangeError) -> SessionCounts {
    do { return try summary() } catch { throw .session(error) }
  }

  /// Checks that the session is not empty and that each individually selected item exists.
  package func checkSelection(_ selection: [ClosedRange<Int>]?) throws(ExchangeError) {
    if !seesOffered, try counts().items == 0 { throw endedEmpty() }
    try checkExistence(of: selection)
  }

  /// Ends a session without items; returns the error that says so.
  ///
  /// The run that placed the last item may have been killed before it could end the session.
  package func endedEmpty() -> ExchangeError {
    let hasEnded = (try? end(as: .ended, onlyIfEmpty: true)) ?? false
    return hasEnded
      ? .session(.ended(session.name, active: [])) : .noItems(session: session.name)
  }

  /// Checks that each individually selected item exists.
  package func checkExistence(of selection: [ClosedRange<Int>]?) throws(ExchangeError) {
    for range in selection ?? [] where range.count == 1 {
      do throws(SessionError) {
        guard try item(range.lowerBound) == nil else { continue }
      } catch {
        throw .session(error)
      }
      throw .noItem(range.lowerBound, session: session.name)
    }
  }
}
