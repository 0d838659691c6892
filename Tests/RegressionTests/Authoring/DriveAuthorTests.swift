import Platform
import Geodesy
import RoadNetwork
import ShortLived
import Testing
import Traces

@testable import Regression
@testable import ScenarioLanguage
@testable import Simulation
import TestSupport

@Suite("Authoring a scenario of a drive")
struct DriveAuthorTests {
  private func author(_ choices: DriveAuthor.Choices = .init()) throws -> DriveAuthor {
    DriveAuthor(
      name: "drive.gpx",
      source: try SimulatedDrive.source(),
      choices: choices,
      temporary: ShortLived.folder,
      shouldStop: { false }
    )
  }

  private func targets(_ folder: TemporaryFolder) -> DriveTargets {
    DriveTargets(scenario: folder.path + "/Scenarios/new/x.json", workingFolder: folder.path)
  }

  @Test(
    "What is written passes the gate, twice and byte for byte",
    arguments: [
      (1, []), (2, []), (3, [.missedTurn]), (8, [.wrongTurn]), (11, [.uTurn]),
    ] as [(UInt64, [DepartureSetup.Kind])]
  )
  func passes(drive: (seed: UInt64, kinds: [DepartureSetup.Kind])) throws {
    let fixes = try SimulatedDrive.drawn(seed: drive.seed, drive.kinds).fixes
    let folder = try TemporaryFolder()
    let made = try author().scenario(of: fixes, for: targets(folder))
    #expect(made.problems.isEmpty, "\(made.problems)")
    #expect(made.run.finalArrivals.count == 1)
    #expect(made.expectations.count >= 3)
    if drive.kinds.isEmpty {
      #expect(made.run.rerouteStarts.isEmpty)
    } else {
      #expect(!made.reroutes.isEmpty)
      for reroute in made.reroutes {
        if case .unknown = reroute.cause { Issue.record("unexplained at \(reroute.time)") }
      }
    }
    try made.write()
    let test = ScenarioTest(
      executor: SimulationExecutor(),
      store: GoldenStore(),
      policy: .checking
    )
    let outcome = test.outcome(of: made.targets.identity, checkingDeterminism: true)
    #expect(outcome.isPassed, "\(outcome)")
    #expect(outcome.wasCheckedForDeterminism)
  }

  @Test("A drive that comes home again has a stop where it was farthest")
  func roundTrip() throws {
    let places = [(47.142698, 9.5195), (47.1472, 9.5345), (47.142698, 9.5197)]
    let fixes = try SimulatedDrive.through(places, dwell: 30).fixes
    let folder = try TemporaryFolder()
    let made = try author().scenario(of: fixes, for: targets(folder))
    #expect(made.problems.isEmpty, "\(made.problems)")
    #expect(made.story.stops.map(\.certainty).contains(.doubtful))
    let arrival = try #require(made.run.finalArrivals.first)
    #expect(arrival > made.story.duration / 2)
  }

  @Test("In disguise the same happens between the new ends", arguments: [3, 8] as [UInt64])
  func anonymised(seed: UInt64) throws {
    let fixes = try SimulatedDrive.drawn(seed: seed, [.missedTurn], metres: 3000...5000).fixes
    let source = try SimulatedDrive.source()
    let match = try DriveMatch(fixes, on: source.map, name: "drive.gpx")
    let trimmed = try DriveAnonymiser.trimmed(match, on: source.map, name: "drive.gpx")
    let (first, last) = (try #require(fixes.first), try #require(fixes.last))
    let ends = [(try #require(trimmed.first), first), (try #require(trimmed.last), last)]
    for (end, old) in ends {
      #expect(end.coordinate.distance(to: old.coordinate) >= DriveAnonymiser.distance)
    }
    let folder = try TemporaryFolder()
    let plain = try author().scenario(of: trimmed, for: targets(folder))
    var choices = DriveAuthor.Choices()
    choices.isAnonymised = true
    let hidden = try author(choices).scenario(of: fixes, for: targets(folder))
    #expect(hidden.problems.isEmpty, "\(hidden.problems)")
    #expect(hidden.isAlike(plain))
    #expect(
      hidden.story.departures.filter(\.isDemanded).map(\.kind)
        == plain.story.departures.filter(\.isDemanded).map(\.kind)
    )
    let (old, new) = (plain.story.fixes, hidden.story.fixes)
    #expect(old.count == new.count)
    for index in old.indices.dropFirst() where index < new.count {
      #expect(new[index].time - new[0].time == old[index].time - old[0].time)
      #expect(new[index].altitude == nil)
    }
    #expect(new.first.map { DriveAnonymiser.week.contains($0.time) } == true)
  }

  @Test(
    "What the driver says of a departure holds when the drive is hidden",
    arguments: [3, 8] as [UInt64]
  )
  func hiddenAnswer(seed: UInt64) throws {
    let fixes = try SimulatedDrive.drawn(seed: seed, [.missedTurn], metres: 3000...5000).fixes
    let folder = try TemporaryFolder()
    var choices = DriveAuthor.Choices()
    choices.isAnonymised = true
    let plain = try author(choices).scenario(of: fixes, for: targets(folder)).story
    let story = try DriveInterpreter(try SimulatedDrive.source().map, name: "drive.gpx")
      .story(of: fixes)
    let departure = try #require(story.departures.first { $0.isDemanded })
    #expect(!plain.departures.filter(\.isDemanded).isEmpty)
    choices.reading.answers[story.fixes[departure.fix].time] = .unknown
    let hidden = try author(choices).scenario(of: fixes, for: targets(folder)).story
    #expect(hidden.dismissed.map(\.answer) == [.unknown])
    #expect(
      hidden.departures.count(where: \.isDemanded)
        == plain.departures.count(where: \.isDemanded) - 1
    )
  }

  @Test(
    "Parts of a drive are tried from the longest on, and lie within it",
    arguments: [0, 2, 7, 400]
  )
  func parts(count: Int) throws {
    let fix = Fix(time: 0, coordinate: Coordinate(latitude: 0, longitude: 0))
    let parts = DriveAnonymiser.parts(of: Array(repeating: fix, count: count))
    #expect(parts.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= count && $0.count > 2 })
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $1.count <= $0.count + 1 })
    #expect(parts.isEmpty == (count < 6))
  }

  @Test("A drive that is too short cannot be hidden, and says so")
  func tooShort() throws {
    let fixes = try SimulatedDrive.drawn(seed: 1, metres: 500...600).fixes
    var choices = DriveAuthor.Choices()
    choices.isAnonymised = true
    let folder = try TemporaryFolder()
    #expect {
      _ = try author(choices).scenario(of: fixes, for: targets(folder))
    } throws: {
      "\($0)".contains("too short to be anonymised")
    }
  }
}
