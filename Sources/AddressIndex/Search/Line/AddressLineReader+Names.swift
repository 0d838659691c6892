import Geodesy

extension AddressLineReader {
  /// A town or a part of one that words name.
  struct Scope {
    var place: UInt32
    var grade: NameGrade
  }

  /// How many towns of one name are looked into.
  private static let townLimit = 8
  /// How many streets that begin alike are asked for a number.
  private static let streetLimit = 400

  // MARK: - Places

  /// The places that words name: one, or a part and its town in any order (`Old Quay, Harbour`).
  mutating func places(_ words: ArraySlice<String>, _ frame: Frame) -> [Scope] {
    let whole = ranked(placeNames.matches(words, in: index), frame)
    if !whole.isEmpty || words.count < 2 { return whole }
    var found: [Scope] = []
    for split in (words.startIndex + 1)..<words.endIndex {
      let first = ranked(placeNames.matches(words[..<split], in: index), frame)
      guard !first.isEmpty else { continue }
      let second = ranked(placeNames.matches(words[split...], in: index), frame)
      for a in first {
        for b in second where a.place != b.place {
          let isInner = index.isPlace(a.place, inside: b.place)
          guard isInner || index.isPlace(b.place, inside: a.place) else { continue }
          let grade = NameGrade(
            max(a.grade.match, b.grade.match),
            slips: a.grade.slips + b.grade.slips
          )
          found.append(Scope(place: isInner ? a.place : b.place, grade: grade))
        }
      }
    }
    return Array(found.prefix(Self.townLimit))
  }

  /// The best of places, the greatest first.
  private func ranked(_ matches: NameMatches, _ frame: Frame) -> [Scope] {
    let countries = index.columns.places.countries
    var best = BestList<AddressIndex.Rank>(limit: Self.townLimit)
    for id in matches.owners where isIn(frame.country, countries[Int(id)]) {
      guard let grade = matches[id] else { continue }
      let (group, weight) = index.townWeight(id)
      best.insert(
        .init(first: Int(grade.value) * 16 + group, second: weight, name: 0, id: id, grade: grade)
      )
    }
    return best.sorted().map { Scope(place: $0.id, grade: $0.grade) }
  }

  /// A place with its postcode or its country.
  mutating func readPlace(_ words: ArraySlice<String>, _ frame: Frame) {
    for scope in places(words, frame) {
      let codes = index.columns.places.postcodes[Int(scope.place)]
      let isThere =
        frame.postcodes.isEmpty
        || frame.postcodes.contains { code in
          codes.contains(code)
            || index.columns.postcodes.towns[Int(code)].contains {
              index.isPlace(scope.place, inside: $0)
            }
        }
      let point = index.columns.places.points[Int(scope.place)].coordinate
      guard let distance = distance(to: point) else { continue }
      let hit = AddressHit(
        .place(scope.place),
        match: scope.grade.match,
        slips: scope.grade.slips,
        distance: distance.metres,
        isApproximate: !isThere || frame.isUnknownPostcode
      )
      let (group, weight) = index.townWeight(scope.place)
      let quality = Int(scope.grade.match.rawValue) * 16 + group
      add(.init(hit: hit, rank: rank(hit, quality: quality, weight: distance.metres ?? weight)))
    }
  }

  // MARK: - Streets

  /// Streets of a name in a place, and the number on them.
  mutating func readStreet(_ words: ArraySlice<String>, in scope: Scope?, _ frame: Frame) {
    let names = streetNames.matches(words, in: index)
    guard !names.isEmpty else { return }
    var best = BestList<AddressIndex.Rank>(limit: Self.streetLimit)
    func consider(_ street: UInt32) {
      guard let grade = names[street], isWanted(street, frame) else { return }
      let isThere = isStreet(street, in: frame.postcodes)
      best.insert(
        .init(
          first: Int(grade.value) * 2 + (isThere ? 0 : 1),
          second: -townSize(street),
          name: 0,
          id: street,
          grade: grade
        )
      )
    }
    if let scope {
      index.forEachStreet(ofPlace: scope.place, consider)
    } else if frame.postcodes.isEmpty {
      names.owners.forEach(consider)
    } else {
      for code in frame.postcodes { index.columns.postcodes.streets[Int(code)].forEach(consider) }
    }
    for candidate in best.sorted() {
      addStreet(candidate.id, candidate.grade, scope?.grade, frame)
    }
  }

