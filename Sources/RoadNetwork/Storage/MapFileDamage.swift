import Synchronization

/// The first damage that was found in a mapped file, while its parts are read one by one.
///
/// Whoever reads a damaged part gets zeros and goes on; the answer is worth nothing, and the question
/// ends with this error.
public final class MapFileDamage: Sendable {
  private let source: String
  private let first = Mutex<MapError?>(nil)

  init(source: String) { self.source = source }

  func note(_ message: String, at byte: Int? = nil) {
    let place: MapError.Place = byte.map { .byte($0) } ?? .file
    let error = MapError(
      source: source,
      place: place,
      message: "the map is damaged: \(message)",
      hint: "build it again: navsim map build"
    )
    first.withLock { if $0 == nil { $0 = error } }
  }

  /// What was found; nil while all is well.
  public var error: MapError? { first.withLock { $0 } }

  /// - Throws: ``MapError`` where damage was found.
  public func check() throws(MapError) {
    if let error { throw error }
  }
}
