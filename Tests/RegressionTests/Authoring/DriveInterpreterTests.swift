import Geodesy
import RoadNetwork
import Testing
import Traces

@testable import Regression
@testable import ScenarioLanguage
@testable import Simulation

@Suite("Making out the story of a drive")
struct DriveInterpreterTests {
  private func story(
    of fixes: [Fix],
    _ options: DriveInterpreter.Options = .init()
  ) throws -> InferredDrive {
    try DriveInterpreter(try SimulatedDrive.source().map, name: "drive.gpx")
      .story(of: fixes, options: options)
  }

  @Test("Who drives as planned leaves nothing to explain", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func planned(seed: UInt64) throws {
    let (fixes, plan) = try SimulatedDrive.drawn(seed: seed)
    let story = try story(of: fixes)
    #expect(story.departures.isEmpty, "\(story.departures.map(\.sentence))")
    #expect(story.matchedShare > 0.99)
    #expect((story.way.length - plan.path.length).magnitude < 30)
    #expect((story.plannedLength - story.way.length).magnitude < 30)
    #expect(story.destination.certainty == .sure)
    let end = try #require(plan.path.coordinates.last)
    #expect(story.destination.coordinate.distance(to: end) < 20)
    #expect(story.stops.isEmpty)
  }

  @Test(
    "A departure is found at its junction, with its kind",
    arguments: [
      (DepartureSetup.Kind.missedTurn, [DriveDeparture.Kind.missedTurn, .shortcut]),
      (.wrongTurn, [.wrongTurn, .detour, .uTurn]),
      (.uTurn, [.uTurn]),
    ],
    [3, 8, 11] as [UInt64]
  )
  func departures(
    kind: (made: DepartureSetup.Kind, found: [DriveDeparture.Kind]),
    seed: UInt64
  ) throws {
    let (fixes, plan) = try SimulatedDrive.drawn(seed: seed, [kind.made])
    let truth = try #require(plan.departures.first)
    let story = try story(of: fixes)
    let junction = try #require(plan.path.position(at: truth.distance)?.coordinate)
    let nearest = try #require(
      story.departures.min {
        $0.coordinate.distance(to: junction) < $1.coordinate.distance(to: junction)
      },
      "none found"
    )
    #expect(nearest.coordinate.distance(to: junction) < 60)
    #expect(kind.found.contains(nearest.kind), "\(nearest.kind): \(nearest.sentence)")
  }

  @Test(
    "A late fix is no U-turn and adds nothing to the way",
    arguments: [36.0, 90, 160],
    [1, 2, 5] as [UInt64]
  )
  func lateFix(metres: Double, seed: UInt64) throws {
    let clean = try SimulatedDrive.drawn(seed: seed).fixes
    // A fix every five seconds, as fleets send them.
    let sparse = stride(from: 0, to: clean.count, by: 5).map { clean[$0] }
    var late = sparse
    let at = late.count / 2
    let bearing = late[at].coordinate.initialBearing(to: late[at - 1].coordinate)
    late[at].coordinate = late[at - 1].coordinate.destination(
      distance: metres - 30,
      bearing: bearing
    )
    let (plain, mended) = (try story(of: sparse), try story(of: late))
    #expect(!mended.departures.contains { $0.kind == .uTurn })
    #expect((mended.way.length / plain.way.length - 1).magnitude < 0.02)
  }

  @Test("A driver who turns and drives back has turned, and was driven so far")
  func realUTurn() throws {
    let (fixes, plan) = try SimulatedDrive.drawn(seed: 11, [.uTurn])
    let story = try story(of: fixes)
    #expect(story.departures.contains { $0.kind == .uTurn && $0.isDemanded })
    #expect((story.way.length - plan.path.length).magnitude < 40)
  }

