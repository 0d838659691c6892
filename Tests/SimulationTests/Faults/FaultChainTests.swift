import CanonicalJSON
import Geodesy
import Navigation
import Testing

@testable import ScenarioLanguage
@testable import Simulation

@Suite("Faults of the receiver")
struct FaultChainTests {
  /// A vehicle that drives east at 10 m/s, or stands.
  private static func source(_ index: Int, speed: Double = 10) -> Location {
    let start = Coordinate(latitude: 47, longitude: 9)
    return Location(
      coordinate: start.destination(distance: Double(index) * speed, bearing: 90),
      horizontalAccuracy: 3,
      course: 90,
      speed: speed,
      timestamp: Instant(nanoseconds: Int64(index) * 1_000_000_000)
    )
  }

  private static func fixes(
    _ faults: [FaultSetup],
    count: Int,
    seed: UInt64 = 1
  ) -> [ArrivingFix] {
    var chain = FaultChain(faults, seed: seed)
    var index = 0
    var fixes: [ArrivingFix] = []
    while let fix = chain.next({ () -> Location? in
      defer { index += 1 }
      return index < count ? source(index) : nil
    }) {
      fixes.append(fix)
    }
    return fixes
  }

  /// Metres east and north that each fix is off.
  private static func errors(_ faults: [FaultSetup], count: Int, seed: UInt64 = 1) -> [(
    Double, Double
  )] {
    fixes(faults, count: count, seed: seed).map { fix in
      let index = Int(fix.location.timestamp.seconds.rounded())
      let point = LocalProjection(origin: source(index).coordinate).point(fix.location.coordinate)
      return (point.east, point.north)
    }
  }

  private static func deviation(_ values: [Double]) -> Double {
    (values.reduce(0) { $0 + $1 * $1 } / Double(values.count)).squareRoot()
  }

  /// The correlation of a series with itself some steps later.
  private static func autocorrelation(_ values: [Double], lag: Int) -> Double {
    let pairs = zip(values, values.dropFirst(lag))
    let product = pairs.reduce(0) { $0 + $1.0 * $1.1 } / Double(values.count - lag)
    return product / (values.reduce(0) { $0 + $1 * $1 } / Double(values.count))
  }

  @Test("White noise has the sigma asked for and no memory")
  func white() {
    let errors = Self.errors([FaultSetup(.white(sigma: 4), word: "white")], count: 20_000)
    for axis in [errors.map(\.0), errors.map(\.1)] {
      #expect((Self.deviation(axis) - 4).magnitude < 0.1)
      #expect(Self.autocorrelation(axis, lag: 1).magnitude < 0.03)
    }
    let inside = errors.count { $0.0.magnitude < 4 }
    #expect((Double(inside) / 20_000 - 0.6827).magnitude < 0.015)
  }

  @Test("Correlated noise has the sigma and the autocorrelation asked for")
  func correlated() {
    let fault = FaultSetup(.correlated(sigma: 5, time: 30), word: "correlated")
    let errors = Self.errors([fault], count: 200_000)
    for axis in [errors.map(\.0), errors.map(\.1)] {
      #expect((Self.deviation(axis) - 5).magnitude < 0.25)
      for (lag, expected) in [(1, 0.967), (5, 0.846), (10, 0.717), (30, 0.368), (60, 0.135)] {
        #expect((Self.autocorrelation(axis, lag: lag) - expected).magnitude < 0.05, "lag \(lag)")
      }
    }
  }

  @Test("Noise claims the radius of 68 %, and slow fixes turn more than fast ones")
  func claims() throws {
    let fixes = Self.fixes([FaultSetup(.white(sigma: 5), word: "white")], count: 2000)
    let accuracy = try #require(fixes[7].location.horizontalAccuracy)
    #expect((accuracy - 7.55).magnitude < 0.01)
    let errors = Self.errors([FaultSetup(.white(sigma: 5), word: "white")], count: 2000)
    let inside = errors.count { ($0.0 * $0.0 + $0.1 * $0.1).squareRoot() <= accuracy }
    #expect((Double(inside) / 2000 - 0.68).magnitude < 0.04)
    // 0.5 m/s in each direction: 2.9 degrees at 10 m/s.
    let courses = fixes.compactMap(\.location.course).map { $0 - 90 }
    #expect((Self.deviation(courses) - 2.86).magnitude < 0.3)
  }

