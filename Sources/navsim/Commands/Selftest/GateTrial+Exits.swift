import Regression
import Recording

extension GateTrial {
  /// A trial for each exit class, and for several at once, of which the gravest wins.
  static let exits: [GateTrial] = [
    GateTrial(topic: .exit, name: "sound", code: .success, says: ["1 scenario passed"]),
    GateTrial(
      topic: .exit,
      name: "expectation violated",
      expectations: #"{ "event": "\#(EventKind.didArrive)", "count": 2 }"#,
      code: .regression,
      says: ["violated  ", "found 1", "1 of 1 scenario failed"]
    ),
    GateTrial(
      topic: .exit,
      name: "unknown key",
      members: #""tilte": "x","#,
      code: .invalidInput,
      says: ["story.json:4:", "did you mean 'title'?"]
    ),
    GateTrial(
      topic: .exit,
      name: "no golden",
      golden: nil,
      code: .missingGolden,
      says: ["no golden yet"]
    ),
    GateTrial(
      topic: .exit,
      name: "nothing selected",
      arguments: ["--filter", "nobody"],
      code: .nothingSelected,
      says: ["nothing was selected"]
    ),
    GateTrial(
      topic: .exit,
      name: "nothing selected, and that is fine",
      arguments: ["--filter", "nobody", "--no-tests", "pass"],
      code: .success
    ),
    GateTrial(
      topic: .exit,
      name: "two runs differ",
      second: [.change(#""to":"offRoute""#, #""deviation":60"#, to: #""deviation":61"#)],
      arguments: ["--check-determinism", "all"],
      code: .nondeterminism,
      says: [
        "two runs differ",
        "'\(EventKind.didChangeOnRouteState)' at 0:05.0, deviation is 60 and then 61",
      ]
    ),
    GateTrial(
      topic: .exit,
      name: "obsolete golden",
      files: ["Golden/navigators/canary/old.jsonl": "{}\n"],
      code: .obsolete,
      says: ["old.jsonl: error: no scenario has this golden"]
    ),
    GateTrial(
      topic: .exit,
      name: "an answer that another navigator does not ask for",
      isAnswerIdle: true,
      code: .success
    ),
    GateTrial(
      topic: .exit,
      name: "obsolete golden beside a regression",
      story: [.drop("\(EventKind.didArrive)")],
      files: ["Golden/navigators/canary/old.jsonl": "{}\n"],
      code: .regression,
      says: ["found 0"],
      hushes: ["no scenario has this golden"]
    ),
    GateTrial(
      topic: .exit,
      name: "two runs of a golden that is thinned differ",
      second: [.change(#""to":"offRoute""#, #""deviation":60"#, to: #""deviation":61"#)],
      sampling: #""record": { "sample": { "\#(EventKind.didUpdateLocation)": 5 } },"#,
      arguments: ["--check-determinism", "all"],
      code: .nondeterminism
    ),
    GateTrial(
      topic: .exit,
      name: "a wrong key in an included part",
      golden: nil,
      files: [
        "Scenarios/_part.json": "{ \"version\": 1,\n  \"wrong\": 5 }",
        "Scenarios/story.json":
          #"{ "version": 1, "title": "Whole", "duration": 5, "include": ["_part.json"] }"#,
      ],
      isOwn: true,
      follows: [["run", "FOLDER/Scenarios/story.json", "--set", "seed=4"]],
      code: .invalidInput,
      says: ["_part.json:2:3"]
    ),
    GateTrial(
      topic: .exit,
      name: "over its budget",
      members: #""budget": { "records": 3 },"#,
      code: .budgetExceeded,
      says: ["more than 3 records"]
    ),
    GateTrial(
      topic: .exit,
      name: "time that stands still",
      files: [
        "Scenarios/loop.json": #"""
        { "version": 1, "title": "Each wish undoes the other", "duration": 2, "actions": [
          { "at": 1, "do": "startGuidance" },
          { "on": { "event": "startGuidance", "every": true }, "do": "stopGuidance" },
          { "on": { "event": "stopGuidance", "every": true }, "do": "startGuidance" } ] }
        """#
      ],
      isOwn: true,
      code: .budgetExceeded,
      says: ["more than 10000 jobs at 1.0 s"]
    ),
    GateTrial(
      topic: .exit,
      name: "a drive that the map does not have",
      files: [
        "Scenarios/far.json": #"""
        { "version": 1, "title": "Farther than the street is long",
          "map": { "sketch": { "drawing": ["a---------b"], "ways": [{ "nodes": "ab", "highway": "primary" }] } },
          "trace": { "drive": { "random": { "distance": [50000, 60000] } } } }
        """#
      ],
      isOwn: true,
      code: .invalidInput,
      says: ["no drive of 50000.0...60000.0 m found on the map", #"widen "distance""#]
    ),
    GateTrial(
      topic: .exit,
      name: "an output that cannot be written",
      arguments: ["--reporter", "junit=FOLDER/Scenarios/story.json/junit.xml"],
      code: .harnessFault,
      says: ["story.json"]
    ),
    GateTrial(
      topic: .exit,
      name: "interrupted",
      stopsAfter: 0,
      code: .interrupted,
      says: ["interrupted"]
    ),
    GateTrial(
      topic: .exit,
      name: "a regression beside a missing golden",
      story: [.drop("\(EventKind.didArrive)")],
      files: ["Scenarios/new.json": other("new")],
      code: .regression,
      says: ["no golden yet", "found 0", "2 of 2 scenarios failed"]
    ),
    GateTrial(
      topic: .exit,
      name: "invalid input beside a regression",
      story: [.drop("\(EventKind.didArrive)")],
      files: ["Scenarios/broken.json": "{"],
      code: .invalidInput,
      says: ["broken.json:1:2", "found 0"]
    ),
  ]

  /// What is known excuses just that: tried with the SDK's own navigator, whose suite the marks are of.
  static let known: [GateTrial] = [
    GateTrial(
      topic: .known,
      name: "an expectation",
      expectations: twice(#""issue": "canary-1""#),
      golden: nil,
      arguments: ["--update", "missing"],
      isOwn: true,
      code: .success,
      says: ["NEW ", "violated as known: canary-1"]
    ),
    GateTrial(
      topic: .known,
      name: "an expectation, with a golden",
      expectations: twice(#""issue": "canary-1""#),
      isOwn: true,
      code: .success,
      says: ["KNOW", "1 violated as known"]
    ),
    GateTrial(
      topic: .known,
      name: "an expectation that is met again",
      expectations:
        #"{ "event": "\#(EventKind.didArrive)", "count": 1, "known": { "issue": "canary-1" } }"#,
      isOwn: true,
      code: .regression,
      says: ["is violated no more", "canary-1"]
    ),
    GateTrial(
      topic: .known,
      name: "an expectation, beside another",
      expectations: twice(#""issue": "canary-1""#)
        + #", { "never": "\#(EventKind.guidanceChanged)" }"#,
      isOwn: true,
      code: .regression,
      says: ["violated  ", "never \(EventKind.guidanceChanged)"]
    ),
    GateTrial(
      topic: .known,
      name: "an expectation, beside a golden that differs",
      expectations: twice(#""issue": "canary-1""#),
      golden: [.change("\(EventKind.didArrive)", #""index":0"#, to: #""index":1"#)],
      isOwn: true,
      code: .regression,
      says: ["2 arrivals: 1 added, 1 removed"]
    ),
    GateTrial(
      topic: .known,
      name: "a law",
      members: #""known": [{ "law": "unscriptedRequest", "issue": "canary-3" }],"#,
      expectations: anything,
      golden: nil,
      arguments: ["--update", "missing"],
      isOwn: true,
      answer: "",
      code: .success,
      says: ["NEW ", "violated as known: canary-3"]
    ),
    GateTrial(
      topic: .known,
      name: "a law that is kept again",
      members: #""known": [{ "law": "oneArrival", "issue": "canary-3" }],"#,
      isOwn: true,
      code: .regression,
      says: ["is violated no more", "canary-3"]
    ),
    GateTrial(
      topic: .known,
      name: "another law than the one that is broken",
      members: #""known": [{ "law": "oneArrival", "issue": "canary-3" }],"#,
      expectations: anything,
      isOwn: true,
      answer: "",
      code: .regression,
      says: ["broken    unscriptedRequest: "]
    ),
    GateTrial(
      topic: .known,
      name: "a law that another navigator breaks",
      members: #""known": [{ "law": "oneArrival", "issue": "canary-3" }],"#,
      expectations: anything,
      story: [.double("\(EventKind.didArrive)")],
      golden: [.double("\(EventKind.didArrive)")],
      code: .regression,
      says: ["broken    oneArrival: "]
    ),
    GateTrial(
      topic: .known,
      name: "an expectation that another navigator does not meet",
      expectations: twice(#""issue": "canary-1""#),
      code: .regression,
      says: ["exactly 2; found 1"]
    ),
    GateTrial(
      topic: .known,
      name: "differences of an event",
      members: #""known": [{ "event": "\#(EventKind.didArrive)", "issue": "canary-2" }],"#,
      golden: [.change("\(EventKind.didArrive)", #""index":0"#, to: #""index":1"#)],
      isOwn: true,
      code: .success,
      says: ["1 violated as known"]
    ),
    GateTrial(
      topic: .known,
      name: "differences of an event, and there is none",
      members: #""known": [{ "event": "\#(EventKind.didArrive)", "issue": "canary-2" }],"#,
      isOwn: true,
      code: .regression,
      says: ["is violated no more", "canary-2"]
    ),
    GateTrial(
      topic: .known,
      name: "differences of an event, beside those of another",
      members: #""known": [{ "event": "\#(EventKind.didArrive)", "issue": "canary-2" }],"#,
      golden: [
        .change("\(EventKind.didArrive)", #""index":0"#, to: #""index":1"#),
        .change(#""isActive":true"#, "requested", to: "arrival"),
      ],
      isOwn: true,
      code: .regression,
      says: [#"guidance change changed: cause "requested" (was "arrival")"#]
    ),
  ]

  /// Two arrivals, of which there is one.
  private static func twice(_ known: String) -> String {
    #"{ "event": "\#(EventKind.didArrive)", "count": 2, "known": { \#(known) } }"#
  }

  static let anything = #"{ "event": "\#(EventKind.didUpdateLocation)" }"#

  /// Another scenario of the suite, with the same story.
  private static func other(_ title: String) -> String {
    #"{ "version": 1, "title": "\#(title)", "trace": { "points": [{ "t": 0, "lat": 0, "lon": 0 }] } }"#
  }

  /// Suites of several scenarios of which one fails, wherever it stands among them.
  static let several: [GateTrial] = ["a", "z"].map { name in
    GateTrial(
      topic: .exit,
      name: "two scenarios, of which \(name == "a" ? "the first" : "the last") fails",
      files: [
        "Scenarios/\(name).json": #"""
        { "version": 1, "title": "Nobody arrives", "trace": { "points": [{ "t": 0, "lat": 0, "lon": 0 }] },
          "expect": [{ "event": "\#(EventKind.didArrive)", "count": 1 }] }
        """#
      ],
      isOwn: true,
      code: .regression,
      says: ["1 of 2 scenarios failed"]
    )
  }

  /// A trial for each way in which a recording and its golden differ.
  static let verdicts: [GateTrial] = [
    GateTrial(
      topic: .verdict,
      name: "a value changed",
      golden: [.change(#""to":"offRoute""#, #""deviation":60"#, to: #""deviation":59.99"#)],
      code: .regression,
      says: ["on-route state changed: deviation 60 (was 59.99)"]
    ),
    GateTrial(
      topic: .verdict,
      name: "the smallest change of a place",
      golden: [.change(#""lon":0.004"#, #""lon":0.004"#, to: #""lon":0.0040001"#)],
      code: .regression,
      says: ["location changed"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a word changed",
      golden: [.change("\(EventKind.didAnnounce)", "Drive on", to: "Drive in")],
      code: .regression,
      says: ["\"Drive on\" (was \"Drive in\")"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a member more",
      golden: [.change("\(EventKind.guidanceChanged)", #","cause":"requested""#, to: "")],
      code: .regression,
      says: ["guidance change changed: cause"]
    ),
    GateTrial(
      topic: .verdict,
      name: "an event added",
      golden: [.drop("\(EventKind.didAnnounce)")],
      code: .regression,
      says: ["didAnnounce added"]
    ),
    GateTrial(
      topic: .verdict,
      name: "an event removed",
      golden: [
        .add(
          after: "\(EventKind.didAnnounce)",
          [golden(2000, .didVibrate, #""utteranceKey":"1/0/0/0""#)]
        )
      ],
      code: .regression,
      says: ["removed"]
    ),
    GateTrial(
      topic: .verdict,
      name: "an arrival earlier by a tick",
      golden: [
        .change("\(EventKind.didArrive)", "10000", to: "11000"),
        .change(#""isActive":false"#, "10000", to: "11000"),
      ],
      code: .regression,
      says: ["arrival earlier by 1"]
    ),
    GateTrial(
      topic: .verdict,
      name: "an arrival later by a tick",
      golden: [
        .drop("\(EventKind.didArrive)"), .drop(#""isActive":false"#),
        .add(
          after: #""metres":111.2"#,
          [
            golden(9000, .didArrive, arrival(0)),
            golden(9000, .guidanceChanged, #""isActive":false,"cause":"arrival""#),
          ]
        ),
      ],
      code: .regression,
      says: ["arrival later by 1"]
    ),
    GateTrial(
      topic: .verdict,
      name: "two events of one moment in another order",
      golden: [.swap("\(EventKind.didAdvanceStep)", #""metres":778"#)],
      code: .regression,
      says: ["golden differs"]
    ),
    GateTrial(
      topic: .verdict,
      name: "many changes at once, each told as what it is",
      golden: [
        .drop(#""lon":0.002"#), .drop(#""metres":889"#), .drop("\(EventKind.didAnnounce)"),
        .add(after: #""lon":0.007"#, [golden(7000, .didVibrate, #""utteranceKey":"1/0/0/0""#)]),
        .change(#""metres":222"#, #""metres":222"#, to: #""metres":333"#),
        .change("\(EventKind.didAdvanceStep)", #""from":0,"to":1"#, to: #""from":0,"to":2"#),
      ],
      code: .regression,
      says: [
        "1 cause, 6 consequences", "2 threshold reports: 1 added, 1 changed, first at 0:02.0",
        "2 instructions: 1 added, 1 removed, first at 0:01.0",
        "2 steps: 1 added, 1 removed, first at 0:03.0", "location added at 0:02.0",
      ]
    ),
    GateTrial(
      topic: .verdict,
      name: "a departure that comes a tick later",
      golden: Self.later,
      code: .regression,
      says: [
        "1 cause, 2 consequences", "reroute later by 1 tick (1.0 s, 111.2 m), 2 events",
        "on-route state later by 1 tick (1.0 s, 111.2 m)",
      ],
      hushes: ["added", "removed", "changed"]
    ),
    GateTrial(
      topic: .verdict,
      name: "everything of a moment told twice",
      golden: [
        .add(
          after: #""metres":889"#,
          [
            golden(2000, .didUpdateLocation, #""lat":0,"lon":0.002,"isSnapped":true"#),
            golden(2000, .didUpdateRemainingDistance, #""metres":889.56,"threshold":100"#),
          ]
        )
      ],
      code: .regression,
      says: [
        "1 cause, 1 consequence", "threshold report removed (metres 889.56) (was at 0:02.0)",
        "location removed (was at 0:02.0)",
      ],
      hushes: ["added", "changed"]
    ),
    GateTrial(
      topic: .verdict,
      name: "what programs read of a run",
      expectations: anything,
      golden: nil,
      arguments: ["--update", "missing", "--json"],
      isOwn: true,
      code: .success,
      says: [
        #""exitCode":0,"passed":1,"held":1,"violated":0,"notJudged":0,"failed":0"#,
        #""interrupted":false,"simulatedSeconds":10"#, #""title":"The canary's story""#,
        #""state":"missing","updated":true"#, #""fixes":11,"records":56,"endTime":10000"#,
        #""\#(EventKind.didUpdateLocation)":11,"\#(EventKind.didChangeOnRouteState)":1"#,
        #""\#(EventKind.didArrive)":1,"\#(EventKind.guidanceChanged)":2"#, #""met":true}]"#,
        #""violations":[],"unusedAnswers":[]"#, #""determinism":{"same":true},"errors":[]"#,
        // The end of the leg is 1,111.95 m away, the reports come each second and each metre.
        #""stepAdvance fired at 0:10.0: 1111.95 against 1111.95 m""#,
        #""arrival fired at 0:10.0: 0.00 against 25.00 m""#,
        #""timeThreshold fired at 0:02.0: 11.12 against 1.00 s""#,
        #""distanceThreshold fired at 0:01.0: 111.20 against 1.00 m""#,
      ]
    ),
    GateTrial(
      topic: .verdict,
      name: "a recording that is longer",
      golden: [.drop(#""isActive":false"#)],
      code: .regression,
      says: ["guidance change added"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a recording that is shorter",
      golden: [
        .add(
          after: #""isActive":false"#,
          [golden(10_000, .didVibrate, #""utteranceKey":"1/0/0/0""#)]
        )
      ],
      code: .regression,
      says: ["removed"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden cut at the end of a line",
      golden: [.keep(9)],
      isClosed: false,
      code: .invalidInput,
      says: ["story.jsonl:9:1: error: the recording has no last line", "'navsim migrate' adds it"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden that lost a line",
      bytes: { Self.without(#""lon":0.004"#, $0) },
      code: .invalidInput,
      says: ["its last line closes it with", "'navsim accept --unseen'"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden that says another end",
      bytes: { Self.replacing(#""end":10000"#, #""end":10001"#, $0) },
      code: .invalidInput,
      says: ["its last line says that it ends at 10001 ms"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden that goes on behind its end",
      bytes: { $0 + Array((Self.story.last ?? "").utf8) + [UInt8(ascii: "\n")] },
      code: .invalidInput,
      says: ["story.jsonl:"]
    ),
    GateTrial(
      topic: .verdict,
      name: "what was left out of a golden is another",
      sampling: thinned,
      bytes: { Self.replacing(#""digest":""#, #""digest":"f"#, $0) },
      isOwn: true,
      code: .regression,
      says: ["\(EventKind.didUpdateLocation) that are left out of the recording changed"]
    ),
    GateTrial(
      topic: .verdict,
      name: "more is left out of a golden",
      sampling: thinned,
      bytes: { Self.replacing(#""count":"#, #""count":1"#, $0) },
      isOwn: true,
      code: .regression,
      says: ["\(EventKind.didUpdateLocation) left out of the recording (was 1"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden that is closed twice",
      bytes: { $0 + Self.last(of: $0) },
      code: .invalidInput,
      says: ["story.jsonl:"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden with the line ends of another system",
      bytes: { golden in
        golden.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
      },
      code: .invalidInput,
      says: ["story.jsonl:1:1: error: ", "carriage return"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden that an editor marked",
      bytes: { [0xEF, 0xBB, 0xBF] + $0 },
      code: .invalidInput,
      says: ["byte-order mark"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden cut within a line",
      bytes: { Array($0.dropLast(20)) },
      code: .invalidInput,
      says: ["cut off in the middle of a line"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden without its last line feed",
      bytes: { Array($0.dropLast(1)) },
      code: .invalidInput,
      says: ["story.jsonl:"]
    ),
    GateTrial(
      topic: .verdict,
      name: "an empty golden",
      bytes: { _ in [] },
      code: .invalidInput,
      says: ["story.jsonl"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden of another scenario",
      golden: [.change(#""navsim":1"#, #""scenario":"story""#, to: #""scenario":"tale""#)],
      code: .invalidInput,
      says: ["tale"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden of another navigator",
      golden: [.change(#""navsim":1"#, #""navigator":"canary""#, to: #""navigator":"parrot""#)],
      code: .invalidInput,
      says: ["parrot"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden of a later version",
      golden: [.change(#""navsim":1"#, #""navsim":1"#, to: #""navsim":9"#)],
      code: .invalidInput,
      says: ["version 9"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a line that is no JSON",
      golden: [.change("\(EventKind.didAnnounce)", #""text""#, to: "text")],
      code: .invalidInput,
      says: ["story.jsonl:"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a number that is none",
      golden: [.change(#""to":"offRoute""#, #""deviation":60"#, to: #""deviation":NaN"#)],
      code: .invalidInput,
      says: ["story.jsonl:"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a record without a time",
      golden: [.change("\(EventKind.didAnnounce)", #""t":1000,"#, to: "")],
      code: .invalidInput,
      says: ["story.jsonl:"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a record without an event",
      golden: [.change("\(EventKind.didAnnounce)", #""event":"#, to: #""events":"#)],
      code: .invalidInput,
      says: ["story.jsonl:"]
    ),
    GateTrial(
      topic: .verdict,
      name: "marks of a conflict",
      golden: [.add(after: "\(EventKind.didAnnounce)", ["<<<<<<< ours"])],
      code: .missingGolden,
      says: ["conflict markers"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a golden that is missing",
      golden: nil,
      code: .missingGolden,
      says: ["no golden yet"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a second run that is shorter",
      second: [.drop(#""isActive":false"#)],
      arguments: ["--check-determinism", "all"],
      code: .nondeterminism,
      says: ["two runs differ"]
    ),
    GateTrial(
      topic: .verdict,
      name: "a second run that is longer",
      second: [
        .add(
          after: #""isActive":false"#,
          [told(10_000, .didVibrate, #""utteranceKey":"1/0/0/0""#)]
        )
      ],
      arguments: ["--check-determinism", "all"],
      code: .nondeterminism,
      says: ["two runs differ"]
    ),
  ]

  private static let thinned = #""record": { "sample": { "\#(EventKind.didUpdateLocation)": 3 } },"#

  /// A golden without the first line that holds a text.
  private static func without(_ text: String, _ golden: [UInt8]) -> [UInt8] {
    let lines = String(decoding: golden, as: UTF8.self).split(separator: "\n").map(String.init)
    return Array((edited(lines, [.drop(text)]).joined(separator: "\n") + "\n").utf8)
  }

  /// A golden with other words in the line that closes it.
  private static func replacing(_ old: String, _ new: String, _ golden: [UInt8]) -> [UInt8] {
    let text = String(decoding: golden, as: UTF8.self)
    let closing = text.split(separator: "\n").last.map { "\($0)\n" } ?? ""
    return Array((text.dropLast(closing.count) + closing.replacing(old, with: new)).utf8)
  }

  /// The line that closes a golden.
  private static func last(of golden: [UInt8]) -> [UInt8] {
    let text = String(decoding: golden, as: UTF8.self)
    return Array((text.split(separator: "\n").last.map { "\($0)\n" } ?? "").utf8)
  }

  /// Each line of the golden left out, and each there twice: one finding, and nothing else.
  static let alignments: [GateTrial] = (2...33).flatMap { number in
    let line = #""seq":\#(number),"#
    return [
      GateTrial(
        topic: .verdict,
        name: "record \(number) left out of the golden",
        golden: [.drop(line)],
        code: .regression,
        says: ["golden differs: 1 cause\n", " added"],
        hushes: ["removed", "changed", "earlier", "later", "consequence"]
      ),
      GateTrial(
        topic: .verdict,
        name: "record \(number) twice in the golden",
        golden: [.double(line)],
        code: .regression,
        says: ["golden differs: 1 cause\n", " removed"],
        hushes: ["added", "changed", "earlier", "later", "consequence"]
      ),
    ]
  }

  /// The departure and its reroute a second before they are told.
  private static let later: [Edit] = [
    .drop(#""to":"offRoute""#), .drop("\(EventKind.shouldCorrectDeviation)"),
    .drop("\(EventKind.rerouteStarted)"),
    .add(
      after: #""metres":667"#,
      [
        golden(4000, .didChangeOnRouteState, #""from":"onRoute","to":"offRoute","deviation":60"#),
        golden(
          4000,
          .shouldCorrectDeviation,
          #""kind":"offRoute","deviation":60,"remainingWaypoints":[\#(pier)],"answer":"getNewRoutes""#
        ),
        golden(
          4000,
          .rerouteStarted,
          #""requestID":2,"origin":{"lat":0,"lon":0.005},"through":[\#(pier)]"#
        ),
      ]
    ),
  ]

  /// A line of a golden, as far as the number of the record does not matter.
  private static func golden(_ time: Int, _ event: EventKind, _ members: String) -> String {
    #"{"seq":99,"t":\#(time),"source":"navigator","event":"\#(event)",\#(members)}"#
  }
}
