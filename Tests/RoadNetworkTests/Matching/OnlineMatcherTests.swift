import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

@Suite struct OnlineMatcherTests {
  /// A town of blocks with drives that stand, jump, leave the roads and pause.
  private func drive(seed: UInt64) throws -> SketchDrive {
    var drive = try SketchDrive(MapMatcherTests.block, seed: seed)
    var random = TestRandom(seed: seed &+ 77)
    let ways = ["abc", "cfi", "ihg", "gda", "adef", "feba"]
    for number in 0..<4 {
      try drive.go(ways[Int(random.next() % UInt64(ways.count))], noise: Double(number) * 3)
      switch random.next() % 5 {
      case 0: try drive.stand(at: "e", fixes: 20, noise: 4)
      case 1: drive.wait(seconds: 400)
      case 2:
        let place = try #require(drive.sketch.map.coordinate(of: "a"))
        for _ in 0..<6 {
          drive.add(place.destination(distance: 300, bearing: 315), after: 1, east: 0, north: 0)
        }
      default: break
      }
    }
    return drive
  }

  private var parameters: MatchParameters {
    var parameters = MatchParameters()
    // Nobody knows the noise of a trace before it is over.
    parameters.isCalibrated = false
    return parameters
  }

  @Test(
    "With a lag as long as the trace the answers are those of the offline matcher",
    arguments: 0..<30
  )
  func law(seed: UInt64) throws {
    let drive = try drive(seed: seed)
    let offline = MapMatcher(drive.sketch.roads, parameters: parameters).match(drive.points)
    let online = OnlineMatcher(drive.sketch.roads, parameters: parameters, lag: drive.points.count)
    for point in drive.points { _ = online.add(point) }
    #expect(online.finish() == offline.fixes)
    #expect(offline.faults(drive.sketch.graph).isEmpty)
  }

  @Test("What is committed is never thought of otherwise", arguments: 0..<10)
  func committed(seed: UInt64) throws {
    let drive = try drive(seed: seed)
    let whole = MapMatcher(drive.sketch.roads, parameters: parameters).match(drive.points)
    let online = OnlineMatcher(drive.sketch.roads, parameters: parameters, lag: .max)
    let offline = OnlineMatcher(drive.sketch.roads, parameters: parameters, lag: .max)
    var last = 0
    for (number, point) in drive.points.enumerated() {
      let answer = online.add(point)
      #expect(answer.committedCount >= last)
      #expect(answer.committedCount <= number + 1)
      last = answer.committedCount
      guard number.isMultiple(of: 9) else { continue }
      offline.reset()
      for point in drive.points[...number] { _ = offline.add(point) }
      let now = offline.finish()
      #expect(now[..<last] == whole.fixes[..<last])
    }
    #expect(last > drive.points.count / 2)
  }

  @Test(
    "An answer comes with the lag that was asked for, and none is forgotten",
    arguments: [0, 1, 3, 200]
  )
  func lags(lag: Int) throws {
    let drive = try drive(seed: 4)
    let online = OnlineMatcher(drive.sketch.roads, parameters: parameters, lag: lag)
    var answers: [MatchedFix] = []
    for (number, point) in drive.points.enumerated() {
      let answer = online.add(point)
      #expect(answer.fix == number)
      #expect((answer.lagged != nil) == (number >= lag))
      answers += [answer.lagged].compactMap { $0 }
    }
    answers += online.finish()
    #expect(answers.count == drive.points.count)
  }

  @Test("A short lag is mostly right, and right now is where the vehicle is")
  func shortLag() throws {
    var drive = try SketchDrive(MapMatcherTests.block, seed: 8)
    try drive.go("abehi", noise: 3)
    let whole = drive.matched(parameters)
    let online = OnlineMatcher(drive.sketch.roads, parameters: parameters, lag: 3)
    var agreeing = 0
    for (number, point) in drive.points.enumerated() {
      let answer = online.add(point)
      let position = try #require(answer.now.position)
      #expect(position.coordinate.distance(to: point.coordinate) < 20)
      if let lagged = answer.lagged, lagged.edge == whole.fixes[number - 3].edge { agreeing += 1 }
    }
    #expect(agreeing >= (drive.points.count - 3) * 95 / 100)
  }

  @Test("The same drive gives the same answers, whatever was matched before", arguments: 0..<5)
  func determinism(seed: UInt64) throws {
    let drive = try drive(seed: seed)
    let other = try self.drive(seed: seed + 100)
    let matcher = MapMatcher(drive.sketch.roads)
    let first = matcher.match(drive.points)
    _ = matcher.match(other.points)
    let second = matcher.match(drive.points)
    #expect(first.fixes == second.fixes)
    #expect(first.gaps == second.gaps)
    #expect(first.parts.map(\.leg.pieces) == second.parts.map(\.leg.pieces))
  }

  @Test("A long drive keeps a window, not all of it")
  func window() throws {
    var drive = try SketchDrive(MapMatcherTests.block, seed: 9)
    for _ in 0..<30 { try drive.go("abcfihgda", noise: 2) }
    var engine = MatchEngine(drive.sketch.roads, parameters)
    var decided = 0
    for (number, point) in drive.points.enumerated() {
      engine.add(point)
      decided = engine.convergence(from: decided)
      engine.drop(decidedColumns: decided, beforeFix: number - 2)
      #expect(engine.log.count < 300 && engine.columns.count < 300)
    }
    #expect(drive.points.count > 1000)
  }
}
