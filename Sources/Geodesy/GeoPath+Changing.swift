extension GeoPath: Sequence {
  /// Walks over the vertices from the start.
  public func makeIterator() -> IndexingIterator<[Coordinate]> { coordinates.makeIterator() }

  /// Creates a path of no coordinates.
  public init() { self.init([]) }

  /// The coordinate at an index; nil where the path has none.
  public subscript(index: Int) -> Coordinate? {
    coordinates.indices.contains(index) ? coordinates[index] : nil
  }

  /// Adds a coordinate at the end.
  public mutating func append(_ coordinate: Coordinate) {
    self = GeoPath(coordinates + [coordinate])
  }

  /// Adds a coordinate at the end.
  public mutating func append(latitude: Double, longitude: Double) {
    append(Coordinate(latitude: latitude, longitude: longitude))
  }

  /// Inserts a coordinate before the one at an index, or at the end where the index is the count.
  ///
  /// - Returns: Whether the path has such a place; if not, it stays as it is.
  @discardableResult
  public mutating func insert(_ coordinate: Coordinate, at index: Int) -> Bool {
    guard (0...count).contains(index) else { return false }
    var changed = coordinates
    changed.insert(coordinate, at: index)
    self = GeoPath(changed)
    return true
  }

  /// Puts a coordinate in the place of the one at an index.
  ///
  /// - Returns: Whether the path has such a place; if not, it stays as it is.
  @discardableResult
  public mutating func replace(at index: Int, with coordinate: Coordinate) -> Bool {
    guard coordinates.indices.contains(index) else { return false }
    var changed = coordinates
    changed[index] = coordinate
    self = GeoPath(changed)
    return true
  }

  /// Removes the coordinate at an index and returns it; nil where the path has none.
  @discardableResult
  public mutating func remove(at index: Int) -> Coordinate? {
    guard coordinates.indices.contains(index) else { return nil }
    var changed = coordinates
    let removed = changed.remove(at: index)
    self = GeoPath(changed)
    return removed
  }

  /// Removes the last coordinate and returns it; nil where the path is empty.
  @discardableResult
  public mutating func removeLast() -> Coordinate? { remove(at: count - 1) }

  /// Removes all coordinates.
  public mutating func removeAll() { self = GeoPath() }
}
