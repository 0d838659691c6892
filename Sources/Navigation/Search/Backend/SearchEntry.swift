public import Geodesy

/// One answer of a backend.
public struct SearchEntry: Hashable, Sendable {
  /// By which the backend finds it again.
  public var handle: SearchHandle
  /// As the map's data spells it.
  public var name: String
  /// The ISO 3166-1 number; 0 if unknown.
  public var country: Int
  /// Of a town its class (`city`, `town`, `village`, `suburb` …), of a street or crossing that of
  /// the road (`motorway`, `primary`, `residential` …), of a point of interest its category (`fuel`);
  /// nil for house numbers and postcodes.
  public var category: String?
  /// Inhabitants of a town, or what its class stands for; 0 for the rest.
  public var size: Int
  /// The middle of a town or street, or the place of the rest.
  public var position: Coordinate
  /// Where one leaves the road for it, if known.
  public var access: Coordinate?
  /// Of a point of interest the group of its category, such as `car`.
  public var layer: String?
  /// Whether it only stands for what was meant: the nearest number, a name that differs a little.
  public var isApproximate: Bool

  /// Creates an entry.
  public init(
    _ handle: SearchHandle,
    name: String,
    country: Int = 0,
    category: String? = nil,
    size: Int = 0,
    position: Coordinate,
    access: Coordinate? = nil,
    layer: String? = nil,
    isApproximate: Bool = false
  ) {
    self.handle = handle
    self.name = name
    self.country = country
    self.category = category
    self.size = size
    self.position = position
    self.access = access
    self.layer = layer
    self.isApproximate = isApproximate
  }
}
