import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// Real drives with fixes every 3 to 15 s and gaps of minutes, along the routes that a server gave.
@Suite(.enabled(if: RecordedDrive.folder != nil, "set NAVSIM_DATA to the folder of real data"))
struct RecordedDrivesTests {
  struct Outcome {
    let log: DriveLog
    /// Metres remaining after each fix, nil before the route came.
    let remaining: [Double?]
    /// The fix at which the drive arrived, or behind the last.
    let arrival: Int
    let offline: OfflineMatch
  }

  static let drives = RecordedDrive.answers.filter { $0.hasPrefix("hof/") }
  /// Drives with a single fix far from the route.
  static let outliers = ["hof/158": "last", "hof/210": "first"]

  static func replay(_ name: String) throws -> Outcome {
    let recorded = try RecordedDrive(name)
    let route = try #require(OSRMResponseParser().parseRoutes(from: recorded.answer).first)
    let drive = try Drive(routes: [route]) {
      // What is reckoned ahead of fixes some seconds apart is taken back: the law is the fixes' own.
      $0.positioning.reckonAfter = .infinity
    }
    let end = try #require(route.path.coordinates.last)
    let stop = try #require(Waypoint(coordinate: end, title: "end"))
    drive.at(0) { $0.setDestinations([stop]) }
    drive.at(0) { $0.navigator.startGuidance() }
    var remaining: [Double?] = []
    var arrival = recorded.fixes.count
    drive.log.onLine = { line in
      if line.hasPrefix("arrive") { arrival = min(arrival, remaining.count) }
    }
    for fix in recorded.fixes {
      drive.fix(at: fix.seconds, fix.coordinate.latitude, fix.coordinate.longitude)
      drive.scheduler.run(until: fix.seconds + 0.9)
      remaining.append(drive.navigator.timeAndDistanceToNextDestination?.distance)
    }
    drive.scheduler.run()
    return Outcome(
      log: drive.log,
      remaining: remaining,
      arrival: arrival,
      offline: OfflineMatch(recorded.fixes.map(\.coordinate), along: route.path)
    )
  }

  @Test("A drive that stays on its route arrives once and never reroutes", arguments: drives)
  func arrives(name: String) throws {
    let outcome = try Self.replay(name)
    #expect(outcome.log.count("reroute") == 0)
    if Self.outliers[name] != nil {
      #expect(outcome.offline.deviations.count { $0 > 50 } == 1)
      return
    }
    #expect(outcome.offline.greatestDeviation <= 50)
    #expect(outcome.log.lines("arrive") == ["arrive end 0 final"])
    #expect(outcome.log.lines("state") == ["state undefined→onRoute"])
  }

  /// The stretches of 10 m and more over which the remaining distance grew before the arrival.
  static func growth(of outcome: Outcome) -> [(fixes: ClosedRange<Int>, metres: Double)] {
    var stretches: [(fixes: ClosedRange<Int>, metres: Double)] = []
    for index in outcome.remaining.indices.dropFirst() where index <= outcome.arrival {
      guard let a = outcome.remaining[index - 1], let b = outcome.remaining[index], b > a else {
        continue
      }
      if let last = stretches.last, last.fixes.upperBound == index - 1 {
        stretches[stretches.count - 1] = (last.fixes.lowerBound...index, last.metres + b - a)
      } else {
        stretches.append(((index - 1)...index, b - a))
      }
    }
    return stretches.filter { $0.metres >= 10 }
  }

  @Test("The remaining distance grows only where the fixes go back", arguments: drives)
  func growsOnlyBack(name: String) throws {
    let outcome = try Self.replay(name)
    for stretch in Self.growth(of: outcome) {
      let back = outcome.offline.wayBack(
        from: stretch.fixes.lowerBound - 1,
        through: stretch.fixes.upperBound + 1
      )
      // What is known only later may show that the vehicle was a few metres elsewhere.
      #expect(back > stretch.metres - 12, "fixes \(stretch.fixes): \(stretch.metres) m grown")
    }
  }

  @Test("A fifth of the drives go back somewhere, by 10 to 109 m")
  func backwardDrives() throws {
    let names = Self.drives.filter { Self.outliers[$0] == nil }
    let growth = try names.map { Self.growth(of: try Self.replay($0)).map(\.metres) }
    let drives = growth.count { !$0.isEmpty }
    #expect(drives == 18)
    #expect(growth.joined().allSatisfy { $0 < 109 })
  }
}
