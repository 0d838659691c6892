import Navigation
import Platform
import ScenarioLanguage
import ShippedScenarios
import Testing
import Recording

@testable import Simulation

/// The scenarios of the field bugs catch the defects that other SDKs had.
@Suite struct PlantedDefectTests {
  /// What notices a defect first.
  enum Notice { case expectation, law }

  @Test("What BrokenFollowing alone breaks is known to the SDK's own rules alone")
  func knownToProfiles() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    func broken(in file: String) throws -> Set<String> {
      let path = "/\(root)/Sources/Simulation/Defects/\(file).swift"
      let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
      return Set(text.matches(of: /contains\(\.(\w+)\)/).map { String($0.1) })
    }
    let others = try broken(in: "PlantedDefects").union(broken(in: "BrokenDelegate"))
    let following = try broken(in: "BrokenFollowing").subtracting(others)
    #expect(!following.isEmpty)
    for defect in PlantedDefect.allCases {
      #expect(defect.isKnown(to: .builtin))
      #expect(defect.isKnown(to: .ferrostar) == !following.contains("\(defect)"), "\(defect)")
    }
  }

  /// Each defect with the scenario that must fail under it, and by what.
  static let catches: [(defect: PlantedDefect, scenario: String, by: Notice)] = [
    (.laterPartIsOnRoute, "turn-onto-a-later-leg", .expectation),
    (.speaksOffRoute, "silent-on-the-parallel-road", .expectation),
    (.stepBeforeDeviation, "jump-just-before-a-turn", .expectation),
    (.lateDeviation, "jump-just-before-a-turn", .expectation),
    (.stepByOffset, "walk-beside-the-line", .expectation),
    (.movingAwayIsOff, "roundabout-on-the-outer-lane", .expectation),
    (.nearerRoadWins, "frontage-road", .expectation),
    (.ignoredCourse, "frontage-road", .expectation),
    (.oneFixDecides, "parked-for-five-minutes", .expectation),
    (.forgottenReset, "parked-for-five-minutes", .expectation),
    (.forgottenDeparture, "stays-100-m-away", .expectation),
    (.stuckPlace, "rejoins-further-on", .expectation),
    (.snappedBeforeTheCheck, "shortcut-across-the-block", .expectation),
    (.oneStepAtATime, "shortcut-across-the-block", .expectation),
    (.keptStep, "reroute-on-the-fifth-step", .expectation),
    (.overlappingRequests, "slow-router", .expectation),
    (.staleAnswer, "back-before-the-answer", .expectation),
    (.interruptedReroute, "search-during-a-reroute", .expectation),
    (.searchAtEachFix, "search-during-a-reroute", .expectation),
    (.requestFromBehind, "answer-behind-the-car", .expectation),
    (.givesUpAfterFailure, "unroutable-for-a-while", .expectation),
    (.guardInNanoseconds, "unroutable-for-a-while", .expectation),
    (.noHysteresis, "oscillates-at-the-limit", .expectation),
    (.invertedTolerance, "oscillates-at-the-limit", .expectation),
    (.requestWithoutCourse, "reroute-insists-on-going-back", .expectation),
    (.lostEast, "reroute-insists-on-going-back", .expectation),
    (.rawOrigin, "request-from-the-road", .expectation),
    (.outageIsDeparture, "short-outage", .expectation),
    (.arrivalByCourse, "stop-just-after-a-turn", .expectation),
    (.arrivesAgain, "two-stops-where-the-car-stands", .expectation),
    (.nextStopInTheSameFix, "two-stops-where-the-car-stands", .expectation),
    (.arrivalByLastWords, "route-without-words", .expectation),
    (.viaMustBeVisited, "first-waypoint-behind-at-the-start", .expectation),
    (.skippedStopIsDropped, "stop-left-out", .expectation),
    (.passedViaStays, "passed-stops-stay-passed", .expectation),
    (.arrivalByAir, "opposite-carriageway", .expectation),
    (.jumpsBack, "tunnel-with-a-bad-first-fix", .expectation),
    (.accuracyIgnored, "erratic-fixes", .expectation),
    (.simulatorGoesOn, "simulation-hands-over", .expectation),
    (.truncatedMultiplier, "simulation-hands-over", .expectation),
    (.wholeFirstGap, "simulation-hands-over", .expectation),
    (.nearestPass, "there-and-back-on-one-street", .expectation),
    (.roundedCourse, "there-and-back-on-one-street", .expectation),
    (.stuckOnEmptyStep, "turn-without-length", .expectation),
    (.stepsWithoutLatch, "stop-behind-the-corner", .expectation),
    (.wordsAgain, "reroute-just-before-a-turn", .expectation),
    (.nothingAtFirst, "progress-at-the-start-and-after-a-reroute", .expectation),
    (.moreThanTheThreshold, "threshold-reports-counted", .expectation),
    (.reportsTwice, "threshold-reports-counted", .expectation),
    (.arrivalByFixAlone, "fast-and-sparse", .expectation),
    (.stopOfTheJourneyBefore, "second-journey", .law),
  ]

  @Test(
    "A planted defect changes nothing that it is not about",
    arguments: [
      PlantedDefect.oneFixDecides, .outageIsDeparture, .staleAnswer, .viaMustBeVisited,
      .requestWithoutCourse,
      .arrivalByLastWords, .keptStep, .jumpsBack,
    ]
  )
  func isAlone(defect: PlantedDefect) throws {
    // A braking vehicle, which arrives by the time to its stand, on its one route with a voice.
    let scenario = try ScenarioFolder.load("arrival/about-to-stand")
    var (sound, broken) = (MemorySink(), MemorySink())
    _ = try ScenarioRunner.run(scenario, into: &sound)
    var options = RunOptions()
    options.defects = [defect]
    _ = try ScenarioRunner.run(scenario, options: options, into: &broken)
    #expect(broken.bytes == sound.bytes)
  }

  @Test(
    "A planted defect fails the scenario of its field bug, apart from its golden",
    arguments: catches
  )
  func isCaught(defect: PlantedDefect, name: String, by notice: Notice) throws {
    let scenario = try ScenarioFolder.load("field/\(name)")
    var sound = MemorySink()
    let expected = try ScenarioRunner.run(scenario, into: &sound)
    #expect(expected.isClean)
    var options = RunOptions()
    options.defects = [defect]
    var broken = MemorySink()
    let result = try ScenarioRunner.run(scenario, options: options, into: &broken)
    switch notice {
    case .expectation:
      let unmet = result.expectations.filter { !$0.isMet }
      #expect(!unmet.isEmpty, "nothing expected notices \(defect)")
    case .law:
      #expect(!result.violations.isEmpty, "no law notices \(defect)")
    }
    #expect(broken.bytes != sound.bytes)
  }

  @Test("Every defect that can be planted has a scenario that catches it")
  func allAreCaught() {
    #expect(Set(Self.catches.map(\.defect)) == Set(PlantedDefect.allCases))
    #expect(Self.catches.count == PlantedDefect.allCases.count)
  }

  @Test("A defect is numbered as the scenario that catches it", arguments: catches)
  func isNumbered(defect: PlantedDefect, name: String, by _: Notice) throws {
    let number = defect.fieldBug.prefix { $0.isNumber }
    let scenario = try ScenarioFolder.load("field/\(name)")
    #expect(scenario.tags.contains("field-\(number)"))
  }

  @Test("There is a scenario for each of the 39 patterns, with its thread")
  func allPatternsAreThere() throws {
    let names = ScenarioFolder.files.filter { $0.hasPrefix("field/") }
    var numbers: [Int] = []
    for name in names {
      let scenario = try ScenarioFolder.load(name)
      #expect(!scenario.references.isEmpty, "\(name) names no thread")
      let tags = scenario.tags.compactMap { tag in
        tag.hasPrefix("field-") ? Int(tag.dropFirst("field-".count)) : nil
      }
      #expect(tags.count == 1, "\(name) repeats \(tags.count) patterns")
      numbers += tags
    }
    #expect(numbers.sorted() == Array(1...39))
  }
}
