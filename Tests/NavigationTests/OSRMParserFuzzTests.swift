import CanonicalJSON
import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

/// Answers changed at random: a route or a typed error, never a crash.
struct OSRMParserFuzzTests {
  static let answer: [UInt8] = {
    let step = """
      "exits": "1;2", "intersections": [{"lanes": [{"valid": true, "indications": ["left"]}]}],
      "voiceInstructions": [{"distanceAlongGeometry": 20, "announcement": "Turn"}],
      "bannerInstructions": [{"distanceAlongGeometry": 50, "primary": {"text": "Mill Lane",
        "components": [{"type": "exit-number", "text": "12"}]},
        "sub": {"text": "", "components": [{"type": "lane", "directions": ["left"]}]}}],
      """
    let leg = """
      "via_waypoints": [{"waypoint_index": 1}],
      "incidents": [{"id": "14", "geometry_index_start": 0, "geometry_index_end": 2}],
      "annotation": {"duration": [1, 2], "maxspeed": [{"speed": 50, "unit": "km/h"}, {}]},
      """
    return OSRMResponseParserTests.answer(step: step, leg: leg)
  }()

  /// Texts that are likely to hurt where a value stood.
  static let spikes = [
    "null", "-1", "0", "1e308", "-1e308", "9223372036854775807", "-9223372036854775808", "[]", "{}",
    "\"\"", "true", "1.5", "\"????\"", "[[]]", "[null]", "\"~~~~~~~~~~~~~~~~\"", "[1e300, 91]",
  ]

  static func values(_ value: JSONValue) -> [Range<Int>] {
    [value.textRange] + value.members.flatMap { values($0.value) }
      + value.elements.flatMap { values($0) }
  }

  @Test("Any value replaced by any other is read or refused", arguments: [1, 2])
  func values(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let ranges = Self.values(try JSONDocument(parsing: Self.answer).root)
    var (read, refused) = (0, 0)
    for range in ranges {
      for spike in Self.spikes {
        var bytes = Self.answer
        bytes.replaceSubrange(range, with: spike.utf8)
        if Bool.random(using: &random), let second = Self.randomRange(in: bytes, &random) {
          bytes.replaceSubrange(
            second,
            with: Self.spikes.randomElement(using: &random)?.utf8 ?? "".utf8
          )
        }
        Self.parse(bytes, &read, &refused)
      }
    }
    #expect(read > 100)
    #expect(refused > 100)
  }

  @Test("Bytes changed, cut out and repeated are read or refused", arguments: [3, 4])
  func bytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (read, refused) = (0, 0)
    for _ in 0..<1000 {
      var bytes = Self.answer
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let at = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[at] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: at)
        default:
          let end = min(bytes.count, at + Int.random(in: 1...60, using: &random))
          bytes.replaceSubrange(at..<end, with: bytes[at..<end] + bytes[at..<end])
        }
      }
      Self.parse(bytes, &read, &refused)
    }
    #expect(refused > 100)
  }

  private static func randomRange(
    in bytes: [UInt8],
    _ random: inout SeededGenerator
  ) -> Range<Int>? {
    guard let document = try? JSONDocument(parsing: bytes) else { return nil }
    return values(document.root).randomElement(using: &random)
  }

  /// Parses, and drives what came of it a little, so that no number of it traps later.
  private static func parse(_ bytes: [UInt8], _ read: inout Int, _ refused: inout Int) {
    do {
      for route in try OSRMResponseParser().parseRoutes(from: bytes) {
        for step in route.legs.flatMap(\.steps) {
          #expect(step.annotations.isEmpty || step.annotations.count == step.path.count - 1)
          #expect(step.speedLimits.isEmpty || step.speedLimits.count == step.path.count - 1)
          for incident in step.incidents {
            #expect(step.path.coordinates.indices.contains(incident.startIndex))
            #expect(step.path.coordinates.indices.contains(incident.endIndex))
          }
        }
        drive(route)
      }
      read += 1
    } catch {
      refused += 1
    }
  }

  private static func drive(_ route: Route) {
    let scheduler = TestScheduler()
    let provider = ScriptedProvider(scheduler, [.init(outcome: .success([route]))])
    let context = NavigationContext(
      provider: .custom(provider),
      scheduler: scheduler,
      hasAcceptedTerms: true
    )
    context.start()
    context.provideAPIKey("key")
    guard let navigator = try? context.navigator() else { return }
    context.update(Location(coordinate: Coordinate(latitude: 0, longitude: 0), timestamp: .zero))
    navigator.setDestinations([Equator.b]) { _ in }
    navigator.startGuidance()
    scheduler.run()
    for (number, place) in route.path.coordinates.prefix(5).enumerated() {
      let time = Instant(nanoseconds: Int64(number + 1) * 1_000_000_000)
      context.update(Location(coordinate: place, timestamp: time))
    }
  }
}
