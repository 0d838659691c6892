import Geodesy

@testable import AddressIndex
@testable import RoadNetwork

/// A map of addresses written in metres: elements are numbered from 1 as they are added.
struct AddressSketch {
  private(set) var nodes: [OSMNode] = []
  private(set) var ways: [OSMWay] = []
  private(set) var relations: [OSMRelation] = []
  let projection: LocalProjection

  init(_ origin: Coordinate = Coordinate(latitude: 47.14, longitude: 9.52)) {
    projection = LocalProjection(origin: origin)
  }

  var data: OSMData { OSMData(nodes: nodes, ways: ways, relations: relations) }

  /// The coordinate of metres east and north, as the map stores it.
  func place(_ east: Double, _ north: Double) -> Coordinate {
    FixedPoint(projection.coordinate(east: east, north: north)).coordinate
  }

  @discardableResult
  mutating func node(_ east: Double, _ north: Double, _ tags: String = "") -> Int64 {
    let id = Int64(nodes.count + 1)
    nodes.append(OSMNode(id: id, coordinate: place(east, north), tags: Self.tags(tags)))
    return id
  }

  @discardableResult
  mutating func way(_ nodes: [Int64], _ tags: String) -> Int64 {
    let id = Int64(ways.count + 1)
    ways.append(OSMWay(id: id, nodes: nodes, tags: Self.tags(tags)))
    return id
  }

  /// A street through places.
  @discardableResult
  mutating func street(_ name: String, _ places: [(Double, Double)], _ tags: String = "") -> [Int64]
  {
    let ids = places.map { node($0.0, $0.1) }
    way(ids, "highway=residential;name=\(name)" + (tags.isEmpty ? "" : ";" + tags))
    return ids
  }

  /// A square around a place as a closed way, whose side is twice the size.
  @discardableResult
  mutating func square(_ east: Double, _ north: Double, _ size: Double, _ tags: String) -> Int64 {
    let ids = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map {
      node(east + $0.0 * size, north + $0.1 * size)
    }
    return way(ids + [ids[0]], tags)
  }

  mutating func relation(_ members: [OSMRelation.Member], _ tags: String) {
    relations.append(
      OSMRelation(id: Int64(relations.count + 1), members: members, tags: Self.tags(tags))
    )
  }

  /// Builds the index.
  func index(country: CountryCode? = nil) -> AddressIndex {
    AddressIndexBuilder.build(data, country: country).index
  }

  func report() -> AddressReport { AddressIndexBuilder.build(data).report }

  /// Reads `key=value;key=value`; a semicolon in a value is written `\u{1f}`.
  private static func tags(_ text: String) -> [OSMTag] {
    text.split(separator: ";").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? String(parts[1]) : ""
      return OSMTag(
        String(parts[0]),
        String(value.map { $0 == "\u{1f}" ? ";" : $0 })
      )
    }
  }
}

extension AddressIndex {
  /// What a search finds, as labels.
  func labels(_ text: String, _ kinds: AddressKind..., near: Coordinate? = nil, limit: Int = 20)
    -> [String]
  {
    search(AddressQuery(text, near: near, limit: limit), kinds: Set(kinds)).map {
      label(of: $0.item)
    }
  }
}
