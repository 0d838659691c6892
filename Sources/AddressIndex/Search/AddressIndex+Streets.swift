import Geodesy
import RoadNetwork

extension AddressIndex {
  /// Finds streets by the beginning of their name or of a word of it.
  ///
  /// - Parameter scope: Only the streets of a town, of a part of one, or of a postcode.
  public func streets(_ query: AddressQuery, in scope: AddressScope? = nil) -> [AddressHit] {
    streets(query, in: scope.map { [$0] } ?? [])
  }

  /// Finds streets by the beginning of their name or of a word of it.
  ///
  /// - Parameter scopes: Only the streets that lie in all of these.
  public func streets(_ query: AddressQuery, in scopes: [AddressScope]) -> [AddressHit] {
    let table = columns.streets
    let matches = matches(
      columns.streetKeys,
      query.text,
      isWholeName: query.isWholeName,
      count: table.count,
      slips: query.forgivesSlips
    )
    return hits(
      matches,
      query,
      points: table.points,
      names: columns.streetOrder,
      isWanted: { id in
        isWanted(table.countries[Int(id)], query)
          && (!query.majorRoadsOnly || isMajor(id))
          && scopes.allSatisfy { isStreet(id, in: $0) }
      },
      weight: { id in
        let town = table.towns[Int(id)]
        let size = town == Self.none ? 0 : Double(size(ofPlace: town))
        return (0, query.near == nil ? -size : 0)
      },
      item: { .street($0) }
    )
  }

  /// Calls with each street of a town and of what lies in it, or of a part of a town; with some of
  /// them twice.
  func forEachStreet(ofPlace place: UInt32, _ body: (UInt32) -> Void) {
    let table = columns.places
    guard Int(place) < table.count else { return }
    let start = table.streetStarts[Int(place)]
    let end = table.streetStarts[Int(table.treeEnds[Int(place)])]
    for street in start..<max(start, end) { body(street) }
    for inner in place..<table.treeEnds[Int(place)] {
      for street in table.districtStreets[Int(inner)] { body(street) }
    }
  }

  /// Whether a street is a motorway, a trunk or a primary road.
  public func isMajor(_ street: UInt32) -> Bool {
    guard Int(street) < columns.streets.count else { return false }
    return switch RoadClass(rawValue: columns.streets.classes[Int(street)]) {
    case .motorway, .trunk, .primary, .motorwayLink, .trunkLink, .primaryLink: true
    default: false
    }
  }

  /// Whether a street belongs to a town or postcode.
  public func isStreet(_ id: UInt32, in scope: AddressScope) -> Bool {
    let index = Int(id)
    guard index < columns.streets.count else { return false }
    switch scope {
    case .place(let place):
      guard Int(place) < columns.places.count else { return false }
      return isPlace(columns.streets.towns[index], inside: place)
        || columns.streets.districts[index] == place
    case .postcode(let code): return columns.streets.postcodes[index].contains(code)
    }
  }

  /// Finds the house numbers of a street that begin with a text, in the order along the street.
  ///
  /// - Parameter limit: How many at most.
  public func houses(matching text: String, on street: UInt32, limit: Int) -> [AddressHit] {
    let index = Int(street)
    guard index < columns.streets.count, limit > 0 else { return [] }
    let start = FoldedText.fold(text).filter { $0 != 0x20 }
    guard !start.isEmpty || text.allSatisfy(\.isWhitespace) else { return [] }
    var hits: [AddressHit] = []
    for house in columns.streets.numberStarts[index]..<columns.streets.numberStarts[index + 1] {
      let number = folded(columns.numbers.texts[Int(house)]).filter { $0 != 0x20 }
      guard number.starts(with: start) else { continue }
      hits.append(AddressHit(.house(house), match: number == start ? .exact : .start))
      if hits.count == limit { break }
    }
    return hits
  }

  /// Finds a house of a street by its number: that number, else a range that holds it, else the
  /// nearest number on the same side, then on the other.
  ///
  /// - Parameter postcodes: Of houses with one number those with one of these come first.
  /// - Returns: nil for a street without numbers, and for a text that is no number.
  public func house(
    _ text: String,
    on street: UInt32,
    postcodes: [UInt32] = []
  ) -> AddressHit? {
    let index = Int(street)
    guard index < columns.streets.count, let wanted = HouseNumber(text) else { return nil }
    let key = FoldedText.fold(wanted.text).filter { $0 != 0x20 }
    let table = columns.numbers
    var best: (rank: (Int, UInt32, Int, UInt32), hit: AddressHit)?
    for house in columns.streets.numberStarts[index]..<columns.streets.numberStarts[index + 1] {
      let (low, high) = (table.lows[Int(house)], table.highs[Int(house)])
      let gap = low > wanted.low ? low - wanted.low : wanted.low - low
      // Texts are folded only where the numbers are the same.
      let isSame =
        gap == 0 && folded(table.texts[Int(house)]).filter { $0 != 0x20 } == key
      let isInRange = HouseNumber(text: "", low: low, high: high).covers(wanted.low)
      let class_ = isSame ? 0 : isInRange ? 1 : gap == 0 ? 2 : gap % 2 == 0 ? 3 : 4
      // A number of the other side counts as if it lay two houses on.
      let isElsewhere = !postcodes.isEmpty && !postcodes.contains(table.postcodes[Int(house)])
      let rank = (min(class_, 3), class_ == 4 ? gap + 4 : gap, isElsewhere ? 1 : 0, house)
      if let best, best.rank <= rank { continue }
      best = (
        rank,
        AddressHit(
          .house(house),
          match: class_ == 0 ? .exact : .start,
          isApproximate: class_ > 1
        )
      )
    }
    return best?.hit
  }

  /// Finds the crossings of a street by the name of the other, in the order of names.
  ///
  /// - Parameter forgivesSlips: Whether the name may have small slips.
  public func crossings(
    matching text: String,
    on street: UInt32,
    limit: Int,
    forgivesSlips: Bool = false
  ) -> [AddressHit] {
    let index = Int(street)
    let table = columns.streets
    guard index < table.count, limit > 0 else { return [] }
    let matches = matches(columns.streetKeys, text, count: table.count, slips: forgivesSlips)
    let rows = table.crossingStarts[index]..<table.crossingStarts[index + 1]
    let found = rows.compactMap { row -> (order: UInt32, hit: AddressHit)? in
      let other = columns.crossings.others[Int(row)]
      guard let grade = matches[other] else { return nil }
      return (
        columns.streetOrder[Int(other)],
        AddressHit(.crossing(row), match: grade.match, slips: grade.slips)
      )
    }
    let sorted = found.sorted { ($0.order, $0.hit.item.id) < ($1.order, $1.hit.item.id) }
    return sorted.prefix(limit).map(\.hit)
  }
}
