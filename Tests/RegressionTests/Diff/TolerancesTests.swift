import Regression
import ScenarioLanguage
import Seeds
import Testing

@Suite struct TolerancesTests {
  @Test("At the limit a value passes, one unit of the last place beyond it does not")
  func boundary() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<5000 {
      let absolute = Double(Int.random(in: 1...64, using: &random)) / 64
      let rule = Tolerances.Rule(event: "*", field: "speed", absolute: absolute)
      // Multiples of 1/64 below 2^20 keep the difference exact.
      let value = Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 64
      #expect(rule.allows(value, value + absolute))
      #expect(rule.allows(value, value - absolute))
      #expect(rule.allows(0, absolute.nextDown))
      #expect(!rule.allows(0, absolute.nextUp))
      #expect(!rule.allows(0, -absolute.nextUp))
    }
  }

  @Test("A share is taken of the greater value")
  func relative() {
    let rule = Tolerances.Rule(event: "*", field: "distance", absolute: 1, relative: 0.125)
    #expect(rule.allows(70, 80))
    #expect(!rule.allows(70.0.nextDown, 80))
    #expect(rule.allows(-80, -70))
    #expect(rule.allows(0, 1))
    #expect(!rule.allows(0, 1.0.nextUp + 0.2))
  }

  @Test("Angles are compared around the circle")
  func angles() {
    let rule = Tolerances.Rule(event: "*", field: "course", absolute: 5)
    #expect(rule.allows(358, 3))
    #expect(rule.allows(3, 358))
    #expect(!rule.allows(358, 4))
    #expect(!Tolerances.Rule(event: "*", field: "speed", absolute: 5).allows(358, 3))
  }

  @Test("Positions are compared by metres, the rest stays exact")
  func positions() throws {
    let golden = DriveRecording()
    var new = golden
    let event = "navigator.didUpdateLocation"
    let index = try #require(new.index(of: event))
    new.records[index].body.replace("\"lon\":9.5", with: "\"lon\":9.50001")
    // 0.76 m at this latitude.
    #expect(
      try count(golden, new, [Tolerances.Rule(event: event, field: "coordinate", absolute: 1)]) == 0
    )
    #expect(
      try count(golden, new, [Tolerances.Rule(event: event, field: "coordinate", absolute: 0.5)])
        == 1
    )
    #expect(
      try count(golden, new, [Tolerances.Rule(event: event, field: "speed", absolute: 9)]) == 1
    )
    #expect(try count(golden, new, []) == 1)
  }

  @Test(
    "A tolerance of a place is of the place alone, and reaches places within others",
    arguments: [
      ("*/origin=1", #""lon":9.50001"#, true), ("*/origin=0.5", #""lon":9.50001"#, false),
      ("*/position=1", #""lon":9.50001"#, true), ("*/origin=999", #""course":270"#, false),
      ("*/course=180", #""course":270"#, true), ("*/origin=999", #""title":"Pest""#, false),
    ]
  )
  func nested(rule: String, change: String, isAllowed: Bool) throws {
    var golden = DriveRecording()
    let origin = #""origin":{"lat":47,"lon":9.5,"course":90,"title":"Post"}"#
    golden.add(500, "provider.customCalled", origin)
    var new = golden
    let index = try #require(new.index(of: "provider.customCalled"))
    let key = change.prefix { $0 != ":" }
    let old = try #require(
      [#""lon":9.5"#, #""course":90"#, #""title":"Post""#].first { $0.hasPrefix(key) }
    )
    new.records[index].body.replace(old, with: change)
    #expect(try count(golden, new, [Tolerances.Rule(parsing: rule)]) == (isAllowed ? 0 : 1))
  }

  @Test("What tolerances allow is no difference of the format either")
  func format() throws {
    let golden = DriveRecording()
    var new = golden
    let index = try #require(new.index(of: "navigator.didUpdateLocation"))
    new.records[index].body.replace("\"lon\":9.5", with: "\"lon\":9.50001")
    let rules = try [Tolerances.Rule(parsing: "*/position=1")]
    #expect(try diff(golden, new, rules).isEmpty)
    #expect(try !diff(golden, new, []).isEmpty)
  }

  @Test("The place of an event is compared in metres, latitude and longitude together")
  func places() throws {
    var golden = DriveRecording()
    golden.add(500, "navigator.didPassWaypoint", #""lat":47,"lon":9.5,"index":0"#)
    var new = golden
    let index = try #require(new.index(of: "navigator.didPassWaypoint"))
    new.records[index].body.replace(
      "\"lat\":47,\"lon\":9.5",
      with: "\"lat\":47.00001,\"lon\":9.50001"
    )
    // 1.11 m to the north and 0.76 m to the east: 1.35 m.
    let rule = try Tolerances.Rule(parsing: "*/position=1.4")
    #expect(try count(golden, new, [rule]) == 0)
    #expect(try count(golden, new, [Tolerances.Rule(parsing: "*/position=1.3")]) == 1)
    new.records[index].body.replace("\"index\":0", with: "\"index\":1")
    #expect(try count(golden, new, [rule]) > 0)
    #expect(throws: ToleranceError.self) { try Tolerances.Rule(parsing: "*/position=1%") }
  }

  @Test("A tolerance that applies to nothing is an error")
  func nothing() {
    let golden = DriveRecording()
    let error = #expect(throws: ToleranceError.self) {
      try count(golden, golden, [Tolerances.Rule(event: "*", field: "sped", absolute: 1)])
    }
    #expect(
      error?.description
        == "error: tolerance '*/sped' matches no value of either recording"
    )
  }

  @Test("A tolerance is written as event, field and amount")
  func parsing() throws {
    #expect(
      try Tolerances.Rule(parsing: "navigator.didArrive/index=0.5")
        == Tolerances.Rule(event: "navigator.didArrive", field: "index", absolute: 0.5)
    )
    #expect(
      try Tolerances.Rule(parsing: "*/distance=1%")
        == Tolerances.Rule(event: "*", field: "distance", absolute: 0, relative: 0.01)
    )
    for text in ["", "a=1", "a/b", "a/b=", "a/b=x", "a/b=-1", "/b=1", "a/=1", "a/b=inf"] {
      #expect(throws: ToleranceError.self) { try Tolerances.Rule(parsing: text) }
    }
  }

  private func count(
    _ golden: DriveRecording,
    _ new: DriveRecording,
    _ rules: [Tolerances.Rule]
  ) throws -> Int { try diff(golden, new, rules).changes.count }

  private func diff(
    _ golden: DriveRecording,
    _ new: DriveRecording,
    _ rules: [Tolerances.Rule]
  ) throws -> RecordingDiff {
    try RecordingDiff(
      golden: golden.bytes,
      path: "golden",
      new: new.bytes,
      path: "new",
      tolerances: Tolerances(rules)
    )
  }
}
