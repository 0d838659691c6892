public import CanonicalJSON
public import Geodesy

/// A map drawn in letters on a grid, as scenarios hold it.
///
/// Letters are nodes, digits are places that are no nodes, any other character is decoration. One
/// row is one grid south, one column half a grid east. Elements are numbered from 1: nodes in the
/// order of reading, ways and relations in their own.
public struct SketchMap: Hashable, Sendable {
  /// The places that are drawn.
  public let nodes: [OSMNode]
  /// The roads between them.
  public let ways: [OSMWay]
  /// Restrictions and what else binds them.
  public let relations: [OSMRelation]
  private let places: [Character: Coordinate]

  /// Reads a sketch, and adds everything that is wrong with it to `diagnostics`.
  ///
  /// A problem of the drawing is located at its character, any other at its key or value.
  ///
  /// - Returns: nil if there is any error.
  public init?(_ value: JSONValue, _ diagnostics: Diagnostics) {
    let found = diagnostics.problems.count + diagnostics.omittedCount
    guard var reader = JSONObjectReader(value, diagnostics) else { return nil }
    let grid = SketchGrid(&reader)
    let drawing = SketchDrawing(reader.array("drawing", .required) ?? [], grid, diagnostics)
    let nodeTags = SketchElements.nodeTags(reader.objects("nodes") ?? [], drawing)
    let ways = SketchElements.ways(reader.objects("ways") ?? [], drawing)
    let relations = SketchElements.relations(reader.objects("relations") ?? [], drawing, ways)
    reader.finish()
    guard diagnostics.problems.count + diagnostics.omittedCount == found else { return nil }
    nodes = drawing.letters.enumerated().map { index, letter in
      OSMNode(
        id: Int64(index + 1),
        coordinate: drawing.places[letter] ?? grid.origin,
        tags: nodeTags[letter] ?? []
      )
    }
    self.ways = ways.map(\.way)
    self.relations = relations
    places = drawing.places
  }

  /// Returns where a letter or digit is drawn; nil if it is not.
  public func coordinate(of name: Character) -> Coordinate? { places[name] }
}
