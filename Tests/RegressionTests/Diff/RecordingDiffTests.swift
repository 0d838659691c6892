import CanonicalJSON
import Regression
import ScenarioLanguage
import Testing

@Suite struct RecordingDiffTests {
  private let golden = DriveRecording()

  private func diff(_ new: DriveRecording) throws -> RecordingDiff {
    try RecordingDiff(golden: golden.bytes, path: "golden", new: new.bytes, path: "new")
  }

  @Test("Nothing is no difference")
  func nothing() throws {
    let diff = try diff(golden)
    #expect(diff.isEmpty)
    #expect(diff.report() == ["no difference"])
  }

  @Test("An event missing in the golden is one change, added, wherever it stood")
  func insertion() throws {
    for index in golden.records.indices {
      var shorter = golden
      shorter.records.remove(at: index)
      let diff = try RecordingDiff(
        golden: shorter.bytes,
        path: "golden",
        new: golden.bytes,
        path: "new"
      )
      #expect(diff.changes.map(\.verdict) == [.added])
      #expect(diff.changes.first?.new == index)
    }
  }

  @Test("A line taken out of a golden by hand is one change, added")
  func deletedLine() throws {
    var lines = golden.text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.remove(at: 9)
    let diff = try RecordingDiff(
      golden: Array(lines.joined(separator: "\n").utf8),
      path: "golden",
      new: golden.bytes,
      path: "new"
    )
    #expect(diff.changes.map(\.verdict) == [.added])
    var writer = JSONWriter()
    diff.write(to: &writer)
    let json = try JSONDocument(parsing: writer.bytes).root
    #expect(json["changes"]?.elements.map { $0["verdict"]?.string } == ["added"])
    #expect(json["equal"]?.bool == false)
  }

  @Test("An event of the golden that the new recording lacks is removed")
  func removal() throws {
    var new = golden
    new.records.remove(at: try #require(new.index(of: "navigator.didArrive")))
    let diff = try diff(new)
    #expect(diff.headline == ["arrival removed (index 0) (was at 0:18.0)"])
  }

  @Test(
    "An arrival at another time is told in ticks, seconds and metres",
    arguments: [
      (19_000, "arrival later by 1 tick (1.0 s, 13.4 m)"),
      (17_000, "arrival earlier by 1 tick (1.0 s, 13.4 m)"),
      (16_000, "arrival earlier by 2 ticks (2.0 s, 26.8 m)"),
      (18_250, "arrival later by 0.25 s (3.3 m)"),
    ]
  )
  func shift(time: Int, expected: String) throws {
    var new = golden
    new.move("navigator.didArrive", to: time)
    let diff = try diff(new)
    #expect(diff.changes.map(\.verdict) == [.moved])
    #expect(diff.headline == [expected])
  }

  @Test("A value that is another is a change with its path, old and new")
  func change() throws {
    var new = golden
    let index = try #require(new.index(of: "navigator.didArrive"))
    new.records[index].body.replace(
      "\"isFinalDestination\":true",
      with: "\"isFinalDestination\":false"
    )
    let diff = try diff(new)
    #expect(
      diff.headline == ["arrival changed: isFinalDestination false (was true) at 0:18.0"]
    )
    #expect(diff.isCosmetic(try #require(diff.changes.first)) == false)
  }

  @Test("Another title alone is cosmetic")
  func cosmetic() throws {
    var new = golden
    let index = try #require(new.index(of: "navigator.didArrive"))
    new.records[index].body.replace("Post", with: "Post office")
    let summary = DiffSummary(try diff(new))
    #expect(summary.isCosmetic)
    #expect(summary.kinds == "0 behavioural, 1 cosmetic")
  }

  @Test("Two events of one moment in another order are one change")
  func order() throws {
    var new = golden
    new.records.swapAt(0, 1)
    let diff = try diff(new)
    #expect(diff.changes.map(\.verdict) == [.moved])
    #expect(diff.headline.first?.hasSuffix("in another order") == true)
  }

  @Test("The gravest behaviour stands first, and several of a kind are counted")
  func headline() throws {
    var new = golden
    new.move("navigator.didArrive", to: 19_000)
    new.add(3000, "navigator.rerouteStarted", #""requestID":2"#)
    for index in new.records.indices where new.records[index].body.contains("RemainingTime") {
      new.records[index].body.replace("\"seconds\":", with: "\"seconds\":9")
    }
    #expect(
      try diff(new).headline == [
        "rerouteStarted added at 0:03.0",
        "arrival later by 1 tick (1.0 s, 13.4 m)",
        "4 threshold reports: 4 changed, first at 0:00.0",
      ]
    )
  }

