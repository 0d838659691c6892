import Geodesy
import Navigation
import Testing
import Traces

@testable import ScenarioLanguage
@testable import Simulation

@Suite("Calibration of the faults by a reference")
struct ReceiverCalibrationTests {
  /// A drive that turns all the time, at 12 m/s with stops, one fix a second.
  private static func reference(_ seconds: Int) -> [Fix] {
    var place = Coordinate(latitude: 47.1, longitude: 9.5)
    var course = 0.0
    return (0..<seconds).map { second in
      let isStop = second % 300 >= 280
      let speed = isStop ? 0 : 12.0
      defer {
        place = place.destination(distance: speed, bearing: course)
        if !isStop { course = Bearing.normalized(course + (second / 100 % 2 == 0 ? 1.1 : -0.7)) }
      }
      return Fix(
        time: 1_772_352_000_000_000_000 + Int64(second) * 1_000_000_000,
        coordinate: place,
        speed: speed,
        course: course
      )
    }
  }

  /// What a receiver with some faults records of a drive.
  private static func recorded(_ reference: [Fix], _ faults: [FaultSetup], seed: UInt64) -> [Fix] {
    var chain = FaultChain(faults, seed: seed)
    var index = 0
    var fixes: [Fix] = []
    let start = reference[0].time
    while let fix = chain.next({ () -> Location? in
      guard index < reference.count else { return nil }
      defer { index += 1 }
      let fix = reference[index]
      return Location(
        coordinate: fix.coordinate,
        horizontalAccuracy: 3,
        course: fix.course,
        speed: fix.speed,
        timestamp: Instant(nanoseconds: fix.time - start)
      )
    }) {
      fixes.append(
        Fix(
          time: start + fix.location.timestamp.nanoseconds,
          coordinate: fix.location.coordinate,
          speed: fix.location.speed,
          course: fix.location.course,
          horizontalAccuracy: fix.location.horizontalAccuracy
        )
      )
    }
    return fixes
  }

