import Geodesy
import Seeds
import Testing

@testable import Regression

/// Where a vehicle left its route, as `navsim compare` finds it.
@Suite struct TrackDepartureTests {
  private static let frame = LocalProjection(origin: Coordinate(latitude: 47, longitude: 9.5))

  private static func path(_ places: [(Double, Double)]) -> GeoPath {
    GeoPath(places.map { frame.coordinate(east: $0.0, north: $0.1) })
  }

  /// Drives through places at 10 m/s, a fix a second.
  private static func driven(_ places: [(Double, Double)]) -> [DrivenPlace] {
    let line = path(places)
    return (0...Int(line.length / 10)).compactMap { second in
      let metres = Double(second) * 10
      guard let place = line.position(at: metres)?.coordinate else { return nil }
      return DrivenPlace(milliseconds: Int64(second) * 1000, coordinate: place, driven: metres)
    }
  }

  private static let straight = path([(0, 0), (1000, 0)])

  @Test("A vehicle that keeps to its route, or comes off it for a moment, never left it")
  func none() {
    #expect(TrackDeparture(from: Self.straight, on: Self.driven([(0, 0), (1000, 0)])) == nil)
    #expect(TrackDeparture(from: Self.straight, on: Self.driven([(0, 25), (1000, 25)])) == nil)
    let bump: [(Double, Double)] = [(0, 0), (400, 0), (410, 40), (430, 40), (440, 0), (1000, 0)]
    #expect(TrackDeparture(from: Self.straight, on: Self.driven(bump)) == nil)
    #expect(TrackDeparture(from: Self.straight, on: []) == nil)
  }

  @Test("A turn off it is left at the last place within 15 m", arguments: [90.0, 205, 400])
  func turn(metres: Double) throws {
    let track = Self.driven([(0, 0), (metres, 0), (metres, 500)])
    let found = try #require(TrackDeparture(from: Self.straight, on: track))
    #expect(found.driven >= metres && found.driven <= metres + 15)
    #expect(found.milliseconds == Int64(found.driven) * 100)
  }

  @Test("Who turns back leaves it at once, though not its line")
  func turnedBack() throws {
    let found = try #require(
      TrackDeparture(from: Self.straight, on: Self.driven([(0, 0), (500, 0), (100, 0)]))
    )
    #expect(found.driven == 500)
    // Not within 50 m of it.
    #expect(
      TrackDeparture(from: Self.straight, on: Self.driven([(0, 0), (500, 0), (455, 0)])) == nil
    )
  }

  @Test("A route that comes back by the same road is not left on the way back")
  func thereAndBack() {
    let route = Self.path([(0, 0), (500, 0), (0, 0)])
    let track = Self.driven([(0, 0), (500, 0), (0, 0)])
    #expect(TrackDeparture(from: route, on: track) == nil)
  }

  @Test("Standing on the route, however much the receiver wanders, is not leaving it")
  func standing() {
    var track = Self.driven([(0, 0), (200, 0)])
    var random = SeededGenerator(seed: 7)
    for second in 21...200 {
      let place = Self.frame.coordinate(
        east: 200 + Double.random(in: -4...4, using: &random),
        north: Double.random(in: -4...4, using: &random)
      )
      let driven = track[track.count - 1].driven + 2
      track.append(
        DrivenPlace(milliseconds: Int64(second) * 1000, coordinate: place, driven: driven)
      )
    }
    #expect(TrackDeparture(from: Self.straight, on: track) == nil)
  }
}
