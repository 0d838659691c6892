import Testing

@testable import RoadNetwork

@Suite struct RoadRulerTests {
  /// Stretches of road in 1e-7 degrees with the metres that a server of OSRM 26.10 gives them.
  static let stretches: [(Int32, Int32, Int32, Int32, Double)] = [
    (494_096_500, 86_768_230, 494_113_610, 86_767_210, 190.4377572),
    (494_021_010, 86_800_140, 494_029_900, 86_786_100, 141.9525394),
    (493_989_300, 86_756_000, 493_989_960, 86_757_330, 12.13130076),
    (377_666_730, -1_224_198_440, 377_682_770, -1_224_199_980, 178.5477505),
    (377_554_360, -1_224_187_690, 377_570_400, -1_224_189_220, 178.5410776),
    (377_510_430, -1_224_117_670, 377_510_080, -1_224_123_320, 49.92793555),
  ]

  @Test("A stretch is as long as OSRM says, in both directions", arguments: stretches)
  func length(a: Int32, b: Int32, c: Int32, d: Int32, metres: Double) {
    let start = RoadRuler.Place(latitude: a, longitude: b)
    let end = RoadRuler.Place(latitude: c, longitude: d)
    #expect(abs(RoadRuler.metres(start, end) - metres) < 1e-6)
    #expect(RoadRuler.metres(start, end) == RoadRuler.metres(end, start))
  }

  @Test("Every latitude has a scale, the poles and the equator too")
  func everywhere() {
    for latitude in stride(from: Int32(-900_000_000), through: 900_000_000, by: 4_999_999) {
      let start = RoadRuler.Place(latitude: latitude, longitude: 0)
      let end = RoadRuler.Place(latitude: latitude, longitude: 10_000)
      let metres = RoadRuler.metres(start, end)
      #expect(metres > 0 && metres < 111.4)
    }
  }

  @Test("Places count to a millionth of a degree")
  func rounding() {
    let place = RoadRuler.Place(latitude: 494_096_504, longitude: -86_768_236)
    #expect(place.latitude == 49_409_650 && place.longitude == -8_676_824)
  }
}
