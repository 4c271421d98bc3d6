/// A priority queue that returns the cheapest element first, as a binary heap.
struct CheapestFirst<Element: Comparable> {
  private var heap: [Element] = []

  mutating func add(_ element: Element) {
    heap.append(element)
    var index = heap.count - 1
    while index > 0, heap[index] < heap[(index - 1) / 2] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func takeCheapest() -> Element? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    let cheapest = heap.removeLast()
    var index = 0
    while 2 * index + 1 < heap.count {
      var least = 2 * index + 1
      if least + 1 < heap.count, heap[least + 1] < heap[least] { least += 1 }
      guard heap[least] < heap[index] else { break }
      heap.swapAt(index, least)
      index = least
    }
    return cheapest
  }
}
