/// What a search found, in its order.
public struct SearchResults: RandomAccessCollection, Hashable, Sendable {
  private let elements: [SearchResult]

  /// Creates a list of results in their order.
  public init(_ elements: [SearchResult] = []) { self.elements = elements }

  /// The first place of a list: 0.
  public var startIndex: Int { 0 }
  /// One past the last place.
  public var endIndex: Int { elements.count }

  /// How many there are.
  public var size: Int { elements.count }

  /// The result at a place from 0 up to the count.
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

  /// Creates the answer to a postcode.
  public init(results: SearchResults, isAmbiguous: Bool) {
    self.results = results
    self.isAmbiguous = isAmbiguous
  }
}
