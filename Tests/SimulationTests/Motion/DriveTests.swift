import Geodesy
import Navigation
import ScenarioLanguage
import Testing

@testable import Simulation

@Suite("Drives")
struct DriveTests {
  @Test("The same seed is the same drive, another seed another")
  func seeds() throws {
    let first = try TestDrive.drive(TestDrive.random, seed: 5)
    let again = try TestDrive.drive(TestDrive.random, seed: 5)
    let other = try TestDrive.drive(TestDrive.random, seed: 6)
    #expect(first.plan.path == again.plan.path)
    #expect(first.plan.path != other.plan.path)
    #expect((2000...9000).contains(first.plan.path.length))
  }

  @Test("A fix a second tells the truth, and the vehicle stands at the end")
  func fixes() throws {
    let drive = try TestDrive.drive(TestDrive.random, seed: 2)
    let fixes = (0..<drive.fixCount).map { drive.fix($0) }
    #expect(fixes.first?.speed == 0)
    #expect(fixes.last?.speed == 0)
    for (index, fix) in fixes.enumerated() {
      #expect(fix.timestamp.nanoseconds == Int64(index) * 1_000_000_000)
      #expect((fix.course == nil) == ((fix.speed ?? 0) < 0.5))
      let near = try #require(drive.plan.path.nearest(to: fix.coordinate))
      #expect(near.deviation < 0.01)
    }
    let end = try #require(drive.plan.destinations.last?.coordinate)
    let last = try #require(fixes.last)
    #expect(last.coordinate.distance(to: end) < 0.5)
    #expect(drive.arrivalTime < last.timestamp.seconds)
  }

  @Test(
    "A departure leaves the planned way at a junction and still comes to the destination",
    arguments: ["missedTurn", "wrongTurn", "parallelRoad", "uTurn", "wrongWay", "parkingLoop"],
    1...6
  )
  func departures(kind: String, seed: UInt64) throws {
    let drive = try TestDrive.drive(
      #"{"random":{"distance":[2000,15000]},"departures":[{"kind":"\#(kind)"}]}"#,
      seed: seed
    )
    let departure = try #require(drive.plan.departures.first)
    #expect(drive.plan.departures.count == 1)
    #expect(departure.kind.rawValue == kind)
    #expect(departure.distance >= 100)
    #expect(departure.distance < drive.plan.path.length - 100)
    // The way is one line: no leap from one road to another.
    let points = drive.plan.path.coordinates
    for index in points.indices.dropFirst() {
      #expect(points[index - 1].distance(to: points[index]) < 1500)
    }
  }

  @Test("Who finds no place to park goes round the block shortly before the end", arguments: 1...6)
  func parkingLoop(seed: UInt64) throws {
    let drive = try TestDrive.drive(
      #"{"random":{"distance":[2000,9000]},"departures":[{"kind":"parkingLoop"}]}"#,
      seed: seed
    )
    let path = drive.plan.path
    let left = try #require(drive.plan.departures.first).distance
    let place = try #require(path.position(at: left)).coordinate
    let end = try #require(drive.plan.destinations.last?.coordinate)
    // By the way that was planned 40 to 300 m, and round the block more than 150 m.
    #expect(place.distance(to: end) <= 301)
    #expect(path.length - left > 150)
  }

  @Test("A U-turn goes back along the same road")
  func uTurn() throws {
    let drive = try TestDrive.drive(
      #"{"random":{"distance":[2000,9000]},"departures":[{"kind":"uTurn"}]}"#,
      seed: 3
    )
    let place = try #require(drive.plan.departures.first).distance
    let before = try #require(drive.plan.path.position(at: place - 20)).coordinate
    let after = try #require(drive.plan.path.position(at: place + 20)).coordinate
    #expect(before.distance(to: after) < 1)
    let moment = drive.motion.time(at: place)
    #expect(drive.motion.moment(at: moment).speed <= 1.01)
  }