  @Test("Another header is a difference of its own")
  func header() throws {
    var new = golden
    new.header.replace("\"seed\":7", with: "\"seed\":8")
    let diff = try diff(new)
    #expect(!diff.isEmpty)
    #expect(diff.headline == ["header: seed 8 (was 7)"])
    #expect(DiffSummary(diff).isCosmetic)
  }

  @Test("Another format alone is said to be that")
  func format() throws {
    var text = golden.text
    text.replace("\"seq\":3,", with: "\"seq\": 3, ")
    let diff = try RecordingDiff(
      golden: Array(text.utf8),
      path: "golden",
      new: golden.bytes,
      path: "new"
    )
    #expect(diff.changes.isEmpty)
    #expect(!diff.isEmpty)
    #expect(diff.isFormatOnly)
  }

  @Test("What follows soon is folded under its cause; after a minute of quiet a new one begins")
  func causes() throws {
    let long = DriveRecording(seconds: 200)
    var new = long
    new.add(5000, "navigator.rerouteStarted", #""requestID":2"#)
    new.add(6000, "navigator.routeStatus", #""requestID":2,"status":"ok""#)
    new.add(7000, "navigator.didAdvanceStep", #""leg":0,"from":0,"to":1"#)
    new.add(150_000, "navigator.didVibrate", #""with":"x""#)
    let diff = try RecordingDiff(golden: long.bytes, path: "golden", new: new.bytes, path: "new")
    #expect(diff.causes.map(\.consequences.count) == [2, 0])
    #expect(diff.causesSummary == "2 causes, 2 consequences folded by time (a guess)")
    #expect(diff.event(of: diff.causes[0].change) == "navigator.rerouteStarted")
  }

  @Test("Everything later by the same is told as moved, not as added and removed")
  func everythingLater() throws {
    var new = golden
    for index in new.records.indices { new.records[index].time += 250 }
    let diff = try diff(new)
    #expect(diff.changes.count == golden.records.count)
    #expect(diff.changes.allSatisfy { $0.verdict == .moved })
    #expect(!diff.isApproximate)
    #expect(
      diff.headline == [
        "arrival later by 1 tick (0.25 s, 3.3 m)",
        "threshold report later by 1 tick (0.25 s, 0.0 m), 4 events",
        "location later by 1 tick (0.25 s, 0.0 m), 20 events",
      ]
    )
  }

  @Test("Recordings with nothing in common are all removed and all added")
  func nothingInCommon() throws {
    var new = golden
    new.records = []
    for second in 0..<300 {
      new.add(second * 1000 + 1, "other.event\(second % 7)", #""x":\#(second)"#)
    }
    let diff = try diff(new)
    #expect(diff.changes.count { $0.verdict == .removed } == golden.records.count)
    #expect(diff.changes.count { $0.verdict == .added } == 300)
  }

  @Test(
    "A recording that is none is refused with its line",
    arguments: [
      (
        "{\"navsim\":1,\"scenario\":\"x\"}\nhello\n",
        "new:2:1: error: the recording is damaged: found 'hello', expected a value"
      ),
      (
        "{\"navsim\":1,\"scenario\":\"x\"}\n{\"seq\":0,\"t\":1",
        "new:2:1: error: the recording is cut off in the middle of a line"
      ),
      (
        "{\"navsim\":1,\"scenario\":\"x\"}\n{\"seq\":0,\"event\":\"x\"}\n",
        "new:2:1: error: a record without 't'"
      ),
      (
        "{\"navsim\":1,\"scenario\":\"x\"}\n{\"seq\":0,\"t\":1}\n",
        "new:2:1: error: a record without 'event'"
      ),
      ("", "new:1:1: error: the recording is empty"),
    ]
  )
  func damaged(text: String, expected: String) {
    let damage = #expect(throws: GoldenDamage.self) {
      try RecordingDiff(
        golden: golden.bytes,
        path: "golden",
        new: Array(text.utf8),
        path: "new"
      )
    }
    #expect(damage?.description == expected)
  }
}
