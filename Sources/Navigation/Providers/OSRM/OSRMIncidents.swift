import CanonicalJSON
import Geodesy

/// The incidents of a leg, whose places are vertices of the leg.
enum OSRMIncidents {
  /// Gives each step the incidents on it, their vertices counted from the step's start.
  static func slice(_ leg: JSONValue, over steps: inout [RouteStep]) throws(RouteParseError) {
    let values = try OSRMReading.list(leg, "incidents")
    guard !values.isEmpty else { return }
    let last = steps.reduce(0) { $0 + segmentCount($1) }
    var known: Set<String> = []
    for value in values {
      let incident = try read(value, lastVertex: last)
      guard known.insert(incident.id).inserted else {
        throw .invalidRouteObject("second incident \"\(incident.id)\" at \(value.pointer)")
      }
      place(incident, on: &steps)
    }
  }

  /// The arrival repeats the last vertex: it has no segment.
  private static func segmentCount(_ step: RouteStep) -> Int {
    step.path.length > 0 ? step.path.count - 1 : 0
  }

  private static func read(
    _ value: JSONValue,
    lastVertex: Int
  ) throws(RouteParseError) -> RouteStep.Incident {
    let id = value["id"]
    guard let name = id?.string ?? id?.integer.map(String.init) else {
      throw .invalidRouteObject("incident without an id at \(OSRMReading.place(value))")
    }
    guard let start = value["geometry_index_start"]?.integer, start >= 0 else {
      throw .invalidRouteObject("incident without a geometry_index_start at \(value.pointer)")
    }
    let end = value["geometry_index_end"]?.integer ?? start
    guard end >= start else {
      throw .invalidRouteObject("incident that ends before it begins at \(value.pointer)")
    }
    var writer = JSONWriter(reserving: 200)
    writer.value(value)
    return RouteStep.Incident(
      id: name,
      kind: value["type"]?.string,
      text: value["description"]?.string,
      startIndex: min(Int(clamping: start), lastVertex),
      endIndex: min(Int(clamping: end), lastVertex),
      json: String(decoding: writer.bytes, as: UTF8.self)
    )
  }

  private static func place(_ incident: RouteStep.Incident, on steps: inout [RouteStep]) {
    let isPoint = incident.startIndex == incident.endIndex
    var first = 0
    for index in steps.indices {
      let last = first + segmentCount(steps[index])
      let start = max(incident.startIndex, first)
      let end = min(incident.endIndex, last)
      if start < end || (isPoint && start == end && last > first) {
        var part = incident
        part.startIndex = start - first
        part.endIndex = end - first
        steps[index].incidents.append(part)
        if isPoint { return }
      }
      first = last
    }
  }
}
