import CanonicalJSON
import Geodesy

/// The annotations of a leg: one column a quantity, one entry a segment.
enum OSRMAnnotations {
  /// Gives each step its segments' entries as one JSON object a segment, and its speed limit.
  ///
  /// A column of another length than the leg has segments is malformed; a column of one entry more or
  /// less is met in the wild (nodes) and left out.
  static func slice(
    _ annotation: JSONValue?,
    over steps: inout [RouteStep]
  ) throws(RouteParseError) {
    guard let annotation, annotation.kind == .object else { return }
    let segments =
      steps.dropLast().reduce(0) { $0 + max(0, $1.path.count - 1) }
      + (steps.last.map { $0.path.length > 0 ? $0.path.count - 1 : 0 } ?? 0)
    var columns: [(name: String, values: [JSONValue])] = []
    for member in annotation.members {
      guard member.value.kind == .array else { continue }
      let values = Array(member.value.elements)
      if member.key == "nodes" { continue }
      guard values.count == segments else {
        throw .malformedAnnotations(
          "\(values.count) entries of \"\(member.key)\" for \(segments) segments"
            + " at \(annotation.pointer)"
        )
      }
      columns.append((member.key, values))
    }
    guard !columns.isEmpty else { return }
    var at = 0
    for index in steps.indices {
      let isArrival = index == steps.count - 1 && steps[index].path.length == 0
      let count = isArrival ? 0 : max(0, steps[index].path.count - 1)
      var texts: [String] = []
      texts.reserveCapacity(count)
      for segment in at..<(at + count) {
        var writer = JSONWriter(reserving: 80)
        writer.beginObject()
        for column in columns {
          writer.member(column.name, column.values[segment])
        }
        writer.endObject()
        texts.append(String(decoding: writer.bytes, as: UTF8.self))
      }
      steps[index].annotations = texts
      steps[index].speedLimits = speedLimits(columns, in: at..<(at + count))
      steps[index].speedLimit = steps[index].speedLimits.lazy.compactMap { $0 }.first
      at += count
    }
  }

  /// Returns the limit on each of some segments in metres per second, nil where it is unknown or there
  /// is none; an empty list where no limit is known.
  private static func speedLimits(
    _ columns: [(name: String, values: [JSONValue])],
    in segments: Range<Int>
  ) -> [Double?] {
    guard let column = columns.first(where: { $0.name == "maxspeed" }) else { return [] }
    var isAnyKnown = false
    let limits = segments.map { segment -> Double? in
      guard let speed = column.values[segment]["speed"]?.double, speed > 0, speed < 1000 else {
        return nil
      }
      isAnyKnown = true
      let isMiles = column.values[segment]["unit"]?.string == "mph"
      return speed * (isMiles ? 1609.344 : 1000) / 3600
    }
    return isAnyKnown ? limits : []
  }
}
