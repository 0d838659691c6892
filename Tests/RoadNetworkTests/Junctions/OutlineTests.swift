import Geodesy
import Testing

@testable import RoadNetwork

/// Directions on the flat map on which OSRM measures; what it answers for these roads of San Francisco stands beside.
@Suite struct OutlineTests {
  @Test(
    "Directions are measured on the ellipsoid's flat map, not on a sphere",
    arguments: [
      // A great circle leads 224.982 degrees; OSRM's byte holds 225.
      (37.790_727, -122.399_572, 37.790_436, -122.399_940, 225.0...225.2),
      // Due east is 90, where a great circle begins a little to the north of it.
      (37.709_892, -122.498_175, 37.709_892, -122.497_936, 90.0...90.0),
      // Over the antimeridian the short way round.
      (0, 179.999_9, 0, -179.999_9, 90.0...90.0),
      (0, -179.999_9, 0, 179.999_9, 270.0...270.0),
    ]
  )
  func bearings(
    _ fromLatitude: Double,
    _ fromLongitude: Double,
    _ toLatitude: Double,
    _ toLongitude: Double,
    _ expected: ClosedRange<Double>
  ) {
    let bearing = Outline.bearing(
      from: Coordinate(latitude: fromLatitude, longitude: fromLongitude),
      to: Coordinate(latitude: toLatitude, longitude: toLongitude)
    )
    #expect(expected.contains(bearing), "\(bearing)")
  }
}
