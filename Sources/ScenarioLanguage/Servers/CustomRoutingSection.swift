import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

/// Reads the answers of a custom provider.
enum CustomRoutingSection {
  static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    for var answer in reader.objects("answers", .required) ?? [] {
      if let read = Self.answer(&answer, scenario.sketch, files) {
        scenario.routing.customAnswers.append(read)
      }
      answer.finish()
    }
  }

  private static func answer(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    _ files: ScenarioFiles
  ) -> CustomAnswer? {
    var answer = CustomAnswer(
      latencyNanoseconds: RoutingSection.latency(&reader) ?? 0,
      outcome: .silence
    )
    answer.ignoresCancel = reader.bool("ignoresCancel") ?? false
    let forms = ["routes", "error", "silence"].filter { reader.has($0) }
    guard forms.count == 1 else {
      reader.diagnostics.add(
        "an answer has one of \"routes\", \"error\" and \"silence\"",
        at: reader.value
      )
      return nil
    }
    if let failure = reader.oneOf("error", CustomFailure.self) {
      answer.outcome = .failure(failure)
    } else if let list = reader.objects("routes") {
      var routes: [CustomAnswer.ScriptedRoute] = []
      for var route in list {
        if let read = Self.route(&route, sketch, files) { routes.append(read) }
        route.finish()
      }
      answer.outcome = .routes(routes)
    } else if reader.bool("silence") == false {
      reader.report("'silence' is true or left out", at: "silence")
    }
    return answer
  }

  private static func route(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    _ files: ScenarioFiles
  ) -> CustomAnswer.ScriptedRoute? {
    if let body = reader.value("osrm") {
      let precision = Int(reader.integer("precision", in: 5...6) ?? 6)
      guard let bytes = RoutingSection.bytes(of: body, files, reader.diagnostics) else {
        return nil
      }
      return osrm(bytes, precision, at: body, reader.diagnostics)
    }
    let speed = reader.double("speed", in: 0.1...500, unit: "m/s") ?? 10
    let legs = reader.array("legs", .required) ?? []
    var paths: [[Coordinate]] = []
    for leg in legs {
      guard leg.kind == .array, leg.count >= 2 else {
        reader.diagnostics.add("a leg is a list of two places or more", at: leg)
        return nil
      }
      paths.append(places(leg, sketch, reader.diagnostics))
    }
    guard !paths.isEmpty else {
      reader.report("a route has one leg or more", at: "legs")
      return nil
    }
    return .legs(paths, speed: speed)
  }

  private static func places(
    _ leg: JSONValue,
    _ sketch: SketchMap?,
    _ diagnostics: Diagnostics
  ) -> [Coordinate] {
    leg.elements.compactMap { element in
      guard var reader = JSONObjectReader(element, diagnostics) else { return nil }
      let place = PlaceReading.coordinate(&reader, sketch)
      reader.finish()
      return place
    }
  }

  /// Returns the route of a body, which is a route of OSRM's or an answer whose first one it is.
  private static func osrm(
    _ bytes: [UInt8],
    _ precision: Int,
    at body: JSONValue,
    _ diagnostics: Diagnostics
  ) -> CustomAnswer.ScriptedRoute? {
    do {
      let root = try JSONDocument(parsing: bytes).root
      let route = root["routes"]?.elements.first { _ in true } ?? root
      let raw = Array(route.rawBytes)
      _ = try Route(osrm: raw, waypoints: Array("[]".utf8), polylinePrecision: precision)
      return .osrm(raw, precision: precision)
    } catch {
      diagnostics.add("no route in OSRM's format: \(error)", at: body)
      return nil
    }
  }
}
