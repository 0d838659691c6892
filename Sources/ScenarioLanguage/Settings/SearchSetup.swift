/// The maps that a scenario's app can search.
package struct SearchSetup: Sendable {
  /// A map of the catalogue.
  package struct Map: Sendable {
    /// The file; nil for the scenario's own map.
    package var path: String?
    package var name: String
    package var countries: [String] = []
    package var detailLevel = 2

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