  private static func calibration(
    _ faults: [FaultSetup],
    seconds: Int = 30_000,
    seed: UInt64 = 5
  ) throws -> ReceiverCalibration {
    let reference = reference(seconds)
    return try #require(
      ReceiverCalibration(trace: recorded(reference, faults, seed: seed), reference: reference)
    )
  }

  private static func isNear(_ a: Double, _ b: Double, share: Double) -> Bool {
    (a - b).magnitude <= share * b
  }

  @Test(
    "Lasting and white noise are told apart, and found again",
    arguments: [
      (5.0, 30.0, 0.0), (4, 30, 2), (0.5, 35, 0.1), (3, 10, 3), (8, 90, 1), (0, 30, 4),
    ]
  )
  func noise(lasting: Double, time: Double, white: Double) throws {
    var faults: [FaultSetup] = []
    if lasting > 0 {
      faults.append(FaultSetup(.correlated(sigma: lasting, time: time), word: "correlated"))
    }
    if white > 0 { faults.append(FaultSetup(.white(sigma: white), word: "white")) }
    let found = try Self.calibration(faults)
    if lasting > 0 {
      #expect(Self.isNear(found.fit.lasting, lasting, share: 0.12), "\(found.fit)")
      #expect(Self.isNear(found.fit.time, time, share: 0.25), "\(found.fit)")
    } else {
      #expect(found.fit.lasting < 0.2, "\(found.fit)")
    }
    #expect((found.fit.white - white).magnitude < 0.1 * max(lasting, white), "\(found.fit)")
    #expect(found.fit.residual < 0.06)
    #expect(found.excursions.count < 3)
    #expect(found.tunnels.isEmpty)
    #expect(found.missing < 0.001)
  }

  @Test("A bias along and across the way is found, in the direction of the drive")
  func bias() throws {
    let found = try Self.calibration([
      FaultSetup(.bias(east: 0, north: 0, along: -0.5, across: 0.8), word: "bias"),
      FaultSetup(.white(sigma: 1), word: "white"),
    ])
    #expect((found.along + 0.5).magnitude < 0.05, "\(found.along)")
    #expect((found.across - 0.8).magnitude < 0.05, "\(found.across)")
  }

  @Test("The noise of the velocity and an offset of the course are found")
  func velocity() throws {
    var offset = FaultSetup.ValueFault()
    offset.offset = 3.3
    let found = try Self.calibration(
      [
        FaultSetup(.white(sigma: 2, velocity: 0.06), word: "white"),
        FaultSetup(.course(offset), word: "course"),
      ],
      seconds: 6000
    )
    let velocity = try #require(found.velocity)
    let course = try #require(found.course)
    #expect(Self.isNear(velocity, 0.06, share: 0.1), "\(velocity)")
    // The course of a drive that turns is known to half a turn of a second.
    #expect((course - 3.3).magnitude < 0.7, "\(course)")
  }

  @Test("Reflections are found: how often, how far, how long")
  func multipath() throws {
    var setup = MultipathSetup()
    setup.perKilometre = 0.8
    setup.jump = 25...60
    setup.duration = 5...15
    setup.accuracy = 30...40
    let found = try Self.calibration([
      FaultSetup(.correlated(sigma: 2, time: 30), word: "correlated"),
      FaultSetup(.multipath(setup), word: "multipath"),
    ])
    #expect(Self.isNear(found.excursionsPerKilometre, 0.8, share: 0.2))
    let multipath = try #require(
      found.faults.compactMap { fault -> MultipathSetup? in
        if case .multipath(let setup) = fault.kind { setup } else { nil }
      }.first
    )
    #expect((20...32).contains(multipath.jump.lowerBound), "\(multipath)")
    #expect((52...66).contains(multipath.jump.upperBound), "\(multipath)")
    #expect((4...7).contains(multipath.duration.lowerBound), "\(multipath)")
    #expect((12...17).contains(multipath.duration.upperBound), "\(multipath)")
    #expect(multipath.accuracy.lowerBound > 29 && multipath.accuracy.upperBound < 41)
    // The noise beside them is found as if they were not there.
    #expect(Self.isNear(found.fit.lasting, 2, share: 0.15), "\(found.fit)")
  }

  @Test("Silences on the move are tunnels, lost fixes are a dropout")
  func silence() throws {
    let found = try Self.calibration(
      [
        FaultSetup(.white(sigma: 1), word: "white"),
        FaultSetup(.dropout(probability: 1), word: "dropout", window: 500...540),
        FaultSetup(.dropout(probability: 0.05), word: "dropout"),
      ],
      seconds: 6000
    )
    #expect(found.tunnels.count == 1)
    let window = try #require(found.tunnels.first).window
    #expect((499...501).contains(window.lowerBound) && (540...543).contains(window.upperBound))
    #expect((found.missing - 0.05).magnitude < 0.01, "\(found.missing)")
  }

  @Test("The faults found make the errors that were measured")
  func check() throws {
    let reference = Self.reference(8000)
    let faults = [
      FaultSetup(.correlated(sigma: 3, time: 25), word: "correlated"),
      FaultSetup(.white(sigma: 1), word: "white"),
    ]
    let trace = Self.recorded(reference, faults, seed: 11)
    let found = try #require(ReceiverCalibration(trace: trace, reference: reference))
    let check = CalibrationCheck(found, reference: reference)
    for share in [0.5, 0.68, 0.95, 0.99] {
      #expect(Self.isNear(check.modelled[share], check.measured[share], share: 0.12), "\(share)")
    }
  }

  @Test("The section that is written is one that scenarios read, and means the same")
  func section() throws {
    var multipath = MultipathSetup()
    multipath.jump = 30...60
    let found = try Self.calibration([
      FaultSetup(.correlated(sigma: 2, time: 30), word: "correlated"),
      FaultSetup(.white(sigma: 1), word: "white"),
      FaultSetup(.multipath(multipath), word: "multipath"),
      FaultSetup(.bias(east: 0, north: 0, along: 1, across: -2), word: "bias"),
      FaultSetup(.dropout(probability: 1), word: "dropout", window: 500...540),
    ])
    let text = """
      {"version":1,"title":"t","trace":{"points":[{"t":0,"lat":47,"lon":9},{"t":9,"lat":47,"lon":9}]},
      "faults":[\(found.faultLines.joined(separator: ","))]}
      """
    let scenario = try ScenarioLoader.decode(
      Array(text.utf8),
      path: "x.json",
      name: "x",
      root: nil
    )
    #expect(scenario.faults.map(\.word) == found.faults.map(\.word))
    #expect(scenario.faults.map(\.word).contains("multipath"))
    #expect(scenario.faults.map(\.word).contains("tunnel"))
    for (read, written) in zip(scenario.faults, found.faults) {
      #expect("\(read.kind)" == "\(written.kind)")
      #expect(read.window == written.window)
    }
  }

  @Test("A trace of another time has no calibration")
  func otherTime() {
    let reference = Self.reference(500)
    let trace = reference.map { fix in
      var fix = fix
      fix.time += 86_400_000_000_000
      return fix
    }
    #expect(ReceiverCalibration(trace: trace, reference: reference) == nil)
    #expect(ReceiverCalibration(trace: [], reference: []) == nil)
  }

  @Test("Lasting noise has the correlations that were measured of a receiver in a car")
  func measuredCorrelations() throws {
    // A u-blox F9K against a survey-grade receiver: 0.99, 0.89, 0.71, 0.42, 0.18.
    let found = try Self.calibration([
      FaultSetup(.correlated(sigma: 0.42, time: 35), word: "correlated")
    ])
    for (lag, expected) in [(1.0, 0.99), (5, 0.89), (10, 0.71), (30, 0.42), (60, 0.18)] {
      let correlation = try #require(found.measured.correlation(at: lag))
      #expect((correlation - expected).magnitude < 0.08, "after \(lag) s: \(correlation)")
    }
  }
}
