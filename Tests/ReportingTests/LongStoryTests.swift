import CanonicalJSON
import Geodesy
import Navigation
import ScenarioLanguage
import Simulation
import Testing

@testable import Reporting

@Suite("Drives too long for a page") struct LongStoryTests {
  private func scenario() throws -> Scenario {
    let text = #"{"version":1,"title":"x","duration":1}"#
    return try ScenarioLoader.decode(Array(text.utf8), path: "x", name: "x", root: nil)
  }

  /// A decision of a time, as a ledger keeps it.
  private func decision(_ time: Int64, margin: Double, fired: Bool) throws -> DecisionLedger.Entry {
    let ledger = DecisionLedger(keepsAll: true)
    let decision = Decision(
      rule: .offRoute,
      measured: 50 + margin,
      threshold: 50,
      unit: .metres,
      fired: fired,
      margin: margin
    )
    ledger.navigatorDecided(decision, at: Instant(nanoseconds: time * 1_000_000))
    return try #require(ledger.entries.first)
  }

  private func event(_ time: Int64, _ words: String?) -> DriveStory.Event {
    DriveStory.Event(
      time: time,
      source: "navigator",
      kind: nil,
      name: "navigator.x",
      words: words.map { EventWords(label: $0, text: "", tone: "plain") },
      payload: Array("{}".utf8)
    )
  }

  /// A drive of so many seconds, with an event and a decision that took effect in each hundred.
  private func story(seconds: Int64, limit: Int) throws -> DriveStory {
    var long = LongStory(limit: limit)
    for time in 0..<seconds {
      long.take(
        .location(
          DriveStory.Location(
            time: time * 1000,
            coordinate: Coordinate(latitude: 47, longitude: 9 + Double(time) * 1e-5),
            isSnapped: false,
            isReckoned: false
          )
        )
      )
      long.take(.event(event(time * 1000, time % 100 == 0 ? "told" : nil)))
      let margin = time == 777 ? -0.5 : -40
      long.take(.decision(try decision(time * 1000, margin: margin, fired: time % 100 == 0)))
    }
    return long.takeStory(of: try scenario(), stops: [], endTime: seconds * 1000)
  }

  @Test("What a timeline tells and every decision that took effect stay; the rest is thinned")
  func thinned() throws {
    let story = try story(seconds: 5000, limit: 100)
    #expect(story.events.filter { $0.words != nil }.map(\.time) == (0..<50).map { $0 * 100_000 })
    #expect(story.decisions.filter(\.decision.fired).count == 50)
    #expect((50...103).contains(story.locations.count))
    #expect(story.locations.first?.time == 0 && story.locations.last?.time == 4_999_000)
    #expect(story.decisions.contains { $0.decision.margin == -0.5 }, "the closest that held")
    for times in [story.events.map(\.time), story.decisions.map(\.milliseconds)] {
      #expect(times == times.sorted())
    }
  }

  @Test("The page and the command say what was thinned")
  func remark() throws {
    let remark = try #require(try story(seconds: 5000, limit: 100).remark)
    #expect(remark.hasPrefix("a long drive, thinned: "))
    #expect(remark.contains(" of 5,000 positions"))
    var writer = JSONWriter()
    writer.beginObject()
    StoryJSON(story: try story(seconds: 5000, limit: 100)).write(to: &writer)
    writer.endObject()
    #expect(try JSONDocument(parsing: writer.bytes).root["remark"]?.string == remark)
  }

  @Test("Of a drive of a day nothing is left out, and nothing is said")
  func whole() throws {
    let story = try story(seconds: 86_400, limit: LongStory.limit)
    #expect(story.locations.count == 86_400 && story.events.count == 86_400)
    #expect(story.remark == nil)
  }
}