  @Test("Multipath jumps to one side as often and as long as asked")
  func multipath() {
    let fault = FaultSetup(.multipath(MultipathSetup()), word: "multipath")
    let count = 100_000
    let errors = Self.errors([fault], count: count)
    var jumps = 0
    var run = 0
    for index in errors.indices {
      let isOff = errors[index].1.magnitude > 1
      if isOff {
        // Driving east, a side is north or south.
        #expect(errors[index].0.magnitude < 0.1)
        #expect((14.9...40.1).contains(errors[index].1.magnitude))
        run += 1
      } else if run > 0 {
        jumps += 1
        #expect((2...21).contains(run))
        run = 0
      }
    }
    // 1,000 km at one a kilometre; jumps that follow at once count as one.
    #expect((850...1050).contains(jumps), "\(jumps) jumps")
  }

  @Test("Equal seeds give equal fixes, and a new fault never shifts another's numbers")
  func independence() {
    let noise = FaultSetup(.correlated(sigma: 5, time: 30), word: "correlated")
    let alone = Self.errors([noise], count: 500)
    #expect(Self.errors([noise], count: 500).elementsEqual(alone, by: ==))
    #expect(!Self.errors([noise], count: 500, seed: 2).elementsEqual(alone, by: ==))
    let others: [FaultSetup] = [
      FaultSetup(.duplicate(probability: 0, count: 1), word: "duplicate"),
      FaultSetup(.late(probability: 0, delay: 1...3), word: "late"),
      FaultSetup(.dropout(probability: 1), word: "dropout", window: 900...901),
      FaultSetup(.spike(probability: 0, distance: 1...2), word: "spike"),
      FaultSetup(.white(sigma: 0), word: "white"),
    ]
    #expect(Self.errors(others + [noise], count: 500).elementsEqual(alone, by: ==))
    // Fixes that are lost shift nothing either.
    let lossy = [FaultSetup(.dropout(probability: 1), word: "dropout", window: 10...20), noise]
    let found = Self.errors(lossy, count: 500)
    #expect(found.count == 489)
    #expect(found.last.map { $0 == alone[499] } == true)
  }

  @Test("Lost, doubled, late and thinned fixes come as they should")
  func arrival() {
    let dropout = Self.fixes(
      [FaultSetup(.dropout(probability: 1), word: "dropout", window: 3...5)],
      count: 10
    )
    #expect(dropout.map { Int($0.location.timestamp.seconds) } == [0, 1, 2, 6, 7, 8, 9])
    let doubled = Self.fixes(
      [FaultSetup(.duplicate(probability: 1, count: 2), word: "duplicate", window: 1...1)],
      count: 3
    )
    #expect(doubled.map { Int($0.location.timestamp.seconds) } == [0, 1, 1, 1, 2])
    let late = Self.fixes(
      [FaultSetup(.late(probability: 1, delay: 2.5...2.5), word: "late", window: 1...1)],
      count: 5
    )
    #expect(late.map { Int($0.location.timestamp.seconds) } == [0, 2, 3, 1, 4])
    #expect(late.map(\.arrival.milliseconds) == [0, 2000, 3000, 3500, 4000])
    let thinned = Self.fixes([FaultSetup(.rate(interval: 3), word: "rate")], count: 10)
    #expect(thinned.map { Int($0.location.timestamp.seconds) } == [0, 3, 6, 9])
  }

  @Test("A frozen receiver repeats itself, one in a tunnel reckons on")
  func frozen() throws {
    let frozen = Self.fixes([FaultSetup(.frozen, word: "frozen", window: 4...6)], count: 9)
    for index in 4...6 {
      #expect(frozen[index].location.coordinate == frozen[3].location.coordinate)
      #expect(frozen[index].location.timestamp.seconds == Double(index))
    }
    #expect(frozen[7].location.coordinate == Self.source(7).coordinate)
    let reckoned = Self.fixes(
      [FaultSetup(.deadReckoning, word: "deadReckoning", window: 4...6)],
      count: 9
    )
    #expect(reckoned[6].location.coordinate.distance(to: Self.source(6).coordinate) < 0.01)
    #expect(reckoned[6].location.horizontalAccuracy == 4.5)
  }

