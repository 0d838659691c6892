/// Why an archive cannot be read.
package enum ZipError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is no archive of ours: it does not begin, or end, as one.
  case foreign
  /// Its bytes are not those that were written.
  case damaged(String)
  /// It holds more than is read.
  case tooLarge(String)
  /// A file in it would be written to a place that it has no business at.
  case unsafeName(String)

  package var description: String {
    switch self {
    case .foreign: "this is no bundle of navsim"
    case .damaged(let what): "the bundle is damaged: \(what)"
    case .tooLarge(let what): "the bundle is too large: \(what)"
    case .unsafeName(let name): "the bundle holds a file called '\(name)', which is not allowed"
    }
  }
}
