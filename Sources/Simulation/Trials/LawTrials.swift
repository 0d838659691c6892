import Geodesy
import Navigation
import Platform
import Recording
import ScenarioLanguage

/// The laws at their edges: a number is moved in small steps over what a law allows, and where it flips, and
/// what is said there, is told.
package enum LawTrials {
  /// All trials of the laws.
  package static var all: [ToldTrial] {
    edges.map { ToldTrial(name: "law: \($0.name)", told: $0.told()) } + LawDraws.all + [samePlaces]
  }

  /// Which waypoints are one place.
  private static var samePlaces: ToldTrial {
    func waypoint(_ east: Double?, _ title: String?, _ placeID: String?) -> Recorded.Waypoint {
      var waypoint = Recorded.Waypoint()
      waypoint.coordinate = east.map { LawBench.at($0) }
      (waypoint.title, waypoint.placeID) = (title, placeID)
      return waypoint
    }
    let waypoints = [0, 0.9, 1.1, nil].flatMap { east in
      [nil, "Pier", "Mole"].flatMap { title in
        [nil, "p1", "p2"].map { waypoint(east, title, $0) }
      }
    }
    let lines = waypoints.map { one in
      waypoints.map { one.isSamePlace(as: $0) ? "1" : "0" }.joined()
    }
    return ToldTrial(name: "waypoints of one place", told: lines.joined(separator: "\n"))
  }

  /// Something tried with each of some numbers.
  private struct Edge {
    let name: String
    let values: [Double]
    let attempt: (Double) -> String

    /// How many numbers are few.
    private static let few = 12

    /// The first number of each run of numbers of which the same laws speak, with what is said there; of few numbers,
    /// what is said of each.
    func told() -> String {
      var lines: [String] = []
      var last: String?
      for value in values {
        let said = attempt(value)
        let laws = said.split(separator: "\n").map { line in
          String(line.split(separator: " ").dropFirst().first ?? line)
        }.joined(separator: " ")
        if laws == last, values.count > Self.few { continue }
        last = laws
        lines.append("from \(Quantity.fixed(value, 4)):")
        lines.append(said.isEmpty ? "nothing" : said)
      }
      return lines.joined(separator: "\n")
    }
  }

  private static func scan(
    _ name: String,
    _ from: Double,
    _ to: Double,
    by step: Double,
    _ configuration: NavigatorConfiguration = NavigatorConfiguration(),
    judging judgement: LawJudgement = LawJudgement(),
    _ work: @escaping (LawBench, Double) -> Void
  ) -> Edge {
    let count = Int(((to - from) / step).rounded())
    return Edge(name: name, values: (0...count).map { from + Double($0) * step }) { value in
      let bench = LawBench(configuration, judging: judgement)
      work(bench, value)
      return bench.told()
    }
  }

  private static func with(
    _ change: (inout NavigatorConfiguration) -> Void
  ) -> NavigatorConfiguration {
    var configuration = NavigatorConfiguration()
    change(&configuration)
    return configuration
  }

  /// Judges a navigator that tells all its events, and of which nothing else is known.
  private static var foreign: LawJudgement {
    let tells = EventKind.allCases.filter { $0.source == .navigator }.map(\.text)
    return LawJudgement(
      NavigatorIdentity(name: "trial", routes: .asked, tells: tells),
      .builtin
    )
  }

  private static let straight = LawBench.straight
  private static let stop = LawBench.straight.legs[0].destination

  private static var edges: [Edge] {
    placeEdges + cornerEdges + paceEdges + arrivalEdges + rerouteEdges
  }

  // MARK: - At corners

  private static var cornerEdges: [Edge] {
    let around = LawBench.around
    func goBack(_ bench: LawBench, from along: Double, east: Double, north: Double) {
      bench.drive(around)
      bench.cruise(around, from: along - 50, through: along)
      let place = LawBench.place(around, along)
      let fix = Location(
        coordinate: Coordinate(
          latitude: place.latitude + north / 111_195.08,
          longitude: place.longitude + east / 111_195.08
        ),
        timestamp: LawBench.instant(8)
      )
      bench.pass(
        fix,
        shownAt: LawBench.place(around, along - 3),
        remaining: around.path.length - along + 3
      )
    }
    return [
      scan("back by the second side, metres before a corner", 0, 1, by: 0.05) { bench, value in
        goBack(bench, from: 300 - value, east: 3, north: -3)
      },
      scan("back by the first side, metres behind a corner", 3, 4, by: 0.05) { bench, value in
        goBack(bench, from: 300 + value, east: -3, north: 3)
      },
      scan("what remains behind a stop after standing there", 0, 800, by: 10) { bench, value in
        bench.drive()
        bench.cruise(straight, from: 950, through: 1000)
        for second in 0..<20 {
          let fix = LawBench.fix(
            straight,
            1000,
            at: 7 + Double(second),
            aside: 15 * Double(second % 2)
          )
          bench.pass(fix, remaining: 0)
        }
        let fix = Location(coordinate: LawBench.at(1010), timestamp: LawBench.instant(27))
        bench.pass(fix, shownAt: LawBench.at(1000), remaining: value)
      },
      scan("the same fix again after one that was reckoned, and then a place aside", 0, 8, by: 1) {
        bench,
        value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 100, at: 1), shownAt: LawBench.at(300), isReckoned: true)
        for second in 0..<5 {
          bench.pass(LawBench.fix(straight, 100, at: 2 + Double(second)), remaining: 900)
        }
        for _ in 0..<Int(value) {
          bench.pass(LawBench.fix(straight, 100, at: 6), remaining: 900)
        }
        bench.pass(LawBench.fix(straight, 100, at: 20, aside: 80), shownAt: LawBench.at(100))
      },
      scan("another pass, fixes after a route is met again", 0, 5, by: 1) { bench, value in
        let there = LawBench.outAndBack
        bench.drive(there)
        bench.cruise(there, from: 200, through: 250)
        bench.pass(LawBench.fix(there, 250, at: 7), isSnapped: false) {
          bench.state(.onRoute, .offRoute)
        }
        for number in 0...Int(value) {
          bench.pass(
            LawBench.fix(there, 250 + Double(number), at: 8 + Double(number)),
            remaining: there.path.length - 250 - Double(number)
          ) {
            if number == 0 { bench.state(.offRoute, .onRoute) }
          }
        }
        bench.pass(LawBench.fix(there, 250, at: 9 + value), remaining: 250)
      },
      scan("a fix that comes again, and then finds the place", 0, 5, by: 1) { bench, value in
        bench.drive()
        bench.cruise(straight, from: 0, through: 50)
        for _ in 0...Int(value) {
          bench.pass(LawBench.fix(straight, 60, at: 40), remaining: 940)
        }
        bench.pass(LawBench.fix(straight, 70, at: 41), remaining: 400)
      },
    ]
  }

  // MARK: - Where the place is

  private static var placeEdges: [Edge] {
    [
      scan("what a map tells within a fix", 0, 3, by: 1) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 100, at: 1), remaining: 900) {
          bench.tell(Event.Map.ControlStarted.self)
          if value == 1 { bench.tell(Event.Navigator.DidVibrate.self) }
          if value == 2 { bench.tell(Event.Navigator.DidUpdateRemainingDistance.self) }
          if value == 3 { bench.tell(Event.Map.ControlStarted.self) }
          bench.tell(Event.Terms.Response.self)
        }
      },
      scan("what screens tell within a fix", 0, 3, by: 1) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 100, at: 1), remaining: 900) {
          if value != 1 { bench.tell(Event.Map.WillMove.self) }
          if value != 0 { bench.tell(Event.UI.DidChangeMode.self) }
          if value == 1 { bench.tell(Event.Map.WillMove.self) }
          if value == 3 { bench.tell(Event.Navigator.DidUpdateRemainingDistance.self) }
        }
      },
      scan("nanoseconds from one callback to the next", -2, 2, by: 1) { bench, value in
        let checker = bench.checker
        checker.place(.didVibrate, at: 5_000_000_000)
        checker.place(.didVibrate, at: 5_000_000_000 + Int64(value))
        checker.place(.didVibrate, at: 5_000_000_000)
      },
      scan("what remains, below nothing", -0.002, 0.002, by: 0.001) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 1000, at: 1), remaining: value)
      },
      scan("what remains, beyond the route", 999.99, 1000.03, by: 0.001) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 0, at: 1), remaining: value)
      },
      scan("what is told to remain, beyond the route", 999.99, 1000.03, by: 0.001, judging: foreign)
      {
        bench,
        value in
        bench.drive()
        bench.tell(Event.Navigator.DidUpdateRemainingDistance.self) { $0.metres = value }
      },
      scan("what is told to remain, below nothing", -0.002, 0.002, by: 0.001, judging: foreign) {
        bench,
        value in
        bench.drive()
        bench.tell(Event.Navigator.DidUpdateRemainingDistance.self) { $0.metres = value }
      },
      scan("what remains of another route, before a leap", 0, 7, by: 7) { bench, value in
        bench.drive()
        leap(bench, by: 0)
        let id = RouteID(Int(value))
        bench.pass(LawBench.fix(straight, 320, at: 12), remaining: value * 300, along: id)
        bench.pass(LawBench.fix(straight, 330, at: 13), remaining: 300)
      },
      scan("a place aside of its fix", 49.9, 51.1, by: 0.01) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 100, at: 1, aside: value), shownAt: LawBench.at(100))
      },
      scan("a place aside of a poor fix", 69.9, 71.1, by: 0.01) { bench, value in
        bench.drive()
        let fix = LawBench.fix(straight, 100, at: 1, aside: value, accuracy: 70)
        bench.pass(fix, shownAt: LawBench.at(100))
      },
      scan(
        "a place aside, in a narrow corridor",
        20.9,
        21.1,
        by: 0.01,
        with { $0.offRoute.distance = 20 }
      ) {
        bench,
        value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 100, at: 1, aside: value), shownAt: LawBench.at(100))
      },
      scan("a place aside, fixes after one that was reckoned", 0, 8, by: 1) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 100, at: 1), shownAt: LawBench.at(300), isReckoned: true)
        for second in 0..<Int(value) {
          bench.pass(LawBench.fix(straight, 100, at: 2 + Double(second)), remaining: 900)
        }
        bench.pass(LawBench.fix(straight, 100, at: 20, aside: 80), shownAt: LawBench.at(100))
      },
      scan("a place aside, unusable fixes after one that was reckoned", 5, 7, by: 1) {
        bench,
        value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 100, at: 1), shownAt: LawBench.at(300), isReckoned: true)
        for second in 0..<Int(value) {
          bench.pass(LawBench.fix(straight, 100, at: 2 + Double(second), accuracy: 101))
        }
        bench.pass(LawBench.fix(straight, 100, at: 20, aside: 80), shownAt: LawBench.at(100))
      },
      scan("a place aside while off route, not snapped, undefined", 0, 3, by: 1) { bench, value in
        bench.drive()
        if value == 0 { bench.state(.onRoute, .offRoute) }
        if value == 1 { bench.state(.onRoute, .undefined) }
        let fix = LawBench.fix(straight, 100, at: 1, aside: 80)
        bench.pass(fix, shownAt: LawBench.at(100), isSnapped: value != 2)
      },
    ]
  }

  // MARK: - How fast the place moves

  /// Stands where the way out and back begins, a fix a second; then its place may be said to be that of the way back.
  private static func stand(
    _ bench: LawBench,
    _ seconds: Range<Int>,
    leapingThen leaps: Bool = false
  ) {
    func pass(_ second: Int, remaining: Double) {
      bench.pass(LawBench.fix(LawBench.outAndBack, 0, at: Double(second)), remaining: remaining)
    }
    for second in seconds { pass(second, remaining: 1000) }
    if leaps { pass(seconds.upperBound, remaining: 2) }
  }

  /// Leaves the first side of a block by so many metres, and comes to another place of the way around it.
  private static func leave(_ bench: LawBench, by metres: Double, comingTo along: Double) {
    let around = LawBench.around
    bench.drive(around)
    bench.pass(LawBench.fix(around, 100, at: 1, speed: 10), remaining: 1400)
    bench.pass(
      LawBench.fix(around, 110, at: 2, aside: metres, speed: 10),
      isSnapped: false,
      remaining: 1400
    )
    bench.pass(LawBench.fix(around, along, at: 10, speed: 10), remaining: 1500 - along)
  }

  /// Two fixes ten metres apart, and so many metres fewer that remain.
  private static func leap(
    _ bench: LawBench,
    by metres: Double,
    seconds: Double = 1,
    speed: Double? = nil,
    accuracy: Double? = nil,
    route: Route = straight,
    from start: Double = 300
  ) {
    let remaining = route.path.length - start
    // Some fixes come before: neither the beginning of the route nor a silence is to excuse the leap.
    for (before, time) in [(2.0, 8.5), (1, 9.25), (0, 10)] {
      bench.pass(
        LawBench.fix(route, start - before, at: time, speed: speed, accuracy: accuracy),
        remaining: remaining + before
      )
    }
    bench.pass(
      LawBench.fix(route, start + 10, at: 10 + seconds, speed: speed, accuracy: accuracy),
      remaining: remaining - metres
    )
  }

  /// Comes to the last side of a block twice around, by three fixes that follow it from one place to another, where
  /// the place is found that is 40 m along it.
  private static func follow(
    _ bench: LawBench,
    startingAt first: Double = 1200,
    endingAt last: Double = 1240
  ) {
    let around = LawBench.around
    bench.drive(around)
    bench.pass(LawBench.fix(around, 99, at: 0.5), remaining: 1401)
    bench.pass(LawBench.fix(around, 100, at: 1), remaining: 1400)
    for (number, along) in [first, (first + last) / 2, last].enumerated() {
      bench.pass(
        LawBench.fix(around, along, at: 2 + Double(number)),
        isSnapped: number == 2,
        remaining: number == 2 ? 260 : 1400
      )
    }
  }

  private static var paceEdges: [Edge] {
    [
      scan("the place leaps ahead", 114.9, 115.1, by: 0.001) { bench, value in
        bench.drive()
        bench.cruise(straight, through: 290, speed: 40)
        leap(bench, by: value)
      },
      scan("the place leaps ahead at once", 114.9, 115.1, by: 0.001) { bench, value in
        bench.drive()
        leap(bench, by: value)
      },
      scan("the place leaps ahead at a speed", 129.9, 130.1, by: 0.001) { bench, value in
        bench.drive()
        leap(bench, by: value, speed: 30)
      },
      scan("the place leaps ahead of poor fixes", 138.9, 139.1, by: 0.001) { bench, value in
        bench.drive()
        leap(bench, by: value, accuracy: 12)
      },
      scan(
        "the place leaps ahead, in a narrow corridor",
        54.9,
        55.1,
        by: 0.001,
        with { $0.offRoute.distance = 20 }
      ) {
        bench,
        value in
        bench.drive()
        leap(bench, by: value)
      },
      scan("the place leaps back", -115.1, -114.9, by: 0.001) { bench, value in
        bench.drive()
        leap(bench, by: value)
      },
      scan("the place leaps, two seconds between", 114.9, 115.1, by: 0.01) { bench, value in
        bench.drive()
        leap(bench, by: value, seconds: 2)
      },
      scan("the place leaps, just over two seconds between", 100, 400, by: 0.05) { bench, value in
        bench.drive()
        leap(bench, by: value, seconds: 2.001)
      },
      scan("the place leaps, five seconds between at a speed", 100, 400, by: 0.05) { bench, value in
        bench.drive()
        leap(bench, by: value, seconds: 5, speed: 10)
      },
      scan("the place leaps, five seconds between at a high speed", 350, 450, by: 0.05) {
        bench,
        value in
        bench.drive()
        leap(bench, by: value, seconds: 5, speed: 59)
      },
      scan("seconds of silence from which a leap is none", 9.98, 10.02, by: 0.001) { bench, value in
        bench.drive()
        leap(bench, by: 690, seconds: value, speed: 0)
      },
      scan("fixes after a silence in which a leap is none", 0, 5, by: 1) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 0, at: 1), remaining: 1000)
        for second in 0..<Int(value) {
          bench.pass(LawBench.fix(straight, 0, at: 20 + Double(second)), remaining: 1000)
        }
        bench.pass(LawBench.fix(straight, 0, at: 30), remaining: 300)
      },
      scan("seldom fixes, of which none ends a silence", 11, 60, by: 0.5) { bench, value in
        bench.drive()
        for number in 0..<4 {
          let fix = LawBench.fix(straight, 0, at: 1 + 11 * Double(number), speed: 0)
          bench.pass(fix, remaining: 1000)
        }
        bench.pass(LawBench.fix(straight, 0, at: 34 + value, speed: 0), remaining: 10)
      },
      scan("metres from which no vehicle comes in a second", 159, 161, by: 0.01) { bench, value in
        bench.drive()
        bench.cruise(straight, from: 80, through: 100)
        bench.pass(LawBench.fix(straight, 100 + value, at: 4), remaining: 300)
      },
      scan("fixes of a new route in which a leap is another pass", 0, 5, by: 1) { bench, value in
        bench.drive(LawBench.outAndBack)
        for second in 0..<Int(value) {
          bench.pass(LawBench.fix(LawBench.outAndBack, 0, at: 1 + Double(second)), remaining: 1000)
        }
        bench.pass(LawBench.fix(LawBench.outAndBack, 0, at: 9), remaining: 1000)
        bench.pass(LawBench.fix(LawBench.outAndBack, 0, at: 10), remaining: 2)
      },
      scan("metres aside in which a leap is another pass", 99, 101, by: 0.01) { bench, value in
        bench.drive(LawBench.outAndBack)
        let first = LawBench.fix(LawBench.outAndBack, 0, at: 1, aside: value)
        let second = LawBench.fix(LawBench.outAndBack, 0, at: 2, aside: value)
        bench.pass(first, shownAt: LawBench.at(0), remaining: 1000)
        bench.pass(second, shownAt: LawBench.at(0), remaining: 2)
      },
      scan("a leap behind the stop, shown from there", 48, 52, by: 0.01) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 100, at: 1), remaining: 900)
        bench.pass(
          LawBench.fix(straight, 110, at: 2),
          shownAt: LawBench.at(1000 - value),
          remaining: 0
        )
      },
      scan("a leap to a stop, metres aside of the way driven", 1, 60, by: 0.5) {
        bench,
        value in
        let route = LawBench.endingAside(value)
        bench.drive(route)
        bench.cruise(route, from: 50, through: 150)
        let fix = LawBench.fix(route, 160, at: 12, speed: 10)
        bench.pass(fix, shownAt: LawBench.at(150, value), remaining: 0)
      },
      scan("a leap to where the last metres followed", 0, 60, by: 1) { bench, value in
        bench.drive(LawBench.around)
        bench.pass(LawBench.fix(LawBench.around, 100, at: 1), remaining: 1400)
        bench.pass(LawBench.fix(LawBench.around, 1200 + value / 2, at: 2), remaining: 1350)
        bench.pass(LawBench.fix(LawBench.around, 1200 + value, at: 3), remaining: 300 - value)
      },
      scan("metres aside where the last metres followed", 0, 60, by: 0.1) { bench, value in
        bench.drive(LawBench.around)
        bench.pass(LawBench.fix(LawBench.around, 99, at: 0.5), remaining: 1401)
        bench.pass(LawBench.fix(LawBench.around, 100, at: 1), remaining: 1400)
        for number in 0..<4 {
          let along = 1200 + 10 * Double(number)
          bench.pass(
            LawBench.fix(LawBench.around, along, at: 2 + Double(number), aside: value),
            isSnapped: number == 3,
            remaining: number == 3 ? 1500 - along : 1350
          )
        }
      },
      scan("metres aside, and a place found anew", 45, 60, by: 0.1) { bench, value in
        leave(bench, by: value, comingTo: 750)
      },
      scan("metres beyond reach, and a place found anew", 600, 800, by: 0.1) {
        bench,
        value in
        leave(bench, by: 60, comingTo: value)
      },
      scan("seconds for which a place waits for the vehicle", 9, 11, by: 0.25) { bench, value in
        bench.drive()
        leap(bench, by: 0)
        // Until then nothing moved: the place found at the first second is the one of the last.
        var (time, along) = (12.0, 310.0)
        while time < 10 + value {
          along += 20
          bench.pass(LawBench.fix(straight, along, at: time), remaining: 700)
          time += 1
        }
        bench.pass(LawBench.fix(straight, along, at: 10 + value), remaining: 700)
        bench.pass(LawBench.fix(straight, along + 20, at: 11 + value), remaining: 360)
      },
      scan("metres by which the last fix may lie before where it follows", -60, 60, by: 0.1) {
        bench,
        value in
        follow(bench, endingAt: 1240 + value)
      },
      scan("metres that a way may be longer than the line it follows", -60, 60, by: 0.1) {
        bench,
        value in
        follow(bench, startingAt: 1200 + value)
      },
      scan("metres between fixes from which they have a direction", 4, 6, by: 0.01) {
        bench,
        value in
        let around = LawBench.around
        bench.drive(around)
        bench.pass(LawBench.fix(around, 99, at: 0.5), remaining: 1401)
        bench.pass(LawBench.fix(around, 100, at: 1), remaining: 1400)
        // Back and forth, and in the end ahead.
        for (number, along) in [1230, 1230 + value, 1230, 1230 + value, 1230, 1230 + value, 1230]
          .enumerated()
        {
          bench.pass(
            LawBench.fix(around, along, at: 2 + Double(number)),
            isSnapped: number == 6,
            remaining: number == 6 ? 270 : 1400
          )
        }
      },
      scan("the place is known again, fixes before a leap to another pass", 0, 5, by: 1) {
        bench,
        value in
        bench.drive(LawBench.outAndBack)
        stand(bench, 1..<4)
        let between = value < 3 ? Recorded.OnRouteState.undefined : .offRoute
        bench.state(.onRoute, between)
        bench.state(between, .onRoute)
        stand(bench, 4..<5 + Int(value) % 3, leapingThen: true)
      },
      // The route is left and met again before, or another begins while it is left.
      scan("the place is known again a second time, fixes before a leap", 0, 5, by: 1) {
        bench,
        value in
        bench.drive(LawBench.outAndBack)
        stand(bench, 1..<4)
        bench.state(.onRoute, .offRoute)
        if value < 3 {
          bench.state(.offRoute, .onRoute)
        } else {
          bench.change(to: LawBench.outAndBack, .reroute)
        }
        let then = 5 + Int(value) % 3
        stand(bench, 4..<then)
        if value < 3 { bench.state(.onRoute, .undefined) }
        bench.state(value < 3 ? .undefined : .offRoute, .onRoute)
        stand(bench, then..<then + 1, leapingThen: true)
      },
      scan("a leap over what was left in between", 0, 2, by: 1) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 100, at: 1), remaining: 900)
        if value == 1 { bench.state(.onRoute, .offRoute); bench.state(.offRoute, .onRoute) }
        if value == 2 { bench.tell(Event.Navigator.DidChangeRoute.self) { $0.reason = .reroute } }
        bench.pass(LawBench.fix(straight, 110, at: 2), remaining: 500)
      },
      scan("what remains grows ahead", -0.02, 0.02, by: 0.001) { bench, value in
        bench.drive()
        leap(bench, by: -value)
      },
      scan("what remains grows, by the way of the fix", 70, 110, by: 0.1) { bench, value in
        bench.drive()
        let radians = value * .pi / 180
        // Where the fix goes, in degrees from the route's direction.
        let (east, north) = (
          10 * DeterministicMath.cos(radians), 10 * DeterministicMath.sin(radians)
        )
        bench.pass(LawBench.fix(straight, 300, at: 1), remaining: 700)
        let fix = Location(
          coordinate: LawBench.at(300 + east, north),
          timestamp: LawBench.instant(2)
        )
        bench.pass(fix, remaining: 701)
      },
      scan("what remains grows while the way goes back, twice", 1, 3, by: 1) { bench, value in
        bench.drive()
        for number in 0...Int(value) {
          let along = 500 - 20 * Double(number)
          bench.pass(LawBench.fix(straight, along, at: 1 + Double(number)), remaining: 1000 - along)
        }
        bench.pass(LawBench.fix(straight, 500, at: 9), remaining: 500)
        bench.pass(LawBench.fix(straight, 480, at: 10), remaining: 520)
      },
      scan("what remains grows behind the stop", 100, 130, by: 0.01) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 990, at: 1), shownAt: LawBench.at(1000), remaining: 0)
        bench.pass(LawBench.fix(straight, 1000, at: 2), remaining: value)
      },
      scan("what remains is not told, and grows after it", 0, 1, by: 1) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 500, at: 1), remaining: 500)
        bench.pass(LawBench.fix(straight, 510, at: 2), isSnapped: value == 0, remaining: 505)
        bench.pass(LawBench.fix(straight, 520, at: 3), remaining: 500.5)
      },
      scan("an older fix between, which is not believed, and which is", 0, 2, by: 1) {
        bench,
        value in
        bench.drive()
        bench.cruise(straight, from: 450, through: 500)
        let older = LawBench.fix(straight, 480, at: 3)
        if value > 0 {
          bench.pass(older, isSnapped: value == 2, remaining: 520)
        }
        bench.pass(LawBench.fix(straight, 510, at: 7), remaining: value == 2 ? 250 : 100)
      },
    ]
  }

  // MARK: - Arrivals

  private static var arrivalEdges: [Edge] {
    [
      scan("an arrival before its stop", 0, 120, by: 0.05) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 1000 - value, at: 1), remaining: value)
        bench.arrive(stop)
      },
      scan("an arrival aside of its stop, after a way", 0, 120, by: 0.05) { bench, value in
        bench.drive()
        for along in [700.0, 800, 900, 1000] {
          bench.pass(LawBench.fix(straight, along, at: along / 10 - 60, aside: value))
        }
        bench.arrive(stop)
      },
      scan("an arrival aside, of poor fixes", 0, 160, by: 0.1) { bench, value in
        bench.drive()
        for along in [700.0, 800, 900, 1000] {
          let fix = LawBench.fix(straight, along, at: along / 10 - 60, aside: value, accuracy: 40)
          bench.pass(fix)
        }
        bench.arrive(stop)
      },
      scan("an arrival between seldom fixes", 0, 400, by: 0.1) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 900, at: 1, aside: value))
        bench.pass(Location(coordinate: LawBench.at(1100, value), timestamp: LawBench.instant(20)))
        bench.arrive(stop)
      },
      scan("seconds for which a place counts", 50, 90, by: 0.05) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 1000, at: 1))
        for number in 1...6 {
          bench.pass(LawBench.fix(straight, 500, at: 1 + value * Double(number) / 6))
        }
        bench.arrive(stop)
      },
      scan("fixes for which a place counts", 1, 6, by: 1) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 1000, at: 1))
        for number in 1...Int(value) {
          bench.pass(LawBench.fix(straight, 500, at: 1 + 100 * Double(number)))
        }
        bench.arrive(stop)
      },
      scan("fixes, five a second, for which a place counts", 100, 320, by: 1) { bench, value in
        bench.drive()
        for number in 1...20 { bench.pass(LawBench.fix(straight, 500, at: Double(number) / 5)) }
        bench.pass(LawBench.fix(straight, 1000, at: 5))
        for number in 1...Int(value) {
          bench.pass(LawBench.fix(straight, 500, at: 5 + Double(number) / 5))
        }
        bench.arrive(stop)
      },
      scan("fixes, five a second, after an arrival and before the next", 0, 260, by: 10) {
        bench,
        value in
        bench.drive()
        for number in 1...100 { bench.pass(LawBench.fix(straight, 1000, at: Double(number) / 5)) }
        bench.arrive(stop)
        for number in 0..<Int(value) {
          // It comes by once more, for a few seconds.
          let along: Double = (40..<60).contains(number) ? 1000 : 500
          bench.pass(LawBench.fix(straight, along, at: 21 + Double(number) / 5))
        }
        bench.arrive(LawBench.stop(1000), index: 1)
      },
      scan("an arrival with another reach", 25, 130, by: 0.05, with { $0.arrivalDistance = 60 }) {
        bench,
        value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 1000 - value, at: 1))
        bench.arrive(stop)
      },
      scan("an arrival after guidance was off", 0, 1, by: 1) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 1000, at: 1), remaining: 0)
        bench.tell(Event.Navigator.GuidanceChanged.self)
        bench.pass(LawBench.fix(straight, 500, at: 5), remaining: 500)
        bench.tell(Event.Navigator.GuidanceChanged.self) { $0.isActive = true }
        if value == 1 { bench.change(to: straight, .routeSupplied) }
        bench.pass(LawBench.fix(straight, 490, at: 6), remaining: 510)
        bench.arrive(stop)
      },
      scan("arrivals again, and without a fix", 0, 1, by: 1) { bench, value in
        bench.drive()
        if value == 1 { bench.pass(LawBench.fix(straight, 1000, at: 1), remaining: 0) }
        bench.arrive(stop)
        bench.arrive(stop)
        bench.arrive(stop, index: 1)
      },
      scan("an arrival of another journey, metres aside", 0.9, 1.1, by: 0.001) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 1000, at: 1), remaining: 0)
        bench.arrive(LawBench.stop(1000, value))
      },
    ]
  }

  // MARK: - Reroutes

  private static var rerouteEdges: [Edge] {
    [
      scan("seconds between reroutes", 4.99, 5.01, by: 0.001) { bench, value in
        twice(bench, seconds: value, metres: 100)
      },
      scan("metres between reroutes", 49.9, 50.1, by: 0.001) { bench, value in
        twice(bench, seconds: 60, metres: value)
      },
      scan("no time between reroutes", 0, 1, by: 0.5, with { $0.reroute.minimumTime = 0 }) {
        bench,
        value in
        twice(bench, seconds: value, metres: 100)
      },
      scan("no metres between reroutes", 0, 1, by: 0.5, with { $0.reroute.minimumMovement = 0 }) {
        bench,
        value in
        twice(bench, seconds: 60, metres: value)
      },
      scan(
        "seconds between reroutes of a profile",
        4.99,
        5.01,
        by: 0.001,
        with { $0.profile = .ferrostar }
      ) {
        bench,
        value in twice(bench, seconds: value, metres: 100)
      },
      scan(
        "metres between reroutes of a profile",
        49.9,
        50.1,
        by: 0.001,
        with { $0.profile = .ferrostar }
      ) {
        bench,
        value in twice(bench, seconds: 60, metres: value)
      },
      scan(
        "seconds between reroutes of a profile whose guards pass at their limit",
        4.99,
        5.01,
        by: 0.001,
        with { $0.profile = .maplibre }
      ) { bench, value in
        twice(bench, seconds: value, metres: 100)
      },
      scan(
        "metres between reroutes of a profile whose guards pass at their limit",
        49.9,
        50.1,
        by: 0.001,
        with { $0.profile = .maplibre }
      ) { bench, value in
        twice(bench, seconds: 60, metres: value)
      },
      scan("a reroute of a new journey", 0, 6, by: 1) { bench, value in
        let reasons: [Recorded.RouteChangeReason] = [
          .destinationsSet, .routeSupplied, .continuedToNext, .cleared, .reroute, .betterRoute,
          .reroutingByTraffic,
        ]
        twice(bench, seconds: 1, metres: 1) {
          bench.checker.requested(2, through: [stop])
          bench.change(to: straight, reasons[Int(value)])
        }
      },
      scan(
        "a reroute after other destinations were set, in a recording",
        0,
        1,
        by: 1,
        judging: LawJudgement(recorded: .builtin(.builtin), .builtin, hasCalls: true)
      ) { bench, value in
        twice(bench, seconds: 1, metres: 1) {
          guard value == 1 else { return }
          var call = Event.Action.SetDestinations()
          call.waypoints = .init([stop])
          bench.checker.recordedCall(call)
        }
      },
      scan("reroutes that overlap, and that end", 0, 3, by: 1) { bench, value in
        bench.drive()
        bench.pass(LawBench.fix(straight, 100, at: 1))
        bench.reroute(2, through: [stop])
        if value == 1 { bench.endReroute(3) }
        if value == 2 { bench.startReroute(3, through: [stop]) }
        if value == 3 { bench.endReroute(2); bench.endReroute(2) }
        bench.checker.runEnded(isCut: false)
      },
      scan("passed stops that are asked for again", 0, 4, by: 1) { bench, value in
        let stops = LawBench.twoLegs.legs.map(\.destination)
        bench.drive(LawBench.twoLegs)
        bench.pass(LawBench.fix(LawBench.twoLegs, 400, at: 1))
        bench.arrive(stops[0], isFinal: false)
        if value == 1 { bench.checker.passed(stops[1]) }
        if value == 2 { bench.checker.requested(2, through: stops + stops) }
        if value == 2 { bench.change(to: LawBench.twoLegs, .destinationsSet) }
        bench.reroute(
          2,
          through: value == 3 ? [stops[1]] : stops,
          asksFor: value == 4 ? [stops[1]] : nil
        )
        bench.endReroute(2)
        bench.reroute(3, through: stops)
      },
      scan("a passed stop that the app wishes to see again", 0, 3, by: 1) { bench, value in
        let stops = LawBench.twoLegs.legs.map(\.destination)
        bench.drive(LawBench.twoLegs)
        bench.pass(LawBench.fix(LawBench.twoLegs, 400, at: 1))
        bench.arrive(stops[0], isFinal: false)
        if value > 0 {
          bench.tell(Event.Action.DelegateAnswers.self) { event in
            event.waypoints = .init(value == 2 ? [stops[0]] : stops)
          }
        }
        bench.reroute(2, through: stops, asksFor: value == 3 ? nil : [stops[1]])
        bench.arrive(stops[0], isFinal: false)
      },
      scan("a status too many, too few, of nobody", 0, 4, by: 1) { bench, value in
        if value > 0 { bench.checker.requested(1, through: [stop]) }
        if value != 2 { bench.tell(Event.Navigator.RouteStatusTold.self) { $0.requestID = 1 } }
        if value == 3 { bench.tell(Event.Navigator.RouteStatusTold.self) { $0.requestID = 1 } }
        if value == 4 { bench.change(to: straight, .destinationsSet) }
        bench.checker.runEnded(isCut: false)
      },
      scan("what a run that is cut leaves open", 0, 1, by: 1) { bench, value in
        bench.checker.requested(1, through: [stop])
        bench.startReroute(2, through: [stop])
        bench.checker.runEnded(isCut: value == 1)
      },
      scan("a run that ends within a fix, metres aside", 50, 52, by: 0.5) { bench, value in
        bench.drive()
        bench.checker.fixBegins(LawBench.fix(straight, 100, at: 0, aside: value))
        bench.tell(Event.Navigator.DidUpdateLocation.self) { event in
          event.coordinate = LawBench.at(100)
          event.isSnapped = true
        }
        bench.checker.fixEnds(remaining: 900, along: RouteID(0))
        bench.checker.runEnded(isCut: value > 51)
      },
      scan("a route for somebody who left the first", 0, 1, by: 1) { bench, value in
        bench.drive()
        if value == 1 { bench.state(.onRoute, .offRoute) }
        bench.change(to: straight, .destinationsSet)
      },
      scan("banners and voices of another step", 0, 6, by: 1) { bench, value in
        bench.drive()
        bench.tell(Event.Navigator.DidUpdateInstruction.self) { event in
          event.stepIndex = [0, 1, -1][Int(value) % 3]
          event.text = value < 3 ? "Mole" : "Pier"
          event.maneuver = value == 6 ? "turn right" : "turn left"
        }
        bench.announce(value < 3 ? "0/0/0/0" : "1/0/0/0", kind: value == 4 ? .traffic : .maneuver)
        bench.state(.onRoute, .offRoute)
        bench.announce("0/0/0/1")
      },
      scan("metres travelled", -0.001, 0.001, by: 0.001) { bench, value in
        bench.tell(Event.Probe.NavigatorState.self) { $0.traveledDistance = value }
        bench.tell(Event.Probe.NavigatorState.self) { $0.traveledDistance = .nan }
      },
      scan("steps that do not join", 0, 5, by: 1) { bench, value in
        bench.drive()
        let steps = [(0, 0, 1), (0, 1, 2), (0, 0, 0), (1, 0, 1), (1, 1, 2), (0, 1, 1)]
        let (leg, from, to) = steps[Int(value)]
        bench.tell(Event.Navigator.DidAdvanceStep.self) {
          ($0.leg, $0.from, $0.to) = (leg, from, to)
        }
        bench.tell(Event.Navigator.DidAdvanceStep.self) { ($0.leg, $0.from, $0.to) = (0, 1, 2) }
      },
      scan("twelve breaches of a law", 12, 12, by: 1) { bench, value in
        for _ in 0..<Int(value) { bench.state(.onRoute, .onRoute) }
        for _ in 0..<Int(value) { bench.announce("9/0/0/0") }
      },
      Edge(name: "what came of each law", values: [0, 1, 2]) { value in
        let bench = LawBench()
        bench.drive()
        bench.pass(LawBench.fix(straight, 1000, at: 1), remaining: 0)
        if value > 0 { bench.arrive(stop) }
        if value > 1 { bench.arrive(stop) }
        return bench.told(withOutcomes: true)
      },
    ]
  }

  /// Two reroutes, so many seconds behind the end of the first and metres behind its beginning.
  private static func twice(
    _ bench: LawBench,
    seconds: Double,
    metres: Double,
    between: () -> Void = {}
  ) {
    bench.drive()
    bench.pass(LawBench.fix(straight, 100, at: 1))
    bench.reroute(2, through: [stop])
    bench.go(to: 3)
    bench.endReroute(2)
    between()
    bench.pass(LawBench.fix(straight, 100 + metres, at: 3 + seconds)) {
      bench.reroute(3, through: [stop])
    }
  }
}
