/// Areas with a meaning, the smallest first.
public struct AreaTable: Hashable, Sendable {
  /// What an area is the area of.
  enum Kind: UInt8, CaseIterable { case district, town, postcode, country }

  public internal(set) var polygons = AddressPolygons()
  public internal(set) var kinds: [UInt8] = []
  /// A place, a postcode, or the number of a country in ``AddressColumns/countryCodes``.
  public internal(set) var targets: [UInt32] = []

  init() {}

  var count: Int { kinds.count }

  /// Returns the target of the smallest area of a kind around a point.
  func target(_ kind: Kind, at point: FixedPoint) -> UInt32? {
    for index in 0..<count where kinds[index] == kind.rawValue {
      if polygons.contains(index, point) { return targets[index] }
    }
    return nil
  }
}
