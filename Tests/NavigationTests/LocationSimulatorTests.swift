import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// Simulations along the equator at 10 m/s.
struct LocationSimulatorTests {
  final class Log: LocationSimulatorDelegate {
    var lines: [String] = []
    var fixes: [Location] = []
    func simulatorDidStart(_ simulator: LocationSimulator, source: LocationSimulator.Source) {
      lines.append("start \(source)")
    }
    func simulatorDidStop(_ simulator: LocationSimulator, cause: LocationSimulator.StopCause) {
      lines.append("stop \(cause)")
    }
    func simulatorDidPause(_ simulator: LocationSimulator, at coordinate: Coordinate) {
      lines.append("pause")
    }
    func simulatorDidResume(_ simulator: LocationSimulator, at coordinate: Coordinate) {
      lines.append("resume")
    }
    func simulator(_ simulator: LocationSimulator, didMoveTo location: Location) {
      fixes.append(location)
    }
  }

  static func drive(_ routes: [Route] = [Equator.route(to: [Equator.a])]) throws -> (Drive, Log) {
    let drive = try Drive(routes: routes)
    let log = Log()
    drive.navigator.locationSimulator.delegate = log
    drive.fix(at: 0, 0, 0)
    return (drive, log)
  }

  static func metres(_ log: Log) -> [Double] {
    log.fixes.map { ($0.coordinate.longitude * Equator.degree * 100).rounded() / 100 }
  }

  @Test(
    "A second drives the pace times the multiplier",
    arguments: [(1.0, [0, 10, 20, 30]), (2.5, [0, 25, 50, 75]), (0.5, [0, 5, 10, 15])]
  )
  func multiplier(factor: Double, metres: [Double]) throws {
    let (drive, log) = try Self.drive()
    drive.at(0) { $0.setDestinations([Equator.a]) }
    drive.at(1) { drive in
      drive.navigator.locationSimulator.speedMultiplier = factor
      drive.navigator.locationSimulator.simulateAlongExistingRoute()
    }
    drive.scheduler.run(until: 4.5)
    #expect(Self.metres(log) == metres)
    #expect(log.fixes.dropLast().allSatisfy { ($0.speed ?? 0) > 0 })
  }

  @Test("What is no multiplier is ignored", arguments: [0, -1, .nan, .infinity])
  func ignored(factor: Double) throws {
    let drive = try Drive()
    withExtendedLifetime(drive) {
      let simulator = drive.navigator.locationSimulator
      simulator.speedMultiplier = 3
      simulator.speedMultiplier = factor
      #expect(simulator.speedMultiplier == 3)
    }
  }

  @Test("The end is repeated, the device is left out, a stop hands back")
  func handover() throws {
    let (drive, log) = try Self.drive([Equator.route(to: [Equator.stop(0.0002, "Near")])])
    drive.at(0) { $0.setDestinations([Equator.stop(0.0002, "Near")]) }
    drive.at(1) { $0.navigator.locationSimulator.simulateAlongExistingRoute() }
    drive.fix(at: 3, 0.5, 0.5)
    drive.at(6.5) { $0.navigator.locationSimulator.stop() }
    drive.fix(at: 7, 0.6, 0.6)
    drive.scheduler.run(until: 9)
    #expect(Self.metres(log) == [0, 10, 20, 22.24, 22.24, 22.24])
    #expect(log.lines == ["start existingRoute", "stop stop"])
    #expect(drive.log.locations.last?.coordinate.latitude == 0.6)
    #expect(!drive.log.locations.contains { $0.coordinate.latitude == 0.5 })
  }

  @Test("A reroute or another supplied route is driven from where the vehicle is")
  func newRoute() throws {
    let (drive, log) = try Self.drive([Equator.route(to: [Equator.a, Equator.b])])
    drive.at(0) { $0.setDestinations([Equator.a, Equator.b]) }
    drive.at(1) { $0.navigator.locationSimulator.simulateAlongExistingRoute() }
    drive.at(3.5) { $0.navigator.continueToNextDestination() }
    drive.scheduler.run(until: 5)
    #expect(Self.metres(log) == [0, 10, 20, 30, 40])
    #expect(log.lines == ["start existingRoute"])
  }

  @Test("The same seed shakes alike, within the jitter")
  func jitter() throws {
    var runs: [[Location]] = []
    for _ in 0..<2 {
      let (drive, log) = try Self.drive()
      let simulator = drive.navigator.locationSimulator
      simulator.jitter = 4
      simulator.noise = SeededRandom(seed: 42)
      drive.at(0) { _ in
        simulator.simulateLocation(at: Coordinate(latitude: 0, longitude: 0))
      }
      drive.scheduler.run(until: 50)
      runs.append(log.fixes)
    }
    #expect(runs[0] == runs[1])
    let limit = 4.001 / Equator.degree
    for fix in runs[0] {
      #expect(fix.coordinate.latitude.magnitude <= limit)
      #expect(fix.coordinate.longitude.magnitude <= limit)
    }
    #expect(Set(runs[0].map(\.coordinate)).count == 51)
  }

  @Test("Points in between lie evenly, none further apart than the spacing")
  func spacing() {
    let route = Equator.route(to: [Equator.stop(95 / Equator.degree, "Near")])
    let line = RouteLine(route: route, destinations: [])
    var drive = SimulatedDrive(along: line, from: 0, pace: .points(spacing: 40))
    var places: [Double] = []
    while !drive.isAtEnd {
      drive.advance(by: 1)
      places.append((drive.along * 100).rounded() / 100)
    }
    #expect(places == [31.67, 63.33, 95])
    let started = SimulatedDrive(along: line, from: 50, pace: .expected)
    #expect((started.along - 50).magnitude < 0.001)
  }

  @Test("Pauses are told once, and only while something is simulated")
  func pauses() throws {
    let (drive, log) = try Self.drive()
    let simulator = drive.navigator.locationSimulator
    drive.at(0.5) { _ in simulator.isPaused = true }
    drive.at(0.6) { _ in simulator.isPaused = false }
    drive.at(1) { _ in simulator.simulateLocation(at: Coordinate(latitude: 0, longitude: 0)) }
    drive.at(2.5) { _ in simulator.isPaused = true }
    drive.at(2.6) { _ in simulator.isPaused = true }
    drive.at(3.5) { _ in simulator.isPaused = false }
    drive.scheduler.run(until: 5)
    #expect(log.lines == ["start fixed", "pause", "resume"])
  }
}
