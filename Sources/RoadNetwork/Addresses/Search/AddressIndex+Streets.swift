import Geodesy

extension AddressIndex {
  /// Finds streets by the beginning of their name or of a word of it.
  ///
  /// - Parameter scope: Only the streets of a town, of a part of one, or of a postcode.
  public func streets(_ query: AddressQuery, in scope: AddressScope? = nil) -> [AddressHit] {
    let table = columns.streets
    var matches = matches(
      columns.streetKeys,
      query.text,
      isWholeName: query.isWholeName,
      count: table.count
    )
    if let scope { matches = matches.filter { isStreet($0.owner, in: scope) } }
    return hits(
      matches,
      query,
      point: { table.points[Int($0)] },
      name: { table.names[Int($0)] },
      country: { table.countries[Int($0)] },
      weight: { id in
        let town = table.towns[Int(id)]
        let size = town == Self.none ? 0 : Double(size(ofPlace: town))
        return (0, query.near == nil ? -size : 0)
      },
      item: { .street($0) }
    )
  }

  /// Whether a street belongs to a town or postcode.
  public func isStreet(_ id: UInt32, in scope: AddressScope) -> Bool {
    let index = Int(id)
    guard index < columns.streets.count else { return false }
    switch scope {
    case .place(let place):
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
  /// - Returns: nil for a street without numbers, and for a text that is no number.
  public func house(_ text: String, on street: UInt32) -> AddressHit? {
    let index = Int(street)
    guard index < columns.streets.count, let wanted = HouseNumber(text) else { return nil }
    let key = FoldedText.fold(wanted.text).filter { $0 != 0x20 }
    var best: (rank: (Int, UInt32, UInt32), hit: AddressHit)?
    for house in columns.streets.numberStarts[index]..<columns.streets.numberStarts[index + 1] {
      let entry = HouseNumber(
        text: columns.texts[columns.numbers.texts[Int(house)]],
        low: columns.numbers.lows[Int(house)],
        high: columns.numbers.highs[Int(house)]
      )
      let isSame = FoldedText.fold(entry.text).filter { $0 != 0x20 } == key
      let gap = entry.low > wanted.low ? entry.low - wanted.low : wanted.low - entry.low
      let class_ =
        isSame ? 0 : entry.covers(wanted.low) ? 1 : gap == 0 ? 2 : gap % 2 == 0 ? 3 : 4
      // A number of the other side counts as if it lay two houses on.
      let rank = (min(class_, 3), class_ == 4 ? gap + 4 : gap, house)
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
  public func crossings(matching text: String, on street: UInt32, limit: Int) -> [AddressHit] {
    let index = Int(street)
    guard index < columns.streets.count, limit > 0 else { return [] }
    let matches = matches(columns.streetKeys, text, count: columns.streets.count)
    var matchOf: [UInt32: AddressMatch] = [:]
    for match in matches { matchOf[match.owner] = match.match }
    let rows = columns.streets.crossingStarts[index]..<columns.streets.crossingStarts[index + 1]
    let found = rows.compactMap { row -> (name: [UInt8], hit: AddressHit)? in
      let other = columns.crossings.others[Int(row)]
      guard let match = matchOf[other] else { return nil }
      return (folded(columns.streets.names[Int(other)]), AddressHit(.crossing(row), match: match))
    }
    let sorted = found.sorted {
      $0.name != $1.name
        ? $0.name.lexicographicallyPrecedes($1.name) : $0.hit.item.id < $1.hit.item.id
    }
    return sorted.prefix(limit).map(\.hit)
  }
}
