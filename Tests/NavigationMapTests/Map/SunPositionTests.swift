import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

@testable import NavigationMap

/// The sun against published values.
struct SunPositionTests {
  @Test("Declination and equation of time are those of Meeus's examples 24.a and 27.a")
  func meeus() {
    // 1992 October 13, 0 h.
    let sun = SunPosition(atMilliseconds: 718_934_400_000)
    #expect((sun.declination + 7.785).magnitude < 0.001)
    #expect((sun.equationOfTime - (13 + 42.6 / 60)).magnitude < 0.03)
  }

  @Test("The altitude is that of the example of NREL's solar position algorithm")
  func nrel() {
    // 2003 October 17, 12:30:30 at UTC-7; zenith 50.111622° with 0.0163° of refraction.
    let sun = SunPosition(atMilliseconds: 1_066_419_030_000)
    let golden = Coordinate(latitude: 39.742476, longitude: -105.1786)
    #expect((sun.altitude(at: golden) - 39.872046).magnitude < 0.01)
  }

  /// Altitudes of the sun's centre at sunrise and sunset (34' of refraction, 16' of radius), and at the
  /// ends of civil twilight.
  static let rise = -0.8333
  static let twilight = -6.0

  @Test(
    "Sunrise, sunset and civil twilight are at the published times",
    arguments: [
      // NREL's example, to the second; its sunset is the one within the UTC day, on the evening before.
      (1_066_396_363_000, 39.742476, -105.1786, rise, 0.02),
      (1_066_350_019_000, 39.742476, -105.1786, rise, 0.02),
      // Atlanta on 2009-09-06 by the US Naval Observatory, to the minute: 0.2° of altitude.
      (1_252_234_200_000, 33.8, -84.4, twilight, 0.15),
      (1_252_235_700_000, 33.8, -84.4, rise, 0.15),
      (1_252_281_360_000, 33.8, -84.4, rise, 0.15),
      (1_252_282_860_000, 33.8, -84.4, twilight, 0.15),
    ] as [(Int64, Double, Double, Double, Double)]
  )
  func published(
    at time: Int64,
    latitude: Double,
    longitude: Double,
    altitude: Double,
    within tolerance: Double
  ) {
    let place = Coordinate(latitude: latitude, longitude: longitude)
    let found = SunPosition(atMilliseconds: time).altitude(at: place)
    #expect((found - altitude).magnitude < tolerance)
  }

  @Test("The altitude is a number between the poles' at every time and place")
  func range() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let time = Int64.random(in: -4_000_000_000_000...8_000_000_000_000, using: &random)
      let place = Coordinate(
        latitude: .random(in: -90...90, using: &random),
        longitude: .random(in: -180...180, using: &random)
      )
      #expect((-90...90).contains(SunPosition(atMilliseconds: time).altitude(at: place)))
    }
  }

  @Test(
    "Night begins below -6° and ends above -5°",
    arguments: [
      (NavigationUIMode.normal, -5.99, NavigationUIMode.normal), (.normal, -6, .normal),
      (.normal, -6.01, .night), (.night, -6, .night), (.night, -5, .night),
      (.night, -4.99, .normal),
    ]
  )
  func hysteresis(mode: NavigationUIMode, altitude: Double, next: NavigationUIMode) {
    #expect(mode.next(sunAltitude: altitude) == next)
  }
}
