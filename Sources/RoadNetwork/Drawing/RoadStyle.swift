/// How roads of a class are drawn.
struct RoadStyle: Sendable {
  let fill: String
  let casing: String
  /// Pixels at least.
  let thinnest: Double
  /// Metres that the road is wide.
  let metres: Double

  /// What classes are drawn one over the other, the lowest first.
  static let order: [[RoadClass]] = [
    [.footway, .steps, .path, .cycleway, .bridleway, .platform], [.track], [.service],
    [.pedestrian, .livingStreet, .residential, .unclassified, .winterRoad, .iceRoad],
    [.tertiaryLink, .tertiary],
    [.secondaryLink, .secondary], [.primaryLink, .primary], [.trunkLink, .trunk],
    [.motorwayLink, .motorway],
  ]

  static func rank(_ roadClass: RoadClass) -> Int {
    order.firstIndex { $0.contains(roadClass) } ?? 0
  }

  init(_ roadClass: RoadClass) {
    switch roadClass {
    case .motorway: self.init("#e58c9c", "#b4576b", 2.6, 11)
    case .motorwayLink: self.init("#e58c9c", "#b4576b", 1.6, 6)
    case .trunk: self.init("#f3ac8c", "#bd6f4d", 2.6, 11)
    case .trunkLink: self.init("#f3ac8c", "#bd6f4d", 1.6, 6)
    case .primary: self.init("#fad292", "#c1954b", 2.4, 10)
    case .primaryLink: self.init("#fad292", "#c1954b", 1.5, 6)
    case .secondary: self.init("#f8f2ad", "#b5ac66", 2.2, 9.5)
    case .secondaryLink: self.init("#f8f2ad", "#b5ac66", 1.4, 6)
    case .tertiary: self.init("#ffffff", "#a8a196", 1.9, 9)
    case .tertiaryLink: self.init("#ffffff", "#a8a196", 1.3, 6)
    case .residential, .unclassified, .winterRoad, .iceRoad: self.init("#ffffff", "#b5aea3", 1.3, 7)
    case .livingStreet, .pedestrian: self.init("#efeff2", "#b5aea3", 1.3, 7)
    case .service: self.init("#ffffff", "#c2bbb0", 0.7, 4)
    case .track: self.init("#a5854f", "", 0.7, 2)
    case .cycleway: self.init("#5f77c9", "", 0.6, 1.5)
    case .ferry, .train: self.init("#4f86ad", "", 1.1, 2)
    case .path, .bridleway, .footway, .steps, .platform, .other: self.init("#d4806f", "", 0.6, 1.5)
    }
  }

  private init(_ fill: String, _ casing: String, _ thinnest: Double, _ metres: Double) {
    self.fill = fill
    self.casing = casing
    self.thinnest = thinnest
    self.metres = metres
  }

  /// Minor roads get thinner the more of the land is seen.
  func width(_ canvas: MapCanvas) -> Double {
    let scale = canvas.pixelsPerMetre
    let least = metres < 8 ? thinnest * min(1, max(0.4, scale / 0.12)) : thinnest
    return min(40, max(least, metres * scale))
  }

  /// Pixels per metre from which roads of a class are drawn.
  static func scale(_ roadClass: RoadClass) -> Double {
    switch roadClass {
    case .footway, .steps, .path, .cycleway, .bridleway, .platform: 0.08
    case .track, .service: 0.05
    default: 0
    }
  }

  /// The dashes of roads that are no carriageways.
  static func dashes(_ roadClass: RoadClass) -> String {
    switch roadClass {
    case .footway, .path, .bridleway: "stroke-dasharray=\"3 2\""
    case .steps: "stroke-dasharray=\"1 1\""
    case .cycleway: "stroke-dasharray=\"4 2\""
    case .track: "stroke-dasharray=\"5 3\""
    default: ""
    }
  }
}
