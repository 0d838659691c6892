/// A map that a catalogue is made of.
public struct SearchMap {
  /// What people call it.
  public var name: String
  /// Codes of the countries it has something of, as ``Country/init(code:)`` reads them.
  public var countries: [String]
  /// 1 for major roads alone, more for a full map.
  public var detailLevel: Int
  let backend: () -> any SearchBackend

  /// Makes a map.
  ///
  /// - Parameter backend: Its address data; evaluated once, when they are first needed.
  public init(
    name: String,
    countries: [String],
    detailLevel: Int = 2,
    backend: @autoclosure @escaping () -> any SearchBackend
  ) {
    self.name = name
    self.countries = countries
    self.detailLevel = detailLevel
    self.backend = backend
  }
}

/// A map that is searched in.
struct OpenMap {
  let id: Int
  let backend: any SearchBackend
  let isMajorRoadsOnly: Bool
}
