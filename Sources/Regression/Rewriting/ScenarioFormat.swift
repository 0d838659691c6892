package import CanonicalJSON

/// The layout of scenario files.
package enum ScenarioFormat {
  /// The sections in the order in which a person tells a story: what it is, where, how, and what
  /// must come of it.
  private static let order = [
    "$schema", "version", "extends", "title", "description", "references", "known", "tags",
    "epoch", "seed", "include", "matrix", "context", "map", "places", "venues", "displays",
    "search", "fleet", "routing",
    "traffic", "navigator", "trace", "faults", "actions", "expect", "end", "duration",
    "budget", "record", "violates",
  ]

  /// Returns a scenario with canonical spaces and sections in their order.
  ///
  /// Keys inside of sections, numbers and strings stay as they were written.
  package static func canonical(_ bytes: [UInt8], path: String) throws(JSONError) -> [UInt8] {
    JSONLayout.text(of: try JSONDocument(parsing: bytes, source: path), order: order)
  }
}
