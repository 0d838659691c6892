import CanonicalJSON

/// When events came in a recording.
package enum RecordingMoments {
  /// Returns the nanoseconds since the start at which an event came.
  ///
  /// - Throws: ``GoldenDamage`` where it is no recording.
  package static func nanoseconds(
    of event: String,
    in recording: [UInt8],
    path: String
  ) throws(GoldenDamage) -> [Int64] {
    let index = try RecordingIndex(recording, path: path)
    return index.events.indices.filter {
      index.name($0) == event || event.hasSuffix("." + index.name($0))
    }
    .map { index.events[$0].time * 1_000_000 }
  }
}
