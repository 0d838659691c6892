import CanonicalJSON
import Geodesy
import Regression
import ScenarioLanguage
import Traces

/// What was made out of a drive, for programs: one object a scenario.
struct NewJSON {
  let text: NewText
  let outcome: ScenarioOutcome

  func write(to session: Session) {
    let drive = text.drive
    let story = drive.story
    session.writeJSON { json in
      json.member("trace", text.log.path)
      json.member("drive", text.number + 1)
      json.member("drives", text.log.drives.count)
      files(&json)
      json.member("title", drive.title)
      if let part = drive.part {
        json.beginObject("part")
        json.member("from", Double(part.lowerBound) / 1000, decimals: 3)
        json.member("to", Double(part.upperBound) / 1000, decimals: 3)
        json.endObject()
      }
      json.member("passed", outcome.isPassed)
      cleaned(&json)
      json.member("fixes", story.fixes.count)
      json.member("seconds", Double(story.duration) / 1000, decimals: 3)
      json.member("matchedShare", story.matchedShare, decimals: 4)
      json.member("medianDistance", story.medianDistance, decimals: 2)
      json.member("gaps", story.gapCount)
      place("origin", story.origin, story, &json)
      place("destination", story.destination, story, &json)
      json.beginArray("stops")
      for stop in story.stops { write(stop, story, &json) }
      json.endArray()
      ways(&json)
      departures(&json)
      reroutes(&json)
      json.beginArray("arrivals")
      for time in drive.run.finalArrivals { json.integer(time) }
      json.endArray()
      expectations(&json)
      json.beginArray("wrong")
      for wrong in drive.wrongs {
        json.beginObject()
        json.member("kind", wrong.kind)
        json.member("reason", wrong.reason)
        json.member("instead", wrong.instead)
        json.endObject()
      }
      json.endArray()
    }
  }

  private func expectations(_ json: inout JSONWriter) {
    json.beginArray("expectations")
    for expectation in text.drive.expectations {
      json.beginObject()
      json.member("expects", expectation.sentence)
      json.member("from", expectation.window.lowerBound)
      json.member("to", expectation.window.upperBound)
      json.member("reason", expectation.reason)
      json.endObject()
    }
    json.endArray()
  }

  private func files(_ json: inout JSONWriter) {
    let targets = text.drive.targets
    json.beginObject("files")
    for (key, path) in [
      ("scenario", targets.scenario), ("trace", targets.trace), ("map", targets.map),
      ("golden", targets.golden),
    ] {
      json.member(key, path)
    }
    json.endObject()
  }

  private func cleaned(_ json: inout JSONWriter) {
    json.beginObject("cleaned")
    for finding in text.log.cleaning.findings {
      json.member(finding.kind.rawValue, finding.count)
    }
    for repair in text.log.report.repairs {
      json.member(repair.kind.rawValue, repair.count)
    }
    json.endObject()
  }

  private func ways(_ json: inout JSONWriter) {
    let story = text.drive.story
    json.beginObject("driven")
    json.member("length", story.way.length, decimals: 1)
    json.key("polylines")
    lines(story.way.lines, &json)
    json.endObject()
    json.beginObject("planned")
    json.member("length", story.plannedLength, decimals: 1)
    json.member("duration", story.plannedDuration, decimals: 1)
    json.key("polylines")
    lines(Array(story.plans.prefix(1)), &json)
    json.endObject()
  }

  private func lines(_ lines: [[Coordinate]], _ json: inout JSONWriter) {
    json.beginArray()
    for line in lines { json.string(GeoPath(line).polyline(precision: 6)) }
    json.endArray()
  }

  private func departures(_ json: inout JSONWriter) {
    json.beginArray("departures")
    for departure in text.drive.story.departures {
      json.beginObject()
      json.member("kind", departure.kind.rawValue)
      json.member("t", departure.time)
      coordinate(departure.coordinate, &json)
      for (key, road) in [
        ("from", departure.from), ("planned", departure.planned), ("taken", departure.taken),
      ] {
        guard let road else { continue }
        json.member(key, road)
      }
      json.member("drivenLength", departure.drivenLength, decimals: 1)
      json.member("plannedLength", departure.plannedLength, decimals: 1)
      json.member("rejoins", departure.rejoins)
      json.member("certainty", departure.certainty.rawValue)
      json.member("left", departure.left)
      if let limit = departure.limit, departure.isDemanded {
        json.member("limit", limit)
      }
      json.endObject()
    }
    json.endArray()
  }

  private func reroutes(_ json: inout JSONWriter) {
    json.beginArray("reroutes")
    for reroute in text.drive.reroutes {
      json.beginObject()
      json.member("t", reroute.time)
      json.key("cause")
      switch reroute.cause {
      case .departure(let departure):
        json.string(departure.kind.rawValue)
        json.member("after", reroute.time - departure.time)
      case .away(let metres):
        json.string("away")
        json.member("metres", metres, decimals: 1)
      case .backwards: json.string("backwards")
      case .unknown: json.string("unknown")
      }
      json.endObject()
    }
    json.endArray()
  }

  private func place(
    _ key: String,
    _ place: DrivePlace,
    _ story: InferredDrive,
    _ json: inout JSONWriter
  ) {
    json.key(key)
    write(place, story, &json)
  }

  private func write(_ place: DrivePlace, _ story: InferredDrive, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("t", story.time(of: place.fix))
    coordinate(place.coordinate, &json)
    if let road = place.road {
      json.member("road", road)
    }
    json.member("seconds", place.seconds, decimals: 1)
    json.member("certainty", place.certainty.rawValue)
    json.member("reason", place.reason)
    json.endObject()
  }

  private func coordinate(_ place: Coordinate, _ json: inout JSONWriter) {
    json.member("lat", place.latitude, decimals: 7)
    json.member("lon", place.longitude, decimals: 7)
  }
}
