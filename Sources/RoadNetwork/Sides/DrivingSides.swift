package import Geodesy

/// On which side traffic keeps at the places of a map.
///
/// Where a way does not say it itself, what is known best decides: somebody said it of the whole map; the closed
/// border of a country around the place; the coarse regions of the Earth with left-hand traffic; else it is the
/// right. A border of which the map holds only a part says nothing, as nobody knows on which side of it a place
/// lies.
package struct DrivingSides: Sendable {
  private let known: DrivingSide?
  private var countries: [(border: BorderArea, side: DrivingSide)] = []
  private var regions: [SideRegion] = []

  /// - Parameter known: What holds everywhere; nil where the map and the Earth decide.
  package init(_ data: OSMData, known: DrivingSide? = nil) {
    self.known = known
    guard known == nil else { return }
    regions = SideRegion.all.filter { region in
      data.bounds.map(region.touches) ?? true
    }
    addCountries(data)
  }

  /// The side at a place.
  package func side(at place: Coordinate) -> DrivingSide {
    if let known { return known }
    if let country = countries.first(where: { $0.border.contains(place) }) { return country.side }
    return regions.first { $0.contains(place) }?.side ?? .right
  }

  private mutating func addCountries(_ data: OSMData) {
    let keys = ["ISO3166-1:alpha2", "ISO3166-1"].compactMap { data.strings.id(of: $0) }
    guard !keys.isEmpty, let level = data.strings.id(of: "admin_level") else { return }
    for relation in 0..<data.relationCount {
      guard data.value(of: level, ofRelation: relation).map({ data.strings[$0] }) == "2",
        let code = keys.lazy.compactMap({ data.value(of: $0, ofRelation: relation) }).first,
        let border = BorderArea(data, relation)
      else { continue }
      let isLeft = RegionRules.leftHandCountries.contains(data.strings[code].uppercased())
      countries.append((border, isLeft ? .left : .right))
    }
  }
}
