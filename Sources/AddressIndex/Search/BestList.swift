/// Keeps the smallest of many, without ordering the rest.
struct BestList<Element: Comparable> {
  private var kept: [Element] = []
  private let limit: Int
  /// What comes behind it need not be looked at.
  private var worst: Element?

  init(limit: Int) { self.limit = limit }

  mutating func insert(_ element: Element) {
    if let worst, !(element < worst) { return }
    kept.append(element)
    if kept.count / 2 > limit { shorten() }
  }

  private mutating func shorten() {
    kept.sort()
    kept.removeLast(max(0, kept.count - limit))
    if kept.count == limit { worst = kept.last }
  }

  /// Returns what was kept, in order.
  consuming func sorted() -> [Element] {
    kept.sort()
    return Array(kept.prefix(max(0, limit)))
  }
}
