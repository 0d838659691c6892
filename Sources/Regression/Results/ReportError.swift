import CanonicalJSON

/// Why files are no reports of a suite, or none that can be merged.
package struct ReportError: Error, Hashable, CustomStringConvertible {
  package let description: String

  /// A problem of a value in a file.
  init(_ problem: String, at value: JSONValue, in path: String) {
    let place = value.location
    description = "\(path):\(place.line):\(place.column): error: \(problem)"
  }

  /// A problem of a file.
  init(_ problem: String, in path: String) { description = "\(path): error: \(problem)" }
}
