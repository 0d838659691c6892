import CanonicalJSON
import Foundation
import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

struct OSRMResponseWriterTests {
  /// Writes routes and reads them again.
  private static func reread(_ routes: [Route], _ waypoints: [Waypoint]) throws -> [Route] {
    let origin = try #require(routes.first?.path.coordinates.first)
    return try OSRMResponseParser().parseRoutes(
      from: routes.osrmText(from: origin, through: waypoints)
    )
  }

  @Test("A route read of what was written is the route that was written", arguments: 0..<200)
  func everyRoute(seed: UInt64) throws {
    var draw = DrawnRoutes(random: SeededGenerator(seed: seed))
    let (route, waypoints) = try draw.route()
    let read = try Self.reread([route], waypoints)
    #expect(read.count == 1)
    #expect(RouteDifference.between(route, read[0]) == [])
    // Not to three decimals: what is rounded twice may be rounded otherwise than what is rounded once.
    let steps = (route.legs.flatMap(\.steps), read[0].legs.flatMap(\.steps))
    #expect(steps.0.map(\.distance) == steps.1.map(\.distance))
    #expect(steps.0.map(\.duration) == steps.1.map(\.duration))
    #expect(read[0].waypoints.map(\.kind) == [.stop] + waypoints.map(\.kind))
    #expect(read[0].waypoints.dropFirst().map(\.title) == waypoints.map(\.title))
    let origin = try #require(route.path.coordinates.first)
    let text = [route].osrmText(from: origin, through: waypoints)
    let again = read.osrmText(from: origin, through: waypoints)
    #expect(String(decoding: again, as: UTF8.self) == String(decoding: text, as: UTF8.self))
    #expect(try JSONDocument(parsing: text).root["routes"]?.count == 1)
  }

  /// The answers of servers that the scenarios keep.
  static let answers: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scenarios/cassettes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0).path }
  }()

  /// The answers in a file: the file itself, or the bodies that a cassette holds.
  private static func bodies(_ path: String) throws -> [[UInt8]] {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    guard let root = try? JSONDocument(parsing: bytes).root else { return [] }
    guard let entries = root["entries"] else { return [bytes] }
    return entries.elements.compactMap { $0["response"]?["body"].map { Array($0.rawBytes) } }
  }

  @Test("What servers answered is written anew without a loss")
  func servers() throws {
    var count = 0
    for path in Self.answers {
      for body in try Self.bodies(path) {
        guard let routes = try? OSRMResponseParser().parseRoutes(from: body) else { continue }
        let waypoints = Array(routes[0].waypoints.dropFirst())
        let read = try Self.reread(routes, waypoints)
        #expect(read.count == routes.count)
        for (old, new) in zip(routes, read) {
          #expect(RouteDifference.between(old, new) == [], "\(path)")
          #expect(old.waypoints.map(\.kind) == new.waypoints.map(\.kind))
          #expect(old.waypoints.map(\.title) == new.waypoints.map(\.title))
        }
        count += routes.count
      }
    }
    #expect(count > 10)
  }

  @Test("Incidents of a leg and features of its intersections are as the provider told them")
  func kept() throws {
    let answer = OSRMParserFuzzTests.answer
    let route = try OSRMResponseParserTests.route(answer)
    let read = try Self.reread([route], Array(route.waypoints.dropFirst()))
    #expect(RouteDifference.between(route, read[0]) == [])
    #expect(read[0].legs[0].steps[0].incidents == route.legs[0].steps[0].incidents)
  }

  @Test("An answer has what every answer of OSRM has")
  func members() throws {
    let route = try OSRMResponseParserTests.route(OSRMResponseParserTests.answer())
    let origin = Coordinate(latitude: 0.001, longitude: 0)
    let text = [route, route].osrmText(from: origin, through: [Equator.stop(0.2, "End")])
    let root = try JSONDocument(parsing: text).root
    #expect(root["code"]?.string == "Ok")
    #expect(root["routes"]?.count == 2)
    let first = try #require(root["routes"]?.elements.first { _ in true })
    #expect(
      first.members.map { $0.key } == [
        "distance", "duration", "weight", "weight_name", "geometry", "legs",
      ]
    )
    let step = try #require(
      first["legs"]?.elements.first { _ in true }?["steps"]?.elements.first { _ in true }
    )
    #expect(
      step.members.map { $0.key } == [
        "distance", "duration", "weight", "geometry", "name", "mode", "maneuver", "intersections",
      ]
    )
    let waypoints = try #require(root["waypoints"]).elements.map { $0["distance"]?.double }
    #expect(waypoints == [111.195, 0])
  }

  @Test("A step that knows its roads tells them at its first intersection")
  func intersection() throws {
    let step = #""mode": "driving","#
    var text = OSRMResponseParserTests.text(OSRMResponseParserTests.answer(step: step))
    text = text.replacing(
      #""type": "depart""#,
      with: #""type": "turn", "bearing_before": 90, "bearing_after": 180"#
    )
    let route = try OSRMResponseParserTests.route(Array(text.utf8))
    let written = [route].osrmText(from: route.path.coordinates[0], through: [])
    let place = try #require(
      String(decoding: written, as: UTF8.self).firstRange(
        of: #""bearings":[180,270],"entry":[true,false],"in":1,"out":0"#
      )
    )
    #expect(!place.isEmpty)
  }
}
