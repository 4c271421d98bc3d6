/// What is waiting, of which the cheapest is taken first: a binary heap.
struct CheapestFirst<Element: Comparable> {
  private var heap: [Element] = []

  mutating func add(_ element: Element) {
    heap.append(element)
    var place = heap.count - 1
    while place > 0, heap[place] < heap[(place - 1) / 2] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func takeCheapest() -> Element? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    let cheapest = heap.removeLast()
    var place = 0
    while 2 * place + 1 < heap.count {
      var least = 2 * place + 1
      if least + 1 < heap.count, heap[least + 1] < heap[least] { least += 1 }
      guard heap[least] < heap[place] else { break }
      heap.swapAt(place, least)
      place = least
    }
    return cheapest
  }
}
