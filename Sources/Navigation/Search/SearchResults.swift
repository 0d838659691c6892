/// What a search found, in its order.
public struct SearchResults: RandomAccessCollection, Hashable, Sendable {
  private let elements: [SearchResult]

  public init(_ elements: [SearchResult] = []) { self.elements = elements }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  /// How many there are.
  public var size: Int { elements.count }

  public subscript(index: Int) -> SearchResult { elements[index] }

  /// Returns the result at an index; nil where there is none.
  public func result(at index: Int) -> SearchResult? {
    elements.indices.contains(index) ? elements[index] : nil
  }
}

/// What a search by postcode found.
public struct PostcodeResults: Hashable, Sendable {
  /// The towns, by name.
  public let results: SearchResults
  /// Whether a postcode found belongs to towns of more than one name (D-34), whatever of them the
  /// results hold.
  public let isAmbiguous: Bool

  public init(results: SearchResults, isAmbiguous: Bool) {
    self.results = results
    self.isAmbiguous = isAmbiguous
  }
}