  @Test("A stand of five minutes is a stop, at lights it is none")
  func stops() throws {
    let places = [(47.142698, 9.5195), (47.1409, 9.5209), (47.1409, 9.5255)]
    let long = try story(of: SimulatedDrive.through(places, dwell: 300).fixes)
    #expect(long.stops.count == 1)
    let stop = try #require(long.stops.first)
    #expect(stop.certainty == .sure)
    #expect((290...330).contains(stop.seconds))
    #expect(
      stop.coordinate.distance(to: Coordinate(latitude: 47.1409, longitude: 9.5209)) < 40
    )
    #expect(long.departures.isEmpty, "\(long.departures.map(\.sentence))")
    let short = try story(of: SimulatedDrive.through(places, dwell: 60).fixes)
    #expect(short.stops.isEmpty)
    var options = DriveInterpreter.Options()
    options.ignoredStops = [long.fixes[stop.fix].time]
    #expect(try story(of: SimulatedDrive.through(places, dwell: 300).fixes, options).stops.isEmpty)
  }

  /// What is expected of a drive as a person answers for its first departure that is demanded.
  private func answered(
    _ word: String
  ) throws -> (plain: InferredDrive, answered: InferredDrive, departure: DriveDeparture) {
    let fixes = try SimulatedDrive.drawn(seed: 3, [.missedTurn]).fixes
    let plain = try story(of: fixes)
    let departure = try #require(plain.departures.first { $0.isDemanded })
    var options = DriveInterpreter.Options()
    // As told in whole milliseconds.
    let moment = plain.fixes[departure.fix].time / 1_000_000 * 1_000_000
    let answer = try #require(DepartureAnswer(word))
    options.answers[moment] = answer
    return (plain, try story(of: fixes, options), departure)
  }

  @Test("Where the driver says the receiver erred, a navigator must keep its route")
  func receiverErred() throws {
    let (plain, answered, departure) = try answered("receiver")
    let span = departure.left...(departure.limit ?? departure.end)
    #expect(!plain.quiet.contains { $0.overlaps(span) && $0.contains(departure.time) })
    #expect(answered.departures == plain.departures.filter { $0.fix != departure.fix })
    #expect(answered.dismissed.map(\.fix) == [departure.fix])
    #expect(
      answered.quiet.contains { $0.contains(span.lowerBound) && $0.contains(span.upperBound) }
    )
  }

  @Test("Where nobody can say, nothing is expected")
  func nobodyCanSay() throws {
    let (plain, answered, departure) = try answered("unknown")
    #expect(answered.departures == plain.departures.filter { $0.fix != departure.fix })
    #expect(answered.dismissed.first?.answer == .unknown)
    #expect(answered.quiet == plain.quiet)
  }

  @Test("The driver knows better what it was", arguments: DriveDeparture.Kind.allCases)
  func anotherKind(kind: DriveDeparture.Kind) throws {
    let (plain, answered, departure) = try answered(kind.rawValue)
    let found = try #require(answered.departures.first { $0.fix == departure.fix })
    #expect(found.kind == kind)
    #expect(found.certainty == .sure)
    #expect(found.limit == departure.limit)
    #expect(answered.departures.count == plain.departures.count)
    #expect(answered.quiet == plain.quiet)
    #expect(answered.title.contains(kind.words))
  }

  @Test("An answer for a moment at which nothing was is an answer to nothing")
  func answerToNothing() throws {
    let fixes = try SimulatedDrive.drawn(seed: 3, [.missedTurn]).fixes
    let plain = try story(of: fixes)
    var options = DriveInterpreter.Options()
    options.answers = [0: .receiver, Int64.max / 8: .unknown]
    let answered = try story(of: fixes, options)
    #expect(answered.departures == plain.departures)
    #expect(answered.quiet == plain.quiet)
  }

  @Test("A place that is put in belongs to the route, and is a stop where the vehicle stands")
  func placePutIn() throws {
    let places = [(47.142698, 9.5195), (47.1409, 9.5209), (47.1409, 9.5255)]
    let fixes = try SimulatedDrive.through(places, dwell: 60).fixes
    var options = DriveInterpreter.Options()
    let stand = try #require(DriveSplit.stays(in: fixes, seconds: 30).first { $0.lowerBound > 0 })
    options.addedStops = [fixes[stand.lowerBound + 5].time]
    let stop = try #require(try story(of: fixes, options).stops.first)
    #expect((50...75).contains(stop.seconds))
    #expect(stop.coordinate.distance(to: Coordinate(latitude: 47.1409, longitude: 9.5209)) < 40)
    options.addedStops = [fixes[stand.lowerBound - 15].time]
    let passed = try #require(try story(of: fixes, options).stops.first)
    #expect(!passed.isStop)
    #expect(passed.fix < stop.fix)
  }

  @Test("A shorter way on a slower road is a shortcut")
  func shortcut() throws {
    let start = Coordinate(latitude: 47, longitude: 9)
    func node(_ id: Int64, _ east: Double, _ north: Double) -> OSMNode {
      let place = start.destination(distance: east, bearing: 90)
      return OSMNode(id: id, coordinate: place.destination(distance: north, bearing: 0))
    }
    let data = OSMData(
      nodes: [
        node(1, 0, 0), node(2, 500, 0), node(3, 500, 900), node(4, 1500, 900), node(5, 1500, 0),
        node(6, 2000, 0),
      ],
      ways: [
        OSMWay(id: 1, nodes: [1, 2], tags: [.init("highway", "primary"), .init("name", "West")]),
        OSMWay(
          id: 2,
          nodes: [2, 3, 4, 5],
          tags: [.init("highway", "primary"), .init("maxspeed", "100"), .init("name", "Ring")]
        ),
        OSMWay(
          id: 3,
          nodes: [2, 5],
          tags: [.init("highway", "residential"), .init("maxspeed", "20"), .init("name", "Lane")]
        ),
        OSMWay(id: 4, nodes: [5, 6], tags: [.init("highway", "primary"), .init("name", "East")]),
      ],
      relations: []
    )
    let fixes = (0..<200).map { index in
      Fix(
        time: SimulatedDrive.start + Int64(index) * 1_000_000_000,
        coordinate: start.destination(distance: 10 * Double(index), bearing: 90),
        line: index + 1
      )
    }
    let story = try DriveInterpreter(RoadMap(data), name: "x").story(of: fixes)
    #expect(story.departures.map(\.kind) == [.shortcut])
    let departure = try #require(story.departures.first)
    #expect(departure.planned == "Ring")
    #expect(departure.taken == "Lane")
    #expect((departure.extra + 1800).magnitude < 20)
    #expect(departure.certainty == .sure)
  }

  @Test("A drive elsewhere and one mostly off the roads are told with their lines")
  func offMap() throws {
    var (fixes, _) = try SimulatedDrive.drawn(seed: 1)
    let elsewhere = fixes.map { fix in
      var fix = fix
      fix.coordinate.longitude += 3
      return fix
    }
    #expect {
      _ = try story(of: elsewhere)
    } throws: {
      "\($0)".hasPrefix("drive.gpx:1: error: the drive at ") && "\($0)".contains("which covers")
    }
    let count = fixes.count
    for index in count / 4..<count {
      fixes[index].coordinate.latitude -= Double(index - count / 4) * 0.0004
    }
    #expect {
      _ = try story(of: fixes)
    } throws: {
      "\($0)".contains("the map has no road") && "\($0)".hasPrefix("drive.gpx:")
        && !"\($0)".hasPrefix("drive.gpx:1:")
    }
  }
}
