/// The elements of what may be without end, thinned once they are too many.
///
/// Up to a limit all are kept. Beyond it each stands for as many as its neighbours do, and of those that it stands
/// for it is the one of greatest weight, the first where several have it. The first and the last of all are kept.
struct Thinned<Element> {
  private struct Kept {
    var index: Int
    var element: Element
  }

  /// How many elements there were.
  private(set) var total = 0

  private let limit: Int
  private let weight: (Element) -> Double
  /// How many elements one stands for.
  private var stride = 1
  private var kept: [Kept] = []
  /// The heaviest of the stretch that is not whole yet.
  private var open: Kept?
  private var openCount = 0
  private var first: Element?
  private var last: Element?

  /// Begins without elements.
  ///
  /// - Parameter limit: how many are kept at most, besides the first and the last.
  init(limit: Int, weight: @escaping (Element) -> Double) {
    self.limit = limit
    self.weight = weight
  }

  /// How many elements are kept.
  var count: Int { elements.count }

  /// What is kept, in its order.
  var elements: [Element] {
    var result: [Element] = []
    result.reserveCapacity(kept.count + 3)
    if let first { result.append(first) }
    for known in kept { result.append(known.element) }
    if let open { result.append(open.element) }
    let end = open?.index ?? kept.last?.index ?? 0
    if let last, end < total - 1 { result.append(last) }
    return result
  }

  /// Gives away what is kept; ``total`` still tells how many there were.
  mutating func takeElements() -> [Element] {
    defer { (kept, open, first, last) = ([], nil, nil, nil) }
    return elements
  }

  mutating func append(_ element: Element) {
    defer {
      last = element
      total += 1
    }
    guard total > 0 else {
      first = element
      return
    }
    let next = Kept(index: total, element: element)
    if let known = open, weight(known.element) >= weight(element) {
      // It stands for this one too.
    } else {
      open = next
    }
    openCount += 1
    guard openCount == stride, let whole = open else { return }
    if kept.count == limit { halve() }
    // What was one stretch may be half of one now.
    if openCount == stride {
      kept.append(whole)
      (open, openCount) = (nil, 0)
    }
  }

  /// Makes one stretch of two.
  private mutating func halve() {
    var half: [Kept] = []
    half.reserveCapacity(limit)
    for place in Swift.stride(from: 0, to: kept.count - 1, by: 2) {
      let (one, other) = (kept[place], kept[place + 1])
      half.append(weight(one.element) >= weight(other.element) ? one : other)
    }
    // The limit is even: none is left over.
    kept = half
    stride *= 2
  }
}