  @Test("In a tunnel the receiver reckons, falls silent, and comes out beside the road")
  func tunnel() throws {
    var setup = TunnelSetup()
    setup.reckoned = 3
    setup.recovery = 4
    setup.jump = 20...20
    let fixes = Self.fixes([FaultSetup(.tunnel(setup), word: "tunnel", window: 5...12)], count: 20)
    let seconds = fixes.map { Int($0.location.timestamp.seconds) }
    #expect(seconds == [0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16, 17, 18, 19])
    let errors = fixes.map { fix in
      fix.location.coordinate.distance(
        to: Self.source(Int(fix.location.timestamp.seconds)).coordinate
      )
    }
    let expected: [Double] = [0, 0, 0, 0, 0, 0, 0, 0, 20, 15, 10, 5, 0, 0, 0, 0]
    for (error, wanted) in zip(errors, expected) { #expect((error - wanted).magnitude < 0.1) }
    // Reckoned positions are less and less sure, and so is the first outside.
    #expect(fixes[5].location.horizontalAccuracy == 3.5)
    #expect(fixes[7].location.horizontalAccuracy == 4.5)
    #expect((try #require(fixes[8].location.horizontalAccuracy) - 20).magnitude < 0.01)
    #expect(fixes[12].location.horizontalAccuracy == 3)
  }

  @Test("The exit of a tunnel lies in any direction, by the seed")
  func tunnelExit() {
    var setup = TunnelSetup()
    setup.jump = 10...30
    var sum = (east: 0.0, north: 0.0, length: 0.0)
    for seed in 0..<400 {
      let fault = FaultSetup(.tunnel(setup), word: "tunnel", window: 2...4)
      let error = Self.errors([fault], count: 6, seed: UInt64(seed))[4]
      sum.east += error.0
      sum.north += error.1
      sum.length += (error.0 * error.0 + error.1 * error.1).squareRoot()
    }
    #expect((sum.east / 400).magnitude < 3 && (sum.north / 400).magnitude < 3)
    #expect((sum.length / 400 - 20).magnitude < 1)
  }

  @Test("Values are told wrongly, or not at all")
  func values() {
    var missing = FaultSetup.ValueFault()
    missing.isMissing = true
    var turned = FaultSetup.ValueFault()
    turned.offset = 300
    var doubled = FaultSetup.ValueFault()
    doubled.factor = 2
    let fixes = Self.fixes(
      [
        FaultSetup(.accuracy(missing), word: "accuracy"),
        FaultSetup(.course(turned), word: "course"),
        FaultSetup(.speed(doubled), word: "speed"),
        FaultSetup(.clock(step: 1, drift: 0.5, jitter: 0), word: "clock"),
        FaultSetup(.bias(east: 3, north: -4), word: "bias"),
      ],
      count: 3
    )
    #expect(fixes[1].location.horizontalAccuracy == nil)
    #expect(fixes[1].location.course == 30)
    #expect(fixes[1].location.speed == 20)
    #expect(fixes[2].location.timestamp.seconds == 4)
    #expect(fixes[2].arrival.seconds == 2)
    #expect(
      (fixes[2].location.coordinate.distance(to: Self.source(2).coordinate) - 5).magnitude < 0.01
    )
  }

  @Test(
    "A fault that cannot be is an error with its place",
    arguments: [
      (#"[{"kind":"noise"}]"#, "'kind' is 'noise'"),
      (#"[{"kind":"white"}]"#, "'sigma'"),
      (#"[{"kind":"white","sigma":-1}]"#, "'sigma' is -1, outside 0...10000 m"),
      (#"[{"kind":"white","sigma":1,"from":9,"to":3}]"#, "before it begins at 9.0 s"),
      (#"[{"kind":"white","sigma":1,"time":3}]"#, "unknown key 'time'"),
      (#"[{"kind":"dropout"}]"#, "leaves no fix"),
      (#"[{"kind":"frozen"}]"#, "needs \"from\" or \"to\""),
      (#"[{"kind":"accuracy"}]"#, "what is wrong with it?"),
      (#"[{"kind":"late","delay":[3,1]}]"#, "expected [from, to] in s"),
      (#"[{"kind":"multipath","jump":[-3,1]}]"#, "within 0.0...10000.0 m"),
      (#"[{"kind":"rate"}]"#, "'interval'"),
    ]
  )
  func badInput(faults: String, message: String) {
    let problems = TestDrive.problems(TestDrive.random, faults: faults)
    #expect(problems.contains { $0.contains(message) && $0.hasPrefix("x.json:") }, "\(problems)")
  }

  @Test("Faults without a trace, and a drive's stops without a drive, are errors")
  func withoutTrace() {
    func problems(_ members: String) -> [String] {
      let text = #"{"version":1,"title":"x","duration":1,\#(members)}"#
      do {
        _ = try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: nil)
        return []
      } catch {
        return error.problems.map(\.message)
      }
    }
    let faults = problems(#""faults":[{"kind":"white","sigma":1}]"#)
    #expect(faults.contains { $0.contains("there is no \"trace\"") })
    let stops = problems(#""actions":[{"at":0,"do":"setDestinations","waypoints":"drive"}]"#)
    #expect(stops == ["\"drive\" stands for the stops of a drive, and the trace is none"])
  }
}
