import Geodesy
import Navigation
import ScenarioLanguage
import Testing

@testable import Simulation

@Suite("The motion of a drive")
struct SpeedProfileTests {
  private static func line(_ metres: [Double], limit: Double) -> DrivePlan {
    let start = Coordinate(latitude: 47, longitude: 9)
    let points = metres.map { start.destination(distance: $0, bearing: 90) }
    return DrivePlan(straight: points, limit: limit)
  }

  @Test("A straight road is driven at its limit, between acceleration and braking")
  func straight() {
    let motion = SpeedProfile(Self.line([0, 1000], limit: 15))
    // 15 m/s are reached after 5 s and 37.5 m, and given up over 3.75 s and 28.125 m.
    #expect((motion.duration - (5 + 3.75 + (1000 - 65.625) / 15)).magnitude < 0.01)
    #expect((motion.moment(at: 2).speed - 6).magnitude < 1e-9)
    #expect((motion.moment(at: 20).speed - 15).magnitude < 1e-9)
    #expect((motion.moment(at: motion.duration).distance - 1000).magnitude < 0.01)
    #expect(motion.moment(at: motion.duration + 5).speed == 0)
    #expect((motion.time(at: 500) - motion.time(at: 485) - 1).magnitude < 1e-6)
  }

  @Test("A short road is left before the limit is reached")
  func short() {
    let motion = SpeedProfile(Self.line([0, 20], limit: 30))
    let fastest =
      stride(from: 0, through: motion.duration, by: 0.01)
      .map { motion.moment(at: $0).speed }.max() ?? 0
    #expect(fastest < 9)
    #expect((motion.moment(at: motion.duration).distance - 20).magnitude < 0.001)
  }

  @Test("Bends are driven as the model says, a turn back at walking pace")
  func bends() {
    let model = MotionModel.car
    #expect(model.speed(inBendOf: 0, at: 20) == 20)
    #expect(model.speed(inBendOf: 45, at: 20) == 5)
    #expect(model.speed(inBendOf: 90, at: 20) == 3)
    #expect(model.speed(inBendOf: 120, at: 20) == 3)
    #expect(model.speed(inBendOf: 170, at: 20) == 1)
    #expect(model.speed(inBendOf: 90, at: 2) == 2)
  }

  @Test("No drive exceeds the model's acceleration, its braking or the limits", arguments: 1...12)
  func bounds(seed: UInt64) throws {
    let departures = [
      "", #","departures":[{"kind":"wrongTurn"}]"#, #","departures":[{"kind":"uTurn"}]"#,
    ]
    let drive = try TestDrive.drive(
      #"{"random":{"distance":[1500,6000]},"parking":30,"speedFactor":0.9"#
        + departures[Int(seed) % departures.count] + "}",
      seed: seed
    )
    let path = drive.plan.path
    var last = drive.motion.moment(at: 0)
    let step = 0.05
    for seconds in stride(from: step, through: drive.motion.duration + 1, by: step) {
      let now = drive.motion.moment(at: seconds)
      let change = (now.speed - last.speed) / step
      #expect(change <= 3 + 1e-6 && change >= -4 - 1e-6, "\(change) m/s² at \(seconds) s")
      #expect(now.distance >= last.distance)
      // The way is what the speed makes of the time.
      let mean = (now.speed + last.speed) / 2
      #expect((now.distance - last.distance - mean * step).magnitude < 0.01)
      let segment = path.segment(at: now.distance)
      let limit = max(drive.plan.limits[segment], drive.plan.limits[max(0, segment - 1)])
      #expect(now.speed <= limit + 1e-6)
      last = now
    }
    #expect(last.speed == 0)
    #expect((last.distance - path.length).magnitude < 0.01)
  }
}
