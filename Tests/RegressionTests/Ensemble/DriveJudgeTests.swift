import CanonicalJSON
import Geodesy
import Navigation
import Recording
import Testing
import Recording

@testable import Regression
@testable import ScenarioLanguage
@testable import Simulation

@Suite("Judging a navigator against the truth")
struct DriveJudgeTests {
  private static let start = Coordinate(latitude: 47, longitude: 9)
  private static let corner = start.destination(distance: 1000, bearing: 90)
  private static let ahead = corner.destination(distance: 1000, bearing: 90)
  private static let aside = corner.destination(distance: 600, bearing: 0)

  /// A drive at 10 m/s, east for 1 km and then north for 600 m.
  private static func drive(_ setup: (inout DrivePlan) -> Void = { _ in }) -> Drive {
    var plan = DrivePlan(path: GeoPath([start, corner, aside]), limits: [10, 10])
    setup(&plan)
    return Drive(plan, DriveSetup(way: .path([], limit: 10), problem: Diagnostic("", source: "")))
  }

  private static func tell(
    _ witness: DriveWitness,
    _ kind: EventKind,
    _ seconds: Double,
    _ members: String = ""
  ) {
    let line = Array(#"{"event":"\#(kind.text)"\#(members.isEmpty ? "" : ",")\#(members)}"#.utf8)
    witness.observe(
      RecordView(
        kind: kind,
        sequence: 0,
        milliseconds: Int64(seconds * 1000),
        line: line[...]
      )
    )
  }

  private static func polyline(_ points: [Coordinate]) -> String {
    var writer = JSONWriter()
    writer.string(GeoPath(points).polyline(precision: 6))
    return #""polyline":\#(String(decoding: writer.bytes, as: UTF8.self))"#
  }

  @Test("The last words about a maneuver are timed to it, and none may be said over others")
  func words() {
    let witness = DriveWitness()
    Self.tell(witness, .didChangeRoute, 1, Self.polyline([Self.start, Self.corner, Self.aside]))
    func say(_ seconds: Double, _ key: String, _ metres: Int) {
      let text = String(repeating: "word ", count: 10)
      Self.tell(
        witness,
        .didAnnounce,
        seconds,
        #""kind":"maneuver","text":"\#(text)","utteranceKey":"\#(key)","distanceToManeuver":\#(metres)"#
      )
    }
    say(30, "1/0/0/0", 150)
    say(40, "1/0/0/1", 50)
    // Begins a second after 50 characters did.
    say(41, "1/0/1/0", 20)
    // Never driven to.
    say(60, "1/0/2/0", 5000)
    let outcome = DriveJudge.outcome(of: Self.drive(), witness)
    #expect(outcome.lastWords.map { ($0 * 10).rounded() / 10 } == [5, 2])
    #expect(outcome.overlaps == 1)
  }

  @Test("What is said on the route is false, and an arrival is measured from the true end")
  func falseReports() {
    let witness = DriveWitness()
    Self.tell(witness, .didChangeRoute, 1, Self.polyline([Self.start, Self.corner, Self.aside]))
    Self.tell(witness, .didChangeOnRouteState, 30, #""to":"offRoute""#)
    Self.tell(witness, .rerouteStarted, 31)
    let drive = Self.drive()
    Self.tell(witness, .didArrive, drive.arrivalTime - 2, #""isFinalDestination":true"#)
    let outcome = DriveJudge.outcome(of: drive, witness)
    #expect(outcome.falseOffRoutes == 1)
    #expect(outcome.falseReroutes == 1)
    #expect(outcome.arrivals == 1)
    #expect(outcome.isArrivalRight)
    #expect((outcome.kilometres - 1.6).magnitude < 0.001)
    #expect((outcome.arrivalError?.seconds ?? 0) + 2 < 0.01)
  }

  @Test("A departure is detected by the first report after the junction", arguments: [4.0, 12.0])
  func detection(delay: Double) throws {
    let witness = DriveWitness()
    Self.tell(witness, .didChangeRoute, 1, Self.polyline([Self.start, Self.corner, Self.ahead]))
    let drive = Self.drive {
      $0.departures = [
        DrivePlan.Departure(kind: .wrongTurn, distance: $0.path.distance(toVertex: 1))
      ]
    }
    let junction = drive.motion.time(at: drive.plan.path.distance(toVertex: 1))
    Self.tell(witness, .didChangeOnRouteState, junction + delay, #""to":"offRoute""#)
    let outcome = DriveJudge.outcome(of: drive, witness)
    #expect(outcome.falseOffRoutes == 0)
    #expect(outcome.otherOffRoutes == 0)
    #expect(outcome.arrivals == 0)
    guard
      case .detected(let seconds, let metres, let apart) = try #require(outcome.departures.first)
        .detection
    else {
      Issue.record("not detected")
      return
    }
    #expect((seconds - delay).magnitude < 0.01)
    #expect(metres > 5 && metres < 10 * delay)
    #expect(apart < seconds)
  }

  @Test("A departure of which nothing is said is missed; one that the route makes too is none")
  func missed() throws {
    let drive = Self.drive {
      $0.departures = [
        DrivePlan.Departure(kind: .wrongTurn, distance: $0.path.distance(toVertex: 1))
      ]
    }
    func detection(_ route: [Coordinate]) throws -> DriveOutcome.Departure.Detection {
      let witness = DriveWitness()
      Self.tell(witness, .didChangeRoute, 1, Self.polyline(route))
      return try #require(DriveJudge.outcome(of: drive, witness).departures.first).detection
    }
    guard case .missed = try detection([Self.start, Self.corner, Self.ahead]) else {
      Issue.record("expected a missed departure")
      return
    }
    guard case .void = try detection([Self.start, Self.corner, Self.aside]) else {
      Issue.record("expected nothing to detect")
      return
    }
  }

  @Test("Turning back on the route's own road is a departure")
  func turnedBack() {
    let route = RouteTrack(GeoPath([Self.start, Self.corner]))
    let middle = Self.start.destination(distance: 500, bearing: 90)
    #expect(route.holds(TrueState(coordinate: middle, course: 90, speed: 9, distance: 0)))
    #expect(!route.holds(TrueState(coordinate: middle, course: 270, speed: 9, distance: 0)))
    #expect(route.holds(TrueState(coordinate: middle, course: 270, speed: 0, distance: 0)))
  }

  @Test("The middle, the high tenth and the extreme of a sample")
  func sample() {
    let sample = EnsembleSample((1...10).map(Double.init).reversed())
    #expect(sample.median == 5)
    #expect(sample.high == 9)
    #expect(sample.largest == 10)
    #expect(EnsembleSample([]).median == nil)
    #expect(EnsembleSample([3]).high == 3)
  }
}
