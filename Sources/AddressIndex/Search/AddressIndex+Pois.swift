public import Geodesy

extension AddressIndex {
  /// A point of interest beside a way.
  public struct PoiOnWay: Hashable, Sendable {
    public let id: UInt32
    /// Metres along the line to the place nearest to it.
    public let offset: Double
    /// Metres from the line.
    public let distance: Double
  }

  /// Finds points of interest by name.
  ///
  /// - Parameters:
  ///   - categories: Only these; all if empty.
  ///   - scope: Only those of a town.
  public func pois(
    _ query: AddressQuery,
    categories: Set<PoiCategory> = [],
    in town: UInt32? = nil
  ) -> [AddressHit] {
    let table = columns.pois
    let matches = matches(
      columns.poiKeys,
      query.text,
      isWholeName: query.isWholeName,
      count: table.count,
      slips: query.forgivesSlips
    )
    return hits(
      matches,
      query,
      points: table.points,
      names: columns.poiOrder,
      isWanted: { id in
        (query.country == nil || isWanted(country(ofPoi: id), query))
          && (categories.isEmpty || isPoi(id, of: categories))
          && (town.map { isPlace(table.towns[Int(id)], inside: $0) } ?? true)
      },
      weight: { (0, Double(table.categories[Int($0)]) * 1e-3) },
      item: { .poi($0) }
    )
  }

  /// The country of a point of interest's town; 0 without one.
  func country(ofPoi id: UInt32) -> UInt16 {
    let town = columns.pois.towns[Int(id)]
    return town == Self.none ? 0 : columns.places.countries[Int(town)]
  }

  private func isPoi(_ id: UInt32, of categories: Set<PoiCategory>) -> Bool {
    PoiCategory(rawValue: columns.pois.categories[Int(id)]).map(categories.contains) ?? false
  }

  /// Finds the points of interest nearest to a place, the nearest first.
  ///
  /// - Parameters:
  ///   - categories: Only these; all if empty.
  ///   - radius: Metres.
  public func pois(
    near place: Coordinate,
    categories: Set<PoiCategory> = [],
    within radius: Double,
    limit: Int
  ) -> [AddressHit] {
    columns.poiGrid.nearest(to: place, within: radius, count: limit) { id in
      guard categories.isEmpty || isPoi(UInt32(id), of: categories) else { return nil }
      return columns.pois.points[id].coordinate.distance(to: place)
    }.map { AddressHit(.poi(UInt32($0.index)), match: .start, distance: $0.distance) }
  }

  /// Finds the points of interest beside a line, in the order along it.
  ///
  /// - Parameters:
  ///   - line: The points of a route, in its direction.
  ///   - categories: Only these; all if empty.
  ///   - distance: Metres from the line.
  public func pois(
    along line: [Coordinate],
    categories: Set<PoiCategory> = [],
    within distance: Double
  ) -> [PoiOnWay] {
    var best: [Int: PoiOnWay] = [:]
    var start = 0.0
    for (from, to) in zip(line, line.dropFirst()) where from.isValid && to.isValid {
      let length = from.distance(to: to)
      // Pieces of a few hundred metres, so that a long line costs its length.
      let pieces = max(1, (length / 500).rounded(.up))
      let (a, b) = (FixedPoint(from), FixedPoint(to))
      for piece in 0..<Int(min(pieces, 100_000)) {
        let first = StreetLine.point(a, b, at: Double(piece) / pieces)
        let last = StreetLine.point(a, b, at: Double(piece + 1) / pieces)
        let middle = StreetLine.point(first, last, at: 0.5).coordinate
        let reach = distance + length / pieces / 2 + 1
        columns.poiGrid.visit(near: middle, within: reach) { id in
          guard categories.isEmpty || isPoi(UInt32(id), of: categories) else { return }
          let place = columns.pois.points[id].coordinate
          let foot = StreetLine.foot(first, last, LocalProjection(origin: place))
          guard foot.distance <= distance else { return }
          if let old = best[id], old.distance <= foot.distance { return }
          best[id] = PoiOnWay(
            id: UInt32(id),
            offset: start + (Double(piece) + foot.share) * length / pieces,
            distance: foot.distance
          )
        }
      }
      start += length
    }
    return best.values.sorted { ($0.offset, $0.id) < ($1.offset, $1.id) }
  }
}
