import Geodesy

/// Tries which words of a line are the street, the number, the postcode, the town and the country.
///
/// Every word must have a meaning. A name's words stand together; the parts stand in any order.
struct AddressLineReader {
  let index: AddressIndex
  let query: AddressQuery
  let line: AddressLine
  /// Whether names may have slips.
  let slips: Bool
  var streetNames: PhraseMemo
  var placeNames: PhraseMemo
  var poiNames: PhraseMemo
  private var best: [AddressItem: AddressReading] = [:]

  init(index: AddressIndex, query: AddressQuery, line: AddressLine, slips: Bool) {
    self.index = index
    self.query = query
    self.line = line
    self.slips = slips
    let columns = index.columns
    streetNames = PhraseMemo(columns.streetKeys, count: columns.streets.count, slips: slips)
    placeNames = PhraseMemo(columns.placeKeys, count: columns.places.count, slips: slips)
    poiNames = PhraseMemo(columns.poiKeys, count: columns.pois.count, slips: slips)
  }

  /// What is taken out of a line before the rest is read as names.
  struct Frame {
    var number: String?
    /// The postcodes of a code, one a country.
    var postcodes: [UInt32] = []
    var country: CountryCode?
    var rest: [String] = []
    /// Whether a word was passed over that looks like a postcode which the map does not have.
    var isUnknownPostcode = false
  }

  /// Returns what the readings find, the best first.
  mutating func hits() -> [AddressHit] {
    guard line.words.count >= 2 else { return [] }
    for frame in frames() { read(frame) }
    // Only where no reading fits is a code passed over that the map does not know.
    if best.isEmpty { for frame in frames(withoutUnknownCodes: true) { read(frame) } }
    let limit = max(0, query.limit)
    let sorted = best.values.sorted { $0.rank < $1.rank }
    return sorted.prefix(limit).map(\.hit)
  }

  mutating func add(_ reading: AddressReading) {
    if let old = best[reading.hit.item], !(reading.rank < old.rank) { return }
    best[reading.hit.item] = reading
  }

  // MARK: - Reading

  private mutating func read(_ frame: Frame) {
    let rest = frame.rest[...]
    guard !rest.isEmpty else { return readAlone(frame) }
    let isFramed = frame.number != nil || !frame.postcodes.isEmpty || frame.country != nil
    if isFramed {
      readStreet(rest, in: nil, frame)
      if frame.number == nil {
        readPlace(rest, frame)
        readPoi(rest, in: nil, frame)
      }
    }
    guard rest.count > 1 else { return }
    for split in 1..<rest.count {
      let (head, tail) = (rest[..<split], rest[split...])
      for (name, place) in [(head, tail), (tail, head)] {
        let scopes = places(place, frame)
        guard !scopes.isEmpty else { continue }
        for scope in scopes { readStreet(name, in: scope, frame) }
        if frame.number == nil { for scope in scopes { readPoi(name, in: scope, frame) } }
      }
    }
  }

  /// A postcode with nothing but its country.
  private mutating func readAlone(_ frame: Frame) {
    guard frame.number == nil, frame.country != nil else { return }
    for code in frame.postcodes
    where isIn(frame.country, index.columns.postcodes.countries[Int(code)]) {
      let hit = AddressHit(.postcode(code), match: .exact)
      add(.init(hit: hit, rank: rank(hit, quality: 0, weight: Double(code))))
    }
  }

  func rank(_ hit: AddressHit, quality: Int, weight: Double) -> AddressReading.Rank {
    let kind =
      switch hit.item {
      case .place, .postcode, .house: 0
      case .street, .crossing: 1
      case .poi: 2
      }
    return .init(
      slips: hit.slips,
      kind: kind,
      isApproximate: hit.isApproximate,
      quality: quality,
      weight: weight,
      id: hit.item.id
    )
  }

  /// Whether something of a country can be meant where another, or none, is named.
  func isIn(_ country: CountryCode?, _ value: UInt16) -> Bool {
    if let wanted = query.country, value != wanted.rawValue { return false }
    guard let country else { return true }
    return value == 0 || value == country.rawValue
  }
}
