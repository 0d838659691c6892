import Platform
import Navigation
import Regression
import ScenarioLanguage
import Simulation
import Testing
import TestSupport

@Suite struct FuzzRunnerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A short drive into a field, off the road for long.
  private func subject(
    planting defect: PlantedDefect? = nil
  ) throws -> FuzzSubject {
    try folder.write(Self.text, to: "Scenarios/field.json")
    return try FuzzSubject(
      ScenarioIdentity(path: folder("Scenarios/field.json"), workingFolder: "/"),
      folderRoot: folder("Scenarios"),
      defects: defect.map { [$0] } ?? []
    )
  }

  @Test("The same seed does the same at every number of jobs, and nothing of it crashes")
  func sameAgain() throws {
    let subject = try subject()
    let report = FuzzRunner([subject], jobs: 2).run(FuzzSeed(7), count: 200)
    #expect(report.caseCount == 200)
    #expect(report.invalidCount < 20)
    // Laws may be broken by what nobody drives; the harness and the clock must not be.
    #expect(!report.findings.contains { ["harness", "nondeterminism"].contains($0.kind) })
    let again = FuzzRunner([subject], jobs: 1).run(FuzzSeed(7), count: 200)
    #expect(again.fixCount == report.fixCount)
    #expect(again.findings == report.findings)
    let other = FuzzRunner([subject], jobs: 1).run(FuzzSeed(8), count: 200)
    #expect(other.fixCount != report.fixCount)
  }

  @Test("Guided cases are the same at every number of jobs, and watching changes none")
  func guided() throws {
    let subject = try subject()
    func report(_ guidance: FuzzRunner.Guidance, jobs: Int) -> FuzzRunner.Report {
      FuzzRunner([subject], jobs: jobs, guidance: guidance).run(FuzzSeed(7), count: 200)
    }
    let guided = report(.guided, jobs: 2)
    let again = report(.guided, jobs: 1)
    #expect(guided.caseCount == 200)
    #expect(again.fixCount == guided.fixCount)
    #expect(again.findings == guided.findings)
    #expect(again.reachCount == guided.reachCount)
    let chance = report(.watched, jobs: 2)
    #expect(chance.fixCount == FuzzRunner([subject], jobs: 2).run(FuzzSeed(7), count: 200).fixCount)
    #expect(guided.corpusCount > 0)
  }

  @Test("Guided cases reach more than as many by chance, over some seeds")
  func reaches() throws {
    let subject = try subject()
    func reached(_ guidance: FuzzRunner.Guidance) -> [Int] {
      (1...3).map { seed in
        FuzzRunner([subject], jobs: 2, guidance: guidance).run(FuzzSeed(seed), count: 700)
          .reachCount
      }
    }
    let (guided, chance) = (reached(.guided), reached(.watched))
    #expect(guided.reduce(0, +) > chance.reduce(0, +), "\(guided) against \(chance)")
  }

  @Test("A case of several changes is found again by its digits")
  func trail() throws {
    let subject = try subject(planting: .guardInNanoseconds)
    let report = FuzzRunner([subject], jobs: 2, guidance: .guided).run(FuzzSeed(7), count: 200)
    let finding = try #require(report.findings.first { $0.trail.steps.count > 1 })
    let trail = try #require(FuzzTrail(finding.trail.text))
    #expect(trail == finding.trail)
    #expect(FuzzRunner.finding(subject, trail: trail)?.fault == finding.fault)
  }

  @Test(
    "What is no trail is none",
    arguments: [
      "", "1", "0123456789abcdef.", "0123456789abcdef,0123456789abcdef", "0123456789abcdeg",
    ]
  )
  func noTrail(text: String) {
    #expect(FuzzTrail(text) == nil)
  }

  @Test("A planted defect breaks its law, is found by its number alone, kept, and small in the end")
  func planted() throws {
    let subject = try subject(planting: .guardInNanoseconds)
    let report = FuzzRunner([subject], jobs: 2).run(FuzzSeed(7), count: 100)
    let finding = try #require(report.findings.first)
    #expect(finding.kind == "rerouteSpacing")
    #expect(FuzzRunner.finding(subject, trail: finding.trail)?.fault == finding.fault)

    let bank = FailureBank(folder: folder(".navsim/failures"))
    let state = FuzzRunner.state(of: subject, trail: finding.trail)
    let file = try bank.keep(state, of: subject.identity, finding, workingFolder: "/")
    #expect(try bank.files() == [file])
    #expect(try FailureBank.violation(inFileAt: file) == nil)
    let words = try FailureBank.violation(inFileAt: file, defects: [.guardInNanoseconds])
    #expect(words?.hasPrefix("rerouteSpacing") == true)
  }

  @Test(
    "What broke a law once breaks none any more",
    arguments: [
      // Guidance was off while the stop was passed, and no fix came meanwhile.
      ("arrival/guidance-starts-behind-the-stop", "", "bd83a3d93feed3b7"),
      // Fixes that hardly moved led to another part of the route, by the speed that they told.
      ("drawn/third-junction", "", "139b4d2ebc773e61"),
      // Behind the stop of a leg that is not left nothing remains, and from there the vehicle comes back.
      ("drive/there-and-back", "", "6ad291fc1f1bdc7e"),
      // Each fix came four times, and the second of them did not find the place after a silence.
      ("deviation/figure-eight", "", "7ee2cd3a3cde4e38"),
      // A place beside a corner is uncertain by more than the metres to it.
      ("faults/lasting-noise", "", "dcbecd3c80087772"),
      // Guidance was switched off and on while the place was followed to another part of the route.
      ("roads/a-turn-that-the-map-names", "", "fc03e178c893dc0e"),
      // Fixes that came while the position was off are none that the laws reckon with.
      ("drawn/sparse-departures", "seed=131", "2d8c546025551ead"),
      // The place was reckoned far ahead; no fix lay where it can have been until it was found behind.
      ("drawn/several-parallel-road", "seed=115", "8377876471d1f5d9"),
      // A part of the route was left out, seen by one fix beside it and one behind it.
      ("drawn/hairpins-seldom", "seed=421", "ee9df1d99ec5d48c"),
      // Fixes beside the route opened it, and the second one on it found the place.
      ("field/turn-onto-a-later-leg", "", "678ab8e7b8c1c64e"),
      // The receiver's clock was put back, and the fix after that lay at the stop.
      ("guidance/out-of-a-garage", "", "88615c15e7b15fb8"),
      // A fix within a corner lay nearer to the side on which the vehicle was not.
      ("drawn/hairpins-turned-round", "seed=453", "4c15ad6c76cccb2c"),
      // The place leapt to another part of the route that was followed farther than the fixes moved, within a corner and
      // by two fixes that lay far apart on it.
      ("drawn/hairpins-turned-round", "seed=454", "a83a63d4b49b17b3"),
      ("drawn/hairpins-and-reflections", "seed=412", "ca4c6b6e0f75eba3"),
      // Where no place would do, the fix was measured from another one than that which was told.
      ("limits/place-on-the-route-15", "", "8ffa6e9a6f5451b0"),
      // A leap of a receiver that tells no speed was taken for a pace, and the longer one behind it for driven.
      ("drawn/hairpins-without-speed", "seed=442", "413437da363757c5"),
    ]
  )
  func mended(scenario: String, variant: String, digits: String) throws {
    let subject = try FuzzSubject(
      ScenarioIdentity(
        path: "\(PackageFolder.path)/Scenarios/\(scenario).json",
        variant: variant,
        workingFolder: PackageFolder.path
      ),
      folderRoot: "\(PackageFolder.path)/Scenarios"
    )
    let trail = try #require(FuzzTrail(digits))
    #expect(FuzzRunner.finding(subject, trail: trail)?.fault == nil)
  }

  @Test(
    "A seed is a number or a commit",
    arguments: [
      ("0", true), ("18446744073709551615", true),
      ("0123456789abcdef0123456789abcdef01234567", true),
      ("0123456789ABCDEF0123456789abcdef01234567", true),
      ("", false), ("-1", false), ("abc", false), ("1.5", false),
      ("0123456789abcdef0123456789abcdef0123456g", false),
    ]
  )
  func seeds(text: String, isSeed: Bool) {
    #expect((FuzzSeed(text) != nil) == isSeed)
  }

  @Test("Two commits that differ in their last digit are two seeds")
  func commits() throws {
    let first = try #require(FuzzSeed("0123456789abcdef0123456789abcdef01234567"))
    let second = try #require(FuzzSeed("0123456789abcdef0123456789abcdef01234568"))
    #expect(first.ofCase(0) != second.ofCase(0))
    #expect(first.ofCase(0) != first.ofCase(1))
    #expect(FuzzSeed.text(of: 0x1F) == "000000000000001f")
  }

  private static var text: String {
    let points = (0..<120).map { second -> String in
      let north = second < 30 ? 0 : min(400, (second - 30) * 12)
      let latitude = 47.1444966 + Double(north) / 111_195
      let longitude = 9.52 + Double(second) * 10 / 111_195 / 0.68014
      return #"{"t":\#(second),"lat":\#(latitude),"lon":\#(longitude),"accuracy":5,"speed":10}"#
    }
    return """
      {
        "version": 1, "title": "Into a field",
        "map": { "sketch": {
          "grid": 100,
          "origin": { "lat": 47.1444966, "lon": 9.52 },
          "drawing": ["a--------------------e"],
          "ways": [ { "nodes": "ae", "highway": "secondary", "name": "Road" } ]
        } },
        "routing": { "provider": "embedded", "latency": 0.5 },
        "trace": { "points": [ \(points.joined(separator: ",")) ] },
        "actions": [
          { "at": 0, "do": "setDestinations", "waypoints": [ { "node": "e" } ] },
          { "at": 2, "do": "startGuidance" }
        ]
      }
      """
  }
}