  /// A town in which Mill Lane is closed from Quay Street.
  private static let town = #"""
    {"sketch":{"grid":50,"drawing":["a-------b-------c      ","        |       |      ",
      "        |       |      ","        |       |      ","        d-------e-----f"],
     "ways":[{"nodes":"abc","highway":"secondary","name":"Quay Street"},
      {"nodes":"db","highway":"residential","name":"Mill Lane"ONEWAY},
      {"nodes":"ce","highway":"secondary","name":"Harbour Road"},
      {"nodes":"def","highway":"secondary","name":"Dock Road"}]}}
    """#

  private func wrongWay(_ distance: Double, oneway: String) throws -> Drive {
    try TestDrive.drive(
      #"""
      {"waypoints":[{"node":"a"},{"node":"f"}],
       "departures":[{"kind":"wrongWay","junction":1,"distance":\#(distance)}]}
      """#,
      map: Self.town.replacing("ONEWAY", with: #","oneway":"\#(oneway)""#)
    )
  }

  @Test("A one-way street is driven against its traffic to its end, and on from there")
  func wrongWayThrough() throws {
    let drive = try wrongWay(300, oneway: "yes")
    let plan = drive.plan
    let place = try #require(plan.departures.first).distance
    #expect((place - 200).magnitude < 1)
    // Mill Lane leads south from there for 200 m, and Dock Road east.
    #expect((drive.state(after: place + 100).course - 180).magnitude < 1)
    #expect((drive.state(after: place + 250).course - 90).magnitude < 1)
    #expect((plan.path.length - 750).magnitude < 2)
  }

  @Test(
    "Who finds out before the end of a one-way street turns round on it",
    arguments: [60.0, 120]
  )
  func wrongWayBack(distance: Double) throws {
    let drive = try wrongWay(distance, oneway: "yes")
    let plan = drive.plan
    let place = try #require(plan.departures.first).distance
    #expect((drive.state(after: place + distance - 5).course - 180).magnitude < 1)
    #expect(drive.state(after: place + distance + 5).course < 1)
    #expect((plan.path.length - 750 - 2 * distance).magnitude < 2)
    let turn = drive.motion.time(at: place + distance)
    #expect(drive.motion.moment(at: turn).speed <= 1.01)
  }

  @Test("A street that is open is no wrong way")
  func openStreet() throws {
    #expect(throws: ScenarioError.self) { try wrongWay(300, oneway: "no") }
  }

  @Test("Stops are stood at, vias are not, and parking leads off the road")
  func stops() throws {
    let way = #"""
      "waypoints":[{"lat":47.1409,"lon":9.516},{"lat":47.140898,"lon":9.5209,"kind":"\#("KIND")"},
      {"lat":47.1409,"lon":9.5255}],"dwell":30
      """#
    let stop = try TestDrive.drive("{" + way.replacing("KIND", with: "stop") + "}")
    let via = try TestDrive.drive("{" + way.replacing("KIND", with: "via") + "}")
    let parked = try TestDrive.drive("{" + way.replacing("KIND", with: "via") + #","parking":40}"#)
    #expect(stop.plan.stops.count == 1)
    #expect(via.plan.stops.isEmpty)
    #expect(stop.motion.duration > via.motion.duration + 30)
    #expect(stop.plan.destinations.count == 2)
    #expect((parked.plan.path.length - parked.plan.destinationDistance - 40).magnitude < 0.1)
    let end = try #require(parked.plan.path.coordinates.last)
    let place = try #require(parked.plan.destinations.last?.coordinate)
    #expect((end.distance(to: place) - 40).magnitude < 15)
  }

  @Test(
    "A drive that cannot be is an error with its place",
    arguments: [
      (#"{}"#, "a drive needs one of"),
      (#"{"random":{},"path":[]}"#, "a drive needs one of"),
      (#"{"waypoints":[{"lat":47.14,"lon":9.52}]}"#, "two or more"),
      (#"{"random":{"distance":[9000,2000]}}"#, "expected [from, to] in m"),
      (#"{"random":{"distance":[1,2]}}"#, "within 500.0...2000000.0 m"),
      (#"{"random":{"distance":[900000,900001]}}"#, "no drive of 900000.0...900001.0 m found"),
      (#"{"random":{},"speedFactor":0}"#, "'speedFactor' is 0"),
      (#"{"random":{},"departures":[{"kind":"left"}]}"#, "'kind' is 'left'"),
      (#"{"random":{},"departures":[{"kind":"detour"}]}"#, "a detour needs the place"),
      (
        #"{"random":{},"departures":[{"kind":"uTurn","through":{"lat":47,"lon":9}}]}"#,
        "only a detour goes"
      ),
      (
        #"{"waypoints":[{"lat":1,"lon":9},{"lat":47.14,"lon":9.52}]}"#,
        "no road within 200 m of place 1"
      ),
      (#"{"path":[{"lat":1,"lon":9},{"lat":1,"lon":9}]}"#, "two places or more"),
      (
        #"{"path":[{"lat":1,"lon":9},{"lat":1,"lon":9.1}],"departures":[{"kind":"uTurn"}]}"#,
        "a path has no roads to leave by"
      ),
      (#"{"random":{},"limit":3}"#, "\"limit\" is for a path"),
      (
        #"{"waypoints":[{"lat":47.1409,"lon":9.516},{"lat":47.1409,"lon":9.5255}],"#
          + #""departures":[{"kind":"uTurn","junction":999}]}"#,
        "no place on this drive for the departure \"uTurn\" number 999"
      ),
    ]
  )
  func badInput(drive: String, message: String) {
    let problems = TestDrive.problems(drive)
    #expect(problems.contains { $0.contains(message) && $0.hasPrefix("x.json:") }, "\(problems)")
  }
}
