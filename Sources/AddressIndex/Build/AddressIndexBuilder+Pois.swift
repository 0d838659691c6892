import Geodesy
import RoadNetwork

extension AddressIndexBuilder {
  /// Two points of one name and category nearer than this are one, in metres: a building and the
  /// point in it.
  private static let poiDistance = 100.0

  mutating func addPois() {
    let raw = gatherer.pois
    let keys = raw.map { FoldedText.fold($0.names.first ?? "") }
    let order = raw.indices.sorted { a, b in
      if raw[a].category != raw[b].category { return raw[a].category < raw[b].category }
      if keys[a] != keys[b] { return keys[a].lexicographicallyPrecedes(keys[b]) }
      return a < b
    }
    var last = raw.count
    for index in order {
      if last < raw.count, !keys[index].isEmpty, keys[last] == keys[index],
        raw[last].category == raw[index].category,
        raw[last].point.coordinate.distance(to: raw[index].point.coordinate) < Self.poiDistance
      {
        continue
      }
      last = index
      add(raw[index])
    }
    var starts = [UInt32](repeating: 0, count: PoiCategory.count + 1)
    for category in columns.pois.categories { starts[Int(category) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    columns.pois.categoryStarts = starts
  }

  private mutating func add(_ poi: RawPoi) {
    let town = towns.town(at: poi.point)
    poiNames.append(poi.names)
    columns.pois.categories.append(poi.category.rawValue)
    columns.pois.names.append(texts.insert(poi.names.first ?? ""))
    columns.pois.points.append(poi.point)
    columns.pois.towns.append(number(ofPlace: town))
    columns.pois.streets.append(street(of: poi))
    columns.pois.numbers.append(texts.insert(poi.address?.number ?? ""))
    columns.pois.openingHours.append(texts.insert(poi.openingHours ?? ""))
    columns.pois.phones.append(texts.insert(poi.phone ?? ""))
    columns.pois.websites.append(texts.insert(poi.website ?? ""))
  }

  /// The street that the address of a point names.
  private mutating func street(of poi: RawPoi) -> UInt32 {
    guard let name = poi.address?.street ?? poi.address?.place else { return AddressIndex.none }
    if streetsByKey.isEmpty {
      for (index, street) in streets.enumerated() {
        streetsByKey[street.key, default: []].append(index)
      }
    }
    let place = poi.point.coordinate
    var best: (distance: Double, street: Int)?
    for form in FoldedText.forms(of: name) {
      for street in streetsByKey[String(decoding: form, as: UTF8.self)] ?? [] {
        let distance = columns.streets.points[street].coordinate.distance(to: place)
        if distance < best?.distance ?? 10_000 { best = (distance, street) }
      }
      if best != nil { break }
    }
    return best.map { UInt32($0.street) } ?? AddressIndex.none
  }

  // MARK: - Searches

  mutating func addGrids() {
    let places = columns.places.points
    columns.placeGrid = AddressGrid(count: places.count) { (places[$0], places[$0]) }
    let numbers = columns.numbers.points
    columns.numberGrid = AddressGrid(count: numbers.count) { (numbers[$0], numbers[$0]) }
    let pois = columns.pois.points
    columns.poiGrid = AddressGrid(count: pois.count) { (pois[$0], pois[$0]) }
    let line = columns.streets.geometry
    var isLast = [Bool](repeating: false, count: line.count)
    for start in columns.streets.pointStarts where start > 0 { isLast[Int(start) - 1] = true }
    columns.segmentGrid = AddressGrid(count: max(0, line.count - 1)) { index in
      // The jump from one way to the next is no segment, nor is one around the Earth.
      let (a, b) = (line[index], line[index + 1])
      let isJump =
        isLast[index] || (Int64(a.longitude) - Int64(b.longitude)).magnitude > 1_800_000_000
      return isJump ? (a, a) : (a, b)
    }
  }

  mutating func addKeys() {
    columns.placeKeys = keys.keys(
      placeOrder.enumerated().map { (UInt32($0), towns.places[$1].raw.names) }
    )
    columns.streetKeys = keys.keys(
      streets.enumerated().map { index, street in
        (UInt32(index), [street.name] + street.otherNames.filter { $0 != street.name })
      }
    )
    columns.poiKeys = keys.keys(
      poiNames.enumerated().map { index, names in (UInt32(index), names.filter { !$0.isEmpty }) }
    )
    columns.postcodeKeys = keys.keys(
      (0..<columns.postcodes.count).map {
        (UInt32($0), [texts.texts[columns.postcodes.codes[$0]]])
      }
    )
    let named = Set(columns.poiKeys.owners)
    report.unreadableNames += poiNames.indices.count {
      !named.contains(UInt32($0)) && poiNames[$0].contains { !$0.isEmpty }
    }
  }
}
