/// The maps that can be searched, of which one is open (PT-001, PT-050…054).
///
/// Opening a map changes what is searched, not what is shown or driven on.
public final class MapCatalog {
  private let maps: [SearchMap]
  /// The address data that were needed so far.
  private var backends: [(any SearchBackend)?]

  /// The maps in the order of their numbers.
  public let available: [MapInformation]

  /// The number of the open map; nil while none is.
  public private(set) var current: Int?

  /// Hears when another map is opened.
  public weak var observer: (any SearchObserver)?

  /// Makes a catalogue; no map is open.
  public init(_ maps: [SearchMap] = []) {
    self.maps = maps
    backends = Array(repeating: nil, count: maps.count)
    available = maps.enumerated().map { id, map in
      MapInformation(
        id: id,
        name: map.name,
        countries: map.countries,
        detailLevel: map.detailLevel
      )
    }
  }

  /// Opens a map: searches are made in it from now on.
  ///
  /// Nothing happens where it is open already.
  ///
  /// - Throws: ``SearchError/unknownMap(_:)``; the open map stays.
  public func open(_ id: Int) throws(SearchError) {
    guard maps.indices.contains(id) else {
      let error = SearchError.unknownMap(id)
      observer?.search(.openMap, didFailWith: error)
      throw error
    }
    guard id != current else { return }
    let before = current
    current = id
    observer?.mapDidChange(from: before, to: id)
  }

  /// Every country of every map, in the order of the maps; codes that no country has are left out.
  public var countries: [MapCountry] {
    available.flatMap { map in
      map.countries.compactMap { code in
        Country(code: code).map {
          MapCountry(
            code: code,
            number: $0.number,
            mapID: map.id,
            isMajorRoadsOnly: map.isMajorRoadsOnly
          )
        }
      }
    }
  }

  /// Returns the number by which requests name a country: that of ISO 3166-1 (D-39).
  ///
  /// - Parameter kind: What the code is; nil tries every kind, in the order of their cases.
  /// - Throws: ``SearchError/unknownCountryCode(_:)``
  public func countryCode(
    for code: String,
    as kind: CountryCodeKind? = nil
  ) throws(SearchError) -> Int {
    let country = kind.map { Country(code: code, as: $0) } ?? Country(code: code)
    if let country { return country.number }
    let error = SearchError.unknownCountryCode(code)
    observer?.search(.countryCode, didFailWith: error)
    throw error
  }

  // MARK: - For the search

  /// The address data of a map; nil for a number that none has.
  func backend(_ id: Int) -> (any SearchBackend)? { map(id)?.backend }

  /// The open map.
  var open: OpenMap? { current.flatMap(map) }

  /// Every map, for what is searched for in all.
  var all: [OpenMap] { maps.indices.compactMap(map) }

  private func map(_ id: Int) -> OpenMap? {
    guard maps.indices.contains(id) else { return nil }
    let backend = backends[id] ?? maps[id].backend()
    backends[id] = backend
    let isMajorRoadsOnly = available[id].isMajorRoadsOnly
    return OpenMap(id: id, backend: backend, isMajorRoadsOnly: isMajorRoadsOnly)
  }
}