  private mutating func addStreet(
    _ street: UInt32,
    _ grade: NameGrade,
    _ place: NameGrade?,
    _ frame: Frame
  ) {
    let point = index.columns.streets.points[Int(street)].coordinate
    guard let distance = distance(to: point) else { return }
    let town = place ?? NameGrade(.exact)
    let isElsewhere = !isStreet(street, in: frame.postcodes) || frame.isUnknownPostcode
    let weight = distance.metres ?? -townSize(street)
    let quality = Int(grade.match.rawValue) * 3 + Int(town.match.rawValue)
    func found(_ item: AddressItem, _ fit: AddressMatch, _ isApproximate: Bool) -> AddressReading {
      let hit = AddressHit(
        item,
        match: max(fit, grade.match, town.match),
        slips: grade.slips + town.slips,
        distance: distance.metres,
        isApproximate: isApproximate || isElsewhere
      )
      return .init(hit: hit, rank: rank(hit, quality: quality, weight: weight))
    }
    guard let number = frame.number else { return add(found(.street(street), .exact, false)) }
    if !query.majorRoadsOnly,
      let house = index.house(number, on: street, postcodes: frame.postcodes)
    {
      return add(found(house.item, house.isApproximate ? .start : .exact, house.isApproximate))
    }
    // A street whose numbers the map does not have stands for them.
    add(found(.street(street), .start, true))
  }

  // MARK: - Points of interest

  /// Points of interest of a name in a place.
  mutating func readPoi(_ words: ArraySlice<String>, in scope: Scope?, _ frame: Frame) {
    let names = poiNames.matches(words, in: index)
    let table = index.columns.pois
    for poi in names.owners {
      guard let grade = names[poi], isIn(frame.country, index.country(ofPoi: poi)) else { continue }
      let town = table.towns[Int(poi)]
      if let scope, !index.isPlace(town, inside: scope.place) { continue }
      if !frame.postcodes.isEmpty {
        guard town != AddressIndex.none,
          frame.postcodes.contains(where: { index.columns.postcodes.towns[Int($0)].contains(town) })
        else { continue }
      }
      guard let distance = distance(to: table.points[Int(poi)].coordinate) else { continue }
      let place = scope?.grade ?? NameGrade(.exact)
      let hit = AddressHit(
        .poi(poi),
        match: max(grade.match, place.match),
        slips: grade.slips + place.slips,
        distance: distance.metres,
        isApproximate: frame.isUnknownPostcode
      )
      let quality = Int(grade.match.rawValue) * 3 + Int(place.match.rawValue)
      add(.init(hit: hit, rank: rank(hit, quality: quality, weight: distance.metres ?? 0)))
    }
  }

  // MARK: - Parts

  /// How far a place is from where the query is near; nil for one that is too far.
  private func distance(to place: Coordinate) -> (metres: Double?, Void)? {
    guard let near = query.near, near.isValid else { return (nil, ()) }
    let metres = near.distance(to: place)
    return metres <= query.radius ? (metres, ()) : nil
  }

  private func isWanted(_ street: UInt32, _ frame: Frame) -> Bool {
    isIn(frame.country, index.columns.streets.countries[Int(street)])
      && (!query.majorRoadsOnly || index.isMajor(street))
  }

  private func isStreet(_ street: UInt32, in postcodes: [UInt32]) -> Bool {
    postcodes.isEmpty
      || postcodes.contains { index.columns.streets.postcodes[Int(street)].contains($0) }
  }

  private func townSize(_ street: UInt32) -> Double {
    let town = index.columns.streets.towns[Int(street)]
    return town == AddressIndex.none ? 0 : Double(index.size(ofPlace: town))
  }
}
