import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

/// The answers of a custom provider.
enum CustomRoutingSection {
  private static let keys = CustomAnswerKeys.keys

  static func read(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    _ files: ScenarioFiles
  ) -> [CustomAnswer] {
    var answers: [CustomAnswer] = []
    for var answer in RoutingKeys.keys.answers(&reader, .required) ?? [] {
      if let read = Self.answer(&answer, sketch, files) { answers.append(read) }
      answer.finish()
    }
    return answers
  }

  private static func answer(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    _ files: ScenarioFiles
  ) -> CustomAnswer? {
    var answer = CustomAnswer(
      latencyNanoseconds: keys.latency(&reader) ?? 0,
      outcome: .silence
    )
    answer.ignoresCancel = keys.ignoresCancel(&reader) ?? false
    let forms = [keys.routes.name, keys.error.name, keys.silence.name].filter { reader.has($0) }
    guard forms.count == 1 else {
      reader.diagnostics.add(
        "an answer has one of \"routes\", \"error\" and \"silence\"",
        at: reader.value
      )
      return nil
    }
    if let failure = keys.error(&reader) {
      answer.outcome = .failure(failure)
    } else if let list = keys.routes(&reader) {
      var routes: [CustomAnswer.ScriptedRoute] = []
      for var route in list {
        if let read = Self.route(&route, sketch, files) { routes.append(read) }
        route.finish()
      }
      answer.outcome = .routes(routes)
    } else if keys.silence(&reader) == false {
      reader.report("'silence' is true or left out", at: keys.silence.name)
    }
    return answer
  }

  private static func route(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    _ files: ScenarioFiles
  ) -> CustomAnswer.ScriptedRoute? {
    let keys = CustomAnswerKeys.Route.keys
    if let body = keys.osrm(&reader) {
      let precision = keys.precision(&reader)
      guard let bytes = RoutingSection.bytes(of: body, files, reader.diagnostics) else {
        return nil
      }
      return osrm(bytes, precision, at: body, reader.diagnostics)
    }
    let speed = keys.speed(&reader)
    let legs = keys.legs(&reader, .required) ?? []
    var paths: [[Coordinate]] = []
    for leg in legs {
      guard leg.kind == .array, leg.count >= 2 else {
        reader.diagnostics.add("a leg is a list of two places or more", at: leg)
        return nil
      }
      paths.append(places(leg, sketch, reader.diagnostics))
    }
    guard !paths.isEmpty else {
      reader.report("a route has one leg or more", at: keys.legs.name)
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

  /// Returns the route of a body: one of OSRM's, or the first of an answer in any known form.
  private static func osrm(
    _ bytes: [UInt8],
    _ precision: Int,
    at body: JSONValue,
    _ diagnostics: Diagnostics
  ) -> CustomAnswer.ScriptedRoute? {
    do {
      let answer = try RouteAnswerParser(precision: precision).answer(bytes)
      guard answer.form == .osrm else {
        guard let route = answer.routes.first else {
          diagnostics.add("the answer holds no route", at: body)
          return nil
        }
        return .answered(route)
      }
      let root = try JSONDocument(parsing: bytes).root
      let route = root["routes"]?.elements.first { _ in true } ?? root
      return .osrm(Array(route.rawBytes), precision: precision)
    } catch {
      diagnostics.add("no route that can be read: \(error)", at: body)
      return nil
    }
  }
}
