import CanonicalJSON
import Geodesy
import Navigation

/// A route for programs.
enum RouteInfoJSON {
  static func write(_ route: Route, to json: inout JSONWriter) {
    json.beginObject()
    metres("distance", route.distance, &json)
    metres("duration", route.expectedDuration, &json)
    json.key("points" as StaticString)
    json.integer(route.path.count)
    json.key("legs" as StaticString)
    json.beginArray()
    for leg in route.legs {
      json.beginObject()
      text("destination", leg.destination.title, &json)
      metres("distance", leg.distance, &json)
      metres("duration", leg.duration, &json)
      json.key("steps" as StaticString)
      json.beginArray()
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
    json.key("points" as StaticString)
    json.integer(step.path.count)
    if let exit = step.roundaboutExit {
      json.key("roundaboutExit" as StaticString)
      json.integer(exit)
    }
    if let limit = step.speedLimit { metres("speedLimit", limit, &json) }
    strings("exits", step.exits, &json)
    lanes(step.lanes, &json)
    json.key("banners" as StaticString)
    json.beginArray()
    for banner in step.visualInstructions { write(banner, to: &json) }
    json.endArray()
    json.key("voices" as StaticString)
    json.beginArray()
    for voice in step.spokenInstructions {
      json.beginObject()
      metres("at", voice.triggerDistance, &json)
      text("text", voice.text, &json)
      text("ssml", voice.ssml, &json)
      json.endObject()
    }
    json.endArray()
    json.key("annotations" as StaticString)
    json.integer(step.annotations.count)
    json.key("incidents" as StaticString)
    json.integer(step.incidents.count)
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
    json.key("lanes" as StaticString)
    json.beginArray()
    for lane in lanes {
      json.beginObject()
      json.key("active" as StaticString)
      json.boolean(lane.isActive)
      strings("directions", lane.directions, &json)
      json.endObject()
    }
    json.endArray()
  }

  private static func metres(_ key: StaticString, _ value: Double, _ json: inout JSONWriter) {
    json.key(key)
    json.fixed(value, decimals: 2)
  }

  private static func text(_ key: StaticString, _ value: String?, _ json: inout JSONWriter) {
    guard let value else { return }
    json.key(key)
    json.string(value)
  }

  private static func strings(
    _ key: StaticString,
    _ values: [String],
    _ json: inout JSONWriter
  ) {
    guard !values.isEmpty else { return }
    json.key(key)
    json.beginArray()
    for value in values { json.string(value) }
    json.endArray()
  }
}
