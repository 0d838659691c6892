import Testing

@testable import Regression

/// When and by how much an event moved, as verdicts tell it.
@Suite("Shifts") struct ShiftTests {
  /// A drive north by 10 m a second, whose places from second 5 on are put on a road to the east of it.
  private static func drive(leaving: Int, hasSpeed: Bool = true) -> DriveRecording {
    var drive = DriveRecording(seconds: 0)
    drive.records = []
    for second in 0..<20 {
      let isSnapped = second < leaving
      // On the road that it left, the vehicle seems to stand.
      let latitude = 47 + Double(isSnapped ? min(second, 5) : second) * 0.00008993
      let longitude = isSnapped ? 9.5 : 9.501
      let speed = hasSpeed ? #","speed":10"# : ""
      drive.add(
        second * 1000,
        "navigator.didUpdateLocation",
        #""lat":\#(latitude),"lon":\#(longitude)\#(speed),"isSnapped":\#(isSnapped)"#
      )
    }
    drive.add(
      leaving * 1000,
      "navigator.didChangeOnRouteState",
      #""from":"onRoute","to":"offRoute""#
    )
    return drive
  }

  private func diff(_ golden: DriveRecording, _ new: DriveRecording) throws -> RecordingDiff {
    try RecordingDiff(golden: golden.bytes, path: "golden", new: new.bytes, path: "new")
  }

  @Test(
    "The metres are those that were driven, not from a place on the route to one beside it",
    arguments: [(6, 9), (9, 6), (6, 7)]
  )
  func metres(before: Int, now: Int) throws {
    let diff = try diff(Self.drive(leaving: before), Self.drive(leaving: now))
    let change = try #require(
      diff.changes.first { diff.event(of: $0) == "navigator.didChangeOnRouteState" }
    )
    let metres = try #require(diff.shift(of: change)?.metres)
    #expect(abs(metres - Double(now - before) * 10) < 0.5, "\(metres) m")
  }

  @Test("Without a speed the raw places of either recording tell the way")
  func withoutSpeed() throws {
    let golden = Self.drive(leaving: 6, hasSpeed: false)
    let diff = try diff(golden, Self.drive(leaving: 9, hasSpeed: false))
    let change = try #require(
      diff.changes.first { diff.event(of: $0) == "navigator.didChangeOnRouteState" }
    )
    #expect(abs(try #require(diff.shift(of: change)?.metres) - 30) < 0.5)
  }

  @Test("What came earlier stands where it came, before what follows from it")
  func earlier() throws {
    var golden = DriveRecording()
    golden.add(15_000, "navigator.rerouteStarted", #""requestID":2"#)
    golden.add(9000, "navigator.routeStatus", #""requestID":1,"status":"ok""#)
    var new = golden
    new.move("navigator.rerouteStarted", to: 5000)
    new.move("navigator.routeStatus", to: 8000)
    let diff = try diff(golden, new)
    #expect(diff.changes.map(\.time) == [5000, 8000])
    #expect(diff.event(of: diff.changes[0]) == "navigator.rerouteStarted")
  }

  @Test("A change of GPS quality is called so, and is no location")
  func quality() throws {
    var new = DriveRecording()
    new.add(7000, "navigator.didChangeGPSQuality", #""quality":"poor""#)
    #expect(try diff(DriveRecording(), new).headline == ["GPS quality added at 0:07.0"])
  }

  @Test("A golden that was cut at the end of a line is said to be that")
  func cut() throws {
    var whole = DriveRecording()
    whole.isClosed = false
    let lines = whole.text.split(separator: "\n")
    let golden = Array((lines.dropLast(4).joined(separator: "\n") + "\n").utf8)
    let diff = try RecordingDiff(golden: golden, path: "g", new: whole.bytes, path: "n")
    #expect(diff.isGoldenBeginning)
    #expect(diff.headline.last?.hasPrefix("the golden ends at 0:1") == true)
    let causes = try #require(try CauseFolder(diff, golden: golden) { _, _ in nil }.causes())
    #expect(causes.map(\.finding.group) == ["golden cut off"])
    #expect(try !self.diff(whole, DriveRecording(seconds: 21)).isGoldenBeginning)
  }

  @Test("A run that goes on where its golden ends became longer")
  func longer() throws {
    var golden = DriveRecording()
    let new = golden
    golden.records.removeLast(3)
    let diff = try self.diff(golden, new)
    #expect(diff.isGoldenBeginning)
    #expect(diff.headline.last?.hasSuffix("goes on: the run became longer") == true)
    let causes = try #require(try CauseFolder(diff, golden: golden.bytes) { _, _ in nil }.causes())
    #expect(causes.map(\.finding.group) == ["the run goes on"])
  }

  @Test(
    "What an editor does to a golden has a name",
    arguments: [
      ("\u{FEFF}{", GoldenDamage.Reason.byteOrderMark), ("{\r\n", .carriageReturns),
    ]
  )
  func editors(start: String, reason: GoldenDamage.Reason) {
    #expect(GoldenDamage(ofLineEnds: Array(start.utf8), path: "g")?.reason == reason)
    #expect(GoldenDamage(ofLineEnds: Array("{}\n".utf8), path: "g") == nil)
  }

  @Test("Time that runs backwards is damage, at its line")
  func backwards() {
    var golden = DriveRecording()
    golden.records.swapAt(3, 8)
    let damage = #expect(throws: GoldenDamage.self) {
      try RecordingIndex(golden.bytes, path: "g")
    }
    #expect(damage?.description.contains("time runs backwards") == true)
  }
}
