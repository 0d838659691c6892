import CanonicalJSON
import Geodesy
import Navigation

/// An answer for programs.
enum RouteInfoJSON {
  static func write(_ answer: RouteAnswerParser.Answer, to json: inout JSONWriter) {
    json.beginArray("routes")
    for route in answer.routes { write(route, to: &json) }
    json.endArray()
    json.member("form", answer.form.rawValue)
    strings("notes", answer.notes, &json)
  }

  private static func write(_ route: Route, to json: inout JSONWriter) {
    json.beginObject()
    metres("distance", route.distance, &json)
    metres("duration", route.expectedDuration, &json)
    json.member("points", route.path.count)
    json.beginArray("legs")
    for leg in route.legs {
      json.beginObject()
      text("destination", leg.destination.title, &json)
      metres("distance", leg.distance, &json)
      metres("duration", leg.duration, &json)
      json.beginArray("steps")
      for step in leg.steps { write(step, to: &json) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func write(_ step: RouteStep, to json: inout JSONWriter) {
    json.beginObject()
    text("type", step.maneuver.type, &json)
    text("modifier", step.maneuver.modifier, &json)
    text("instruction", step.instruction, &json)
    text("name", step.roadName, &json)
    text("ref", step.roadReference, &json)
    text("destinations", step.destinations, &json)
    text("drivingSide", step.drivingSide, &json)
    metres("distance", step.distance, &json)
    metres("duration", step.duration, &json)
    json.member("points", step.path.count)
    if let exit = step.roundaboutExit {
      json.member("roundaboutExit", exit)
    }
    if let limit = step.speedLimit { metres("speedLimit", limit, &json) }
    strings("exits", step.exits, &json)
    lanes(step.lanes, &json)
    json.beginArray("banners")
    for banner in step.visualInstructions { write(banner, to: &json) }
    json.endArray()
    json.beginArray("voices")
    for voice in step.spokenInstructions {
      json.beginObject()
      metres("at", voice.triggerDistance, &json)
      text("text", voice.text, &json)
      text("ssml", voice.ssml, &json)
      json.endObject()
    }
    json.endArray()
    json.member("annotations", step.annotations.count)
    json.member("incidents", step.incidents.count)
    json.endObject()
  }

  private static func write(_ banner: VisualInstruction, to json: inout JSONWriter) {
    json.beginObject()
    metres("from", banner.triggerDistance, &json)
    text("primary", banner.primary.text, &json)
    text("secondary", banner.secondary?.text, &json)
    text("sub", banner.sub?.text, &json)
    lanes(banner.sub?.lanes ?? [], &json)
    json.endObject()
  }

  private static func lanes(_ lanes: [VisualInstruction.Lane], _ json: inout JSONWriter) {
    guard !lanes.isEmpty else { return }
    json.beginArray("lanes")
    for lane in lanes {
      json.beginObject()
      json.member("active", lane.isActive)
      strings("directions", lane.directions, &json)
      json.endObject()
    }
    json.endArray()
  }

  private static func metres(_ key: StaticString, _ value: Double, _ json: inout JSONWriter) {
    json.member(key, value, decimals: 2)
  }

  private static func text(_ key: StaticString, _ value: String?, _ json: inout JSONWriter) {
    guard let value else { return }
    json.member(key, value)
  }

  private static func strings(
    _ key: StaticString,
    _ values: [String],
    _ json: inout JSONWriter
  ) {
    guard !values.isEmpty else { return }
    json.beginArray(key)
    for value in values { json.string(value) }
    json.endArray()
  }
}
