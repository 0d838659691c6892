import Geodesy

/// Tries which words of a line are the street, the number and the town.
struct AddressSplitter {
  let index: AddressIndex
  let query: AddressQuery
  private let words: [String]

  /// The most words that are tried.
  private static let wordLimit = 12
  /// How many towns of one name are looked into.
  private static let townLimit = 8

  init(index: AddressIndex, query: AddressQuery) {
    self.index = index
    self.query = query
    words = query.text.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ";" })
      .prefix(Self.wordLimit).map(String.init)
  }

  /// A way to read the words, and how well it fits.
  private struct Reading {
    var hit: AddressHit
    var rank: (Int, Int, Double, UInt32)
  }

  /// Returns what the readings find, the best first.
  func hits() -> [AddressHit] {
    guard words.count >= 2 else { return [] }
    var readings: [Reading] = []
    for number in [nil] + numbers() {
      var rest = words.indices.filter { !(number ?? 0..<0).contains($0) }.map { words[$0] }
      var scopes: [AddressScope] = []
      if let range = postcodeRange(rest), rest.count > range.count {
        scopes = postcodes(rest[range].joined(separator: " ")).map { .postcode($0) }
        rest.removeSubrange(range)
      }
      let text = number.map { words[$0].joined(separator: " ") }
      read(rest, number: text, scopes, &readings)
    }
    var best: [AddressItem: Reading] = [:]
    for reading in readings {
      if let old = best[reading.hit.item], old.rank <= reading.rank { continue }
      best[reading.hit.item] = reading
    }
    return best.values.sorted { $0.rank < $1.rank }.prefix(query.limit).map(\.hit)
  }

  /// Where a house number may stand: a word with a digit first, and a letter behind it.
  private func numbers() -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (at, word) in words.enumerated() {
      guard let first = word.utf8.first, (0x30...0x39).contains(first), HouseNumber(word) != nil
      else { continue }
      found.append(at..<at + 1)
      if at + 1 < words.count, words[at + 1].utf8.count == 1, words[at + 1].first?.isLetter == true
      {
        found.append(at..<at + 2)
      }
    }
    return found
  }

  /// Where a postcode stands, of two words or of one.
  private func postcodeRange(_ words: [String]) -> Range<Int>? {
    for length in [2, 1] where words.count >= length {
      for start in 0...(words.count - length) {
        let range = start..<start + length
        if !postcodes(words[range].joined(separator: " ")).isEmpty { return range }
      }
    }
    return nil
  }

  private func postcodes(_ word: String) -> [UInt32] {
    index.matches(index.columns.postcodeKeys, word, isWholeName: true, count: 0)
      .filter { $0.match == .exact }.map(\.owner)
  }

  /// Reads the words as street and town, in both orders.
  private func read(
    _ words: [String],
    number: String?,
    _ scopes: [AddressScope],
    _ readings: inout [Reading]
  ) {
    guard !words.isEmpty else { return }
    if number != nil || !scopes.isEmpty {
      find(words[...], number, scopes, townMatch: .exact, &readings)
    }
    guard words.count > 1 else { return }
    for split in 1..<words.count {
      let (head, tail) = (words[..<split], words[split...])
      for (name, town) in [(head, tail), (tail, head)] {
        let towns = towns(town.joined(separator: " "))
        for match in AddressMatch.allCases {
          let same = towns.filter { $0.match == match }.map { AddressScope.place($0.item.id) }
          if same.isEmpty { continue }
          find(name, number, same, townMatch: match, &readings)
          if number == nil { findPois(name, same, townMatch: match, &readings) }
        }
      }
    }
  }

  private func towns(_ text: String) -> [AddressHit] {
    var query = AddressQuery(text, near: query.near, limit: Self.townLimit)
    query.country = self.query.country
    return index.towns(query)
  }

  /// Finds streets of a name in the places given, and the number on them.
  private func find(
    _ name: ArraySlice<String>,
    _ number: String?,
    _ scopes: [AddressScope],
    townMatch: AddressMatch,
    _ readings: inout [Reading]
  ) {
    let text = name.joined(separator: " ")
    let matches = index.matches(index.columns.streetKeys, text, count: 0)
    for match in matches {
      let street = match.owner
      guard scopes.isEmpty || scopes.contains(where: { index.isStreet(street, in: $0) }),
        isWanted(street)
      else { continue }
      let fit = max(match.match, townMatch)
      let place = index.columns.streets.points[Int(street)].coordinate
      let distance = query.near.map { $0.distance(to: place) }
      let weight = distance ?? -townSize(street)
      let quality = Int(match.match.rawValue) * 3 + Int(townMatch.rawValue)
      guard let number else {
        let hit = AddressHit(.street(street), match: fit, distance: distance)
        readings.append(Reading(hit: hit, rank: (1, quality, weight, street)))
        continue
      }
      guard let house = index.house(number, on: street) else { continue }
      let hit = AddressHit(
        house.item,
        match: house.isApproximate ? max(fit, .start) : fit,
        distance: distance,
        isApproximate: house.isApproximate
      )
      let rank = (house.isApproximate ? 2 : 0, quality, weight, house.item.id)
      readings.append(Reading(hit: hit, rank: rank))
    }
  }

  private func findPois(
    _ name: ArraySlice<String>,
    _ scopes: [AddressScope],
    townMatch: AddressMatch,
    _ readings: inout [Reading]
  ) {
    let text = name.joined(separator: " ")
    for match in index.matches(index.columns.poiKeys, text, count: 0) {
      let town = index.columns.pois.towns[Int(match.owner)]
      let isThere = scopes.contains {
        if case .place(let place) = $0 { index.isPlace(town, inside: place) } else { false }
      }
      guard isThere else { continue }
      let place = index.columns.pois.points[Int(match.owner)].coordinate
      let distance = query.near.map { $0.distance(to: place) }
      let quality = Int(match.match.rawValue) * 3 + Int(townMatch.rawValue)
      let hit = AddressHit(
        .poi(match.owner),
        match: max(match.match, townMatch),
        distance: distance
      )
      readings.append(Reading(hit: hit, rank: (3, quality, distance ?? 0, match.owner)))
    }
  }

  private func isWanted(_ street: UInt32) -> Bool {
    let table = index.columns.streets
    if let country = query.country, table.countries[Int(street)] != country.rawValue {
      return false
    }
    guard let near = query.near else { return true }
    return near.distance(to: table.points[Int(street)].coordinate) <= query.radius
  }

  private func townSize(_ street: UInt32) -> Double {
    let town = index.columns.streets.towns[Int(street)]
    return town == AddressIndex.none ? 0 : Double(index.size(ofPlace: town))
  }
}
