import Platform
import Geodesy
import Recording
import RoadNetwork
import ScenarioLanguage
import ShortLived
import Testing
import TestSupport
import Traces

@testable import Regression
@testable import Simulation

@Suite("Expectations that a drive demands")
struct DemandedExpectationTests {
  private func story(of fixes: [Fix]) throws -> InferredDrive {
    try DriveInterpreter(try SimulatedDrive.source().map, name: "drive.gpx").story(of: fixes)
  }

  private func reroutes(_ list: [DriveExpectation], _ rule: DriveExpectation.Rule)
    -> [DriveExpectation]
  {
    list.filter { $0.rule == rule && $0.pattern.event == .rerouteStarted }
  }

  @Test("Who keeps to the plan is never rerouted, and arrives", arguments: [1, 2, 4] as [UInt64])
  func planned(seed: UInt64) throws {
    let story = try story(of: SimulatedDrive.drawn(seed: seed).fixes)
    let list = DriveExpectation.demanded(by: story)
    #expect(reroutes(list, .comes).isEmpty)
    let quiet = reroutes(list, .never)
    #expect(quiet.count == 1)
    #expect(quiet.first?.window.lowerBound == 0)
    #expect(quiet.first.map { Int64($0.window.upperBound) * 1000 > story.duration } == true)
    let arrivals = list.filter { $0.pattern.event == .didArrive }
    #expect(arrivals.map(\.rule) == [.once])
  }

  @Test(
    "A departure has a window of its own, and nothing is due before or after it",
    arguments: [3, 8, 11] as [UInt64]
  )
  func departed(seed: UInt64) throws {
    let (fixes, plan) = try SimulatedDrive.drawn(seed: seed, [.missedTurn])
    let story = try story(of: fixes)
    let list = DriveExpectation.demanded(by: story)
    let windows = reroutes(list, .comes).map(\.window)
    let quiet = reroutes(list, .never).map(\.window)
    let first = try #require(windows.first)
    #expect(windows.allSatisfy { $0.count < 90 }, "\(windows)")
    for pair in windows { #expect(!quiet.contains { $0.overlaps(pair) }, "\(quiet) \(windows)") }
    #expect(quiet.contains { $0.upperBound < first.lowerBound })
    // It is left at the junction, not before.
    let junction = try #require(plan.departures.first).distance
    let place = try #require(plan.path.position(at: junction)?.coordinate)
    let start = Int64(first.lowerBound) * 1000
    let left = try #require(story.fixes.indices.first { story.time(of: $0) > start })
    #expect(story.fixes[left].coordinate.distance(to: place) < 100)
  }

  @Test("A reflection is no departure, and a reroute for it would be false")
  func reflection() throws {
    var fixes = try SimulatedDrive.drawn(seed: 2).fixes
    let place = fixes[60].coordinate
    fixes[60].coordinate = place.destination(distance: 90, bearing: 20)
    let story = try story(of: fixes)
    #expect(story.departures.filter(\.isDemanded).isEmpty)
    let quiet = reroutes(DriveExpectation.demanded(by: story), .never).map(\.window)
    #expect(quiet.contains { $0.contains(61) && $0.contains(64) }, "\(quiet)")
  }

  @Test("A stand is an arrival while it stands, and the end is one, whatever a navigator does")
  func stops() throws {
    let places = [(47.142698, 9.5195), (47.1409, 9.5209), (47.1409, 9.5255)]
    let story = try story(of: SimulatedDrive.through(places, dwell: 300).fixes)
    let arrivals = DriveExpectation.demanded(by: story).filter {
      $0.pattern.event == .didArrive
    }
    #expect(arrivals.count == 2)
    let stop = try #require(story.stops.first)
    let window = try #require(arrivals.first?.window)
    #expect(Int64(window.lowerBound) * 1000 <= story.time(of: stop.fix))
    #expect(Int64(window.upperBound) * 1000 >= story.time(of: stop.last))
    #expect(Int64(window.upperBound) * 1000 <= story.time(of: stop.last) + 10_000)
  }

  @Test("What is violated is known, with why it must be so and what happens instead")
  func wrongs() throws {
    let story = try story(of: SimulatedDrive.drawn(seed: 1).fixes)
    let expectations = DriveExpectation.demanded(by: story)
    var facts = RunFacts()
    facts.expectations = expectations.map { expectation in
      let isMissed = expectation.rule == .once
      return .init(text: "x", isMissed ? .violated : .held, detail: isMissed ? "found 0" : "")
    }
    facts.laws = [
      .init(name: Law.oneArrival.rawValue, judgement: .violated, detail: "twice (at 1:00)"),
      .init(name: Law.rerouteEnds.rawValue, judgement: .held),
    ]
    let wrongs = DriveWrong.all(in: facts, of: expectations)
    #expect(wrongs.map(\.kind) == ["missed arrival", "oneArrival"])
    #expect(wrongs.map(\.instead) == ["found 0", "twice (at 1:00)"])
    #expect(wrongs.map(\.isLaw) == [false, true])
  }

  @Test("A drive on which the navigator breaks a law is kept: that is known, and told first")
  func kept() throws {
    let fixes = try SimulatedDrive.drawn(seed: 3).fixes
    let folder = try TemporaryFolder()
    let author = DriveAuthor(
      name: "drive.gpx",
      source: try SimulatedDrive.source(),
      choices: .init(),
      temporary: ShortLived.folder,
      planted: .arrivesAgain,
      shouldStop: { false }
    )
    let made = try author.scenario(
      of: fixes,
      for: DriveTargets(scenario: folder.path + "/x.json", workingFolder: folder.path)
    )
    #expect(made.problems.isEmpty, "\(made.problems)")
    #expect(made.wrongs.contains { $0.kind == Law.oneArrival.rawValue })
    #expect(made.wrongs.contains { $0.kind == "missed arrival" }, "it arrives twice, not once")
    let text = String(decoding: made.scenario, as: UTF8.self)
    #expect(text.contains("\"law\": \"oneArrival\""))
    #expect(text.contains("\"instead\": \"found "), "\(text)")
  }
}
