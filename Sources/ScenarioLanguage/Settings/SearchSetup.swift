/// The maps that a scenario's app can search.
package struct SearchSetup: Sendable {
  /// A map of the catalogue.
  package struct Map: Sendable {
    /// The file; nil for the scenario's own map.
    package var path: String?
    /// What the map is called in the catalogue.
    package var name: String
    /// The codes of the countries that it has something of.
    package var countries: [String] = []
    /// 1 for major roads alone, more for a full map.
    package var detailLevel = 2

    /// Creates a full map of no country in particular.
    package init(path: String?, name: String) {
      self.path = path
      self.name = name
    }
  }

  /// The maps; nil for the scenario's own, if it has one.
  package var maps: [Map]?
  /// The map that is open at the start; nil for none.
  package var open: Int? = 0
  /// Metres around a request's position; nil for the default.
  package var radius: Double?
}
