public import Geodesy

/// Something that a search found; later searches take it as their town or street.
public struct SearchResult: Hashable, Sendable {
  /// The kind of the search that found it.
  public let kind: SearchKind
  /// The kind of thing that it is: of towns ``SearchKind/townByName`` whatever their order.
  public private(set) var type: SearchKind
  /// As the map's data spells it.
  public let name: String
  /// The ISO 3166-1 number of its country; 0 if unknown.
  public let countryCode: Int
  /// Of a town its class (`city`, `town`, `village`, `suburb` …), of a street or crossing that of
  /// the road, of a point of interest its category; nil for house numbers.
  public let category: String?
  /// The inhabitants of a town, or what its class stands for; 0 for the rest.
  public let size: Int
  /// The middle of a town or street, or the place of the rest.
  public let position: Coordinate
  /// Where one leaves the road for it, if known.
  public let access: Coordinate?
  /// The postcode that the result stands for, where a town has several and they were not merged.
  public private(set) var postcode: String?
  /// Metres from the position that was searched around; 0 for a global search of points of interest,
  /// nil for others without a position.
  public let distance: Double?
  /// The layer of a point of interest.
  public let layer: String?
  /// Whether it only stands for what was meant: the nearest house number of the street.
  public let isApproximate: Bool
  /// The map that it was found in, as ``MapCatalog`` numbers them.
  public let mapID: Int

  let handle: SearchHandle
  private(set) var postcodeHandle: SearchHandle?

  init(
    _ entry: SearchEntry,
    name: String? = nil,
    kind: SearchKind,
    type: SearchKind? = nil,
    mapID: Int,
    distance: Double? = nil,
    postcode: SearchEntry? = nil
  ) {
    self.kind = kind
    self.type = type ?? Self.type(of: entry.handle.kind)
    self.name = name ?? entry.name
    countryCode = entry.country
    category = entry.handle.kind == .houseNumber ? nil : entry.category
    size = entry.size
    position = entry.position
    access = entry.access
    self.postcode = postcode?.name
    self.distance = distance
    layer = entry.layer
    isApproximate = entry.isApproximate
    self.mapID = mapID
    handle = entry.handle
    postcodeHandle = postcode?.handle ?? (entry.handle.kind == .postcode ? entry.handle : nil)
  }

  /// The position in hundred-thousandths of a degree; nil where it is no place on the Earth.
  public var geoPosition: GeoDecimal? { GeoDecimal(position) }

  /// Where a route to it should lead.
  public var destination: Coordinate { access ?? position }

  /// The whole town of a part of one.
  var withoutPostcode: SearchResult {
    var whole = self
    whole.type = Self.type(of: handle.kind)
    whole.postcode = nil
    whole.postcodeHandle = nil
    return whole
  }

  static func type(of kind: SearchHandle.Kind) -> SearchKind {
    switch kind {
    case .town: .townByName
    case .postcode: .postcode
    case .street: .streetByName
    case .houseNumber: .houseNumber
    case .crossing: .crossing
    case .pointOfInterest: .poiGlobal
    }
  }
}
