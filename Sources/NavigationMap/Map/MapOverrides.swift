/// What a map shows while a navigator controls it, whatever its own properties say.
public struct MapOverrides: Hashable, Sendable {
  public let mapType = MapType.normal
  public let isMyLocationEnabled = true
}
