/// A map that a catalogue is made of.
public struct SearchMap {
  public var name: String
  public var countries: [String]
  public var detailLevel: Int
  /// Its address data.
  public var backend: any SearchBackend

  public init(
    name: String,
    countries: [String],
    detailLevel: Int = 2,
    backend: any SearchBackend
  ) {
    self.name = name
    self.countries = countries
    self.detailLevel = detailLevel
    self.backend = backend
  }
}
