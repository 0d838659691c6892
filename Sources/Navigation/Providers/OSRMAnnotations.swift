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
          writer.key(column.name)
          writer.value(column.values[segment])
        }
        writer.endObject()
        texts.append(String(decoding: writer.bytes, as: UTF8.self))
      }
      steps[index].annotations = texts
      steps[index].speedLimit = speedLimit(columns, in: at..<(at + count))
      at += count
    }
  }

  /// Returns the first known limit of some segments, in metres per second.
  private static func speedLimit(
    _ columns: [(name: String, values: [JSONValue])],
    in segments: Range<Int>
  ) -> Double? {
    guard let column = columns.first(where: { $0.name == "maxspeed" }) else { return nil }
    for segment in segments {
      guard let speed = column.values[segment]["speed"]?.double else { continue }
      let isMiles = column.values[segment]["unit"]?.string == "mph"
      return speed * (isMiles ? 1609.344 : 1000) / 3600
    }
    return nil
  }
}
