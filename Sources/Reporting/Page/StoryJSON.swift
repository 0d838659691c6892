import CanonicalJSON
import Navigation
import ScenarioLanguage
import Simulation
import Regression

/// A drive as the page reads it.
struct StoryJSON {
  let story: DriveStory

  /// Writes the members of the drive into an object that is open.
  func write(to writer: inout JSONWriter) {
    writeFacts(to: &writer)
    writeFixes(to: &writer)
    Self.writeLines(of: story, to: &writer)
    writeStops(to: &writer)
    var names = NameTable()
    writeEvents(&names, to: &writer)
    writeDecisions(&names, to: &writer)
    names.write(to: &writer)
  }

  /// Writes where a navigator took the vehicle to be, and its routes.
  static func writeLines(of story: DriveStory, to writer: inout JSONWriter) {
    writer.key("track")
    write(story.locations, to: &writer)
    writer.key("routes")
    write(story.routes, to: &writer)
  }

  /// Writes what a timeline tells of another drive.
  static func writeWords(of story: DriveStory, to writer: inout JSONWriter) {
    writer.beginArray("events")
    for event in story.events {
      guard let words = event.words else { continue }
      writer.beginArray()
      writer.integer(event.time)
      writer.string(words.label)
      writer.string(words.tone)
      writer.string(words.text)
      writer.endArray()
    }
    writer.endArray()
  }

  private func writeFacts(to writer: inout JSONWriter) {
    let scenario = story.scenario
    writer.member("about", scenario.details)
    writer.strings("references", scenario.references)
    writer.member("seed", "\(scenario.seed)")
    writer.member("end", story.endTime)
    writer.member("remark", ifPresent: story.remark)
    writer.member("epoch", scenario.epoch / 1_000_000)
    let offRoute = scenario.navigator.offRoute
    // With a map its roads decide, by evidence, unless the scenario keeps to the corridor.
    if scenario.map == nil || offRoute.strategy == .corridor {
      writer.member("limit", offRoute.distance, decimals: 3)
      writer.member("back", offRoute.returnDistance, decimals: 3)
    }
    writer.beginArray("set")
    for change in scenario.navigatorOverrides { writer.string("\(change.key) = \(change.value)") }
    writer.endArray()
    writer.beginArray("faults")
    for fault in scenario.faults {
      writer.beginArray()
      writer.integer(Self.milliseconds(fault.window.lowerBound))
      writer.integer(min(story.endTime, Self.milliseconds(fault.window.upperBound)))
      writer.string(fault.word)
      writer.endArray()
    }
    writer.endArray()
  }

  private static func milliseconds(_ seconds: Double) -> Int64 {
    Int64((min(max(seconds, 0), 1e9) * 1000).rounded())
  }

  private func writeFixes(to writer: inout JSONWriter) {
    let locations = story.fixes.map(\.fix.location)
    writer.beginObject("fixes")
    writer.deltas("t", story.fixes.map(\.fix.arrival.milliseconds))
    writer.line("p", locations.map(\.coordinate))
    writer.column("a", locations.map(\.horizontalAccuracy), scale: 10)
    writer.column("v", locations.map(\.speed), scale: 100)
    let progress = story.fixes.map(\.progress)
    writer.column("dev", progress.map(\.deviation), scale: 10)
    writer.column("rt", progress.map(\.remainingTime), scale: 10)
    writer.column("rd", progress.map(\.remainingDistance), scale: 1)
    writer.endObject()
  }

  private static func write(_ locations: [DriveStory.Location], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.deltas("t", locations.map(\.time))
    writer.line("p", locations.map(\.coordinate))
    writer.column("v", locations.map(\.speed), scale: 100)
    writer.column("c", locations.map(\.course), scale: 1)
    writer.member("s", locations.map { $0.isReckoned ? "2" : $0.isSnapped ? "1" : "0" }.joined())
    writer.endObject()
  }

  private static func write(_ routes: [DriveStory.Route], to writer: inout JSONWriter) {
    writer.beginArray()
    for route in routes {
      writer.beginObject()
      writer.member("t", route.time)
      writer.member("reason", route.reason)
      if let distance = route.distance {
        writer.member("distance", distance, decimals: 1)
      }
      if let duration = route.duration {
        writer.member("duration", duration, decimals: 1)
      }
      writer.line("p", route.line)
      writer.endObject()
    }
    writer.endArray()
  }

  private func writeStops(to writer: inout JSONWriter) {
    writer.beginArray("stops")
    for stop in story.stops {
      writer.beginObject()
      writer.line("p", [stop.coordinate])
      writer.member("title", stop.title)
      writer.member("via", stop.isVia)
      writer.endObject()
    }
    writer.endArray()
  }

  private func writeEvents(_ names: inout NameTable, to writer: inout JSONWriter) {
    writer.beginArray("events")
    for event in story.events {
      writer.beginArray()
      writer.integer(event.time)
      writer.integer(names.index(of: event.name))
      writer.integer(names.index(of: event.source))
      if let words = event.words {
        writer.integer(names.index(of: words.label))
        writer.integer(names.index(of: words.tone))
        writer.string(words.text)
      } else {
        writer.integer(-1)
        writer.integer(-1)
        writer.string("")
      }
      writer.raw(event.payload)
      writer.endArray()
    }
    writer.endArray()
  }

  private func writeDecisions(_ names: inout NameTable, to writer: inout JSONWriter) {
    writer.beginArray("decisions")
    for entry in story.decisions {
      let decision = entry.decision
      writer.beginArray()
      writer.integer(entry.milliseconds)
      writer.integer(names.index(of: decision.rule.rawValue))
      for value in [decision.measured, decision.threshold, decision.margin] {
        if value.isNaN || value == -.infinity {
          writer.null()
        } else {
          writer.fixed(value, decimals: 2)
        }
      }
      writer.integer(names.index(of: decision.unit.rawValue))
      writer.integer(decision.fired ? 1 : 0)
      writer.integer(names.index(of: decision.detail == .none ? "" : decision.detail.rawValue))
      writer.endArray()
    }
    writer.endArray()
  }
}

/// Texts that come often, each written once.
struct NameTable {
  private var indices: [String: Int] = [:]
  private var names: [String] = []

  /// Returns the place of a text in the table.
  mutating func index(of name: String) -> Int {
    if let known = indices[name] { return known }
    indices[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Writes the table as the member `names`.
  func write(to writer: inout JSONWriter) {
    writer.key("names")
    writer.beginArray()
    for name in names { writer.string(name) }
    writer.endArray()
  }
}
