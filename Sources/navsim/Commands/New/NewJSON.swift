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
      json.key("trace")
      json.string(text.log.path)
      json.key("drive")
      json.integer(text.number + 1)
      json.key("drives")
      json.integer(text.log.drives.count)
      files(&json)
      json.key("title")
      json.string(drive.title)
      json.key("passed")
      json.boolean(outcome.isPassed)
      cleaned(&json)
      json.key("fixes")
      json.integer(story.fixes.count)
      json.key("seconds")
      json.fixed(Double(story.duration) / 1000, decimals: 3)
      json.key("matchedShare")
      json.fixed(story.matchedShare, decimals: 4)
      json.key("medianDistance")
      json.fixed(story.medianDistance, decimals: 2)
      json.key("gaps")
      json.integer(story.gapCount)
      place("origin", story.origin, story, &json)
      place("destination", story.destination, story, &json)
      json.key("stops")
      json.beginArray()
      for stop in story.stops { write(stop, story, &json) }
      json.endArray()
      ways(&json)
      departures(&json)
      reroutes(&json)
      json.key("arrivals")
      json.beginArray()
      for time in drive.run.finalArrivals { json.integer(time) }
      json.endArray()
      json.key("expectations")
      json.beginArray()
      for expectation in drive.expectations { json.string(expectation.reason) }
      json.endArray()
    }
  }

  private func files(_ json: inout JSONWriter) {
    let targets = text.drive.targets
    json.key("files")
    json.beginObject()
    for (key, path) in [
      ("scenario", targets.scenario), ("trace", targets.trace), ("map", targets.map),
      ("golden", targets.golden),
    ] {
      json.key(key)
      json.string(path)
    }
    json.endObject()
  }

  private func cleaned(_ json: inout JSONWriter) {
    json.key("cleaned")
    json.beginObject()
    for finding in text.log.cleaning.findings {
      json.key(finding.kind.rawValue)
      json.integer(finding.count)
    }
    for repair in text.log.report.repairs {
      json.key(repair.kind.rawValue)
      json.integer(repair.count)
    }
    json.endObject()
  }

  private func ways(_ json: inout JSONWriter) {
    let story = text.drive.story
    json.key("driven")
    json.beginObject()
    json.key("length")
    json.fixed(story.way.length, decimals: 1)
    json.key("polylines")
    lines(story.way.lines, &json)
    json.endObject()
    json.key("planned")
    json.beginObject()
    json.key("length")
    json.fixed(story.plannedLength, decimals: 1)
    json.key("duration")
    json.fixed(story.plannedDuration, decimals: 1)
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
    json.key("departures")
    json.beginArray()
    for departure in text.drive.story.departures {
      json.beginObject()
      json.key("kind")
      json.string(departure.kind.rawValue)
      json.key("t")
      json.integer(departure.time)
      coordinate(departure.coordinate, &json)
      for (key, road) in [
        ("from", departure.from), ("planned", departure.planned), ("taken", departure.taken),
      ] {
        guard let road else { continue }
        json.key(key)
        json.string(road)
      }
      json.key("drivenLength")
      json.fixed(departure.drivenLength, decimals: 1)
      json.key("plannedLength")
      json.fixed(departure.plannedLength, decimals: 1)
      json.key("rejoins")
      json.boolean(departure.rejoins)
      json.key("certainty")
      json.string(departure.certainty.rawValue)
      json.endObject()
    }
    json.endArray()
  }

  private func reroutes(_ json: inout JSONWriter) {
    json.key("reroutes")
    json.beginArray()
    for reroute in text.drive.reroutes {
      json.beginObject()
      json.key("t")
      json.integer(reroute.time)
      json.key("cause")
      switch reroute.cause {
      case .departure(let departure):
        json.string(departure.kind.rawValue)
        json.key("after")
        json.integer(reroute.time - departure.time)
      case .away(let metres):
        json.string("away")
        json.key("metres")
        json.fixed(metres, decimals: 1)
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
    json.key("t")
    json.integer(story.time(of: place.fix))
    coordinate(place.coordinate, &json)
    if let road = place.road {
      json.key("road")
      json.string(road)
    }
    json.key("seconds")
    json.fixed(place.seconds, decimals: 1)
    json.key("certainty")
    json.string(place.certainty.rawValue)
    json.key("reason")
    json.string(place.reason)
    json.endObject()
  }

  private func coordinate(_ place: Coordinate, _ json: inout JSONWriter) {
    json.key("lat")
    json.fixed(place.latitude, decimals: 7)
    json.key("lon")
    json.fixed(place.longitude, decimals: 7)
  }
}
