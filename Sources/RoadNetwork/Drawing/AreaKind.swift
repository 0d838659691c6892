/// What an area is drawn as, in the order of drawing.
package enum AreaKind: Int, CaseIterable, Sendable {
  case residential, works, farmland, grass, heath, wood, park, cemetery, pitch, beach, water, pier
  case square, parking, building

  /// What tags make of an area; nil for one that is not drawn.
  package init?(_ tags: [OSMTag]) {
    for tag in tags {
      if tag.key == "building", tag.value != "no" {
        self = .building
        return
      }
      if tag.key == "highway", tags["area"] == "yes" {
        self = .square
        return
      }
      guard let kind = Self.kinds[tag.key]?[tag.value] else { continue }
      self = kind
      return
    }
    return nil
  }

  private static let kinds: [String: [String: AreaKind]] = [
    "natural": [
      "water": .water, "wood": .wood, "beach": .beach, "sand": .beach, "heath": .heath,
      "scrub": .heath, "moor": .heath, "fell": .heath, "grassland": .grass,
    ],
    "waterway": ["riverbank": .water],
    "landuse": [
      "reservoir": .water, "basin": .water, "forest": .wood, "grass": .grass, "meadow": .grass,
      "village_green": .grass, "recreation_ground": .park, "allotments": .park,
      "cemetery": .cemetery, "farmland": .farmland, "farmyard": .farmland, "orchard": .farmland,
      "vineyard": .farmland, "industrial": .works, "commercial": .works, "retail": .works,
      "railway": .works, "quarry": .works, "residential": .residential,
    ],
    "leisure": [
      "park": .park, "garden": .park, "pitch": .pitch, "playground": .pitch, "track": .pitch,
    ],
    "amenity": ["grave_yard": .cemetery, "parking": .parking],
    "man_made": ["pier": .pier, "breakwater": .pier],
    "place": ["square": .square],
  ]

  /// The attributes of its paths.
  var style: String {
    switch self {
    case .residential: "fill=\"#e9e4dc\""
    case .works: "fill=\"#e4dfe4\""
    case .farmland: "fill=\"#f3edd3\""
    case .grass: "fill=\"#dbe8c3\""
    case .heath: "fill=\"#dfe3bd\""
    case .wood: "fill=\"#bcd6a8\""
    case .park: "fill=\"#cbe5bb\""
    case .cemetery: "fill=\"#c3d6b8\""
    case .pitch: "fill=\"#b5dcb5\" stroke=\"#93c193\" stroke-width=\".6\""
    case .beach: "fill=\"#f6e9bd\""
    case .water: "fill=\"\(Self.sea)\""
    case .pier: "fill=\"#ece6db\" stroke=\"#c9c0b2\" stroke-width=\".6\""
    case .square: "fill=\"#e6e0ea\""
    case .parking: "fill=\"#eceaea\" stroke=\"#d5d0d0\" stroke-width=\".6\""
    case .building: "fill=\"#d5cabd\" stroke=\"#bfb2a2\" stroke-width=\".4\""
    }
  }

  static let sea = "#a9cfe4"
  static let land = "#f5f2ea"
}
