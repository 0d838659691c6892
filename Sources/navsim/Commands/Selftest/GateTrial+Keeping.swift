import Platform
import Recording
import Regression
import Simulation

extension GateTrial {
  /// What becomes of a recording: whether it waits, is taken or thrown away, on somebody's machine and in CI.
  static let keeping: [GateTrial] =
    [
      GateTrial(
        topic: .verdict,
        name: "what differs waits where a person works",
        golden: [.change(#""to":"offRoute""#, #""deviation":60"#, to: #""deviation":61"#)],
        environment: athome,
        code: .regression,
        says: ["deviation"]
      ),
      GateTrial(
        topic: .verdict,
        name: "what differs waits nowhere in CI",
        golden: [.change(#""to":"offRoute""#, #""deviation":60"#, to: #""deviation":61"#)],
        code: .regression,
        hushes: ["waits"]
      ),
      GateTrial(
        topic: .verdict,
        name: "what has no golden waits where a person works",
        golden: nil,
        environment: athome,
        code: .missingGolden
      ),
      GateTrial(
        topic: .verdict,
        name: "a recording that waits needlessly goes",
        files: [waiting: "{}\n"],
        environment: athome,
        code: .success
      ),
      GateTrial(
        topic: .verdict,
        name: "a recording that waits is told in CI, and stays",
        files: [waiting: "{}\n"],
        code: .missingGolden,
        says: ["a pending recording waits"]
      ),
      GateTrial(
        topic: .verdict,
        name: "a recording that waits is told where nothing is to be written",
        files: [waiting: "{}\n"],
        environment: athome.merging(["NAVSIM_UPDATE": "none"]) { $1 },
        code: .missingGolden,
        says: ["a pending recording waits"]
      ),
      GateTrial(
        topic: .exit,
        name: "a wish for recordings that is set to nothing",
        environment: athome.merging(["NAVSIM_UPDATE": ""]) { $1 },
        code: .success
      ),
      GateTrial(
        topic: .verdict,
        name: "what differs becomes the golden, and what waited goes",
        golden: [.change(#""to":"offRoute""#, #""deviation":60"#, to: #""deviation":61"#)],
        files: [waiting: "{}\n"],
        arguments: ["--update", "changed"],
        environment: athome,
        code: .success
      ),
      GateTrial(
        topic: .verdict,
        name: "what breaks an expectation waits, and becomes no golden",
        expectations: #"{ "event": "\#(EventKind.didArrive)", "count": 2 }"#,
        golden: [.change(#""to":"offRoute""#, #""deviation":60"#, to: #""deviation":61"#)],
        arguments: ["--update", "all"],
        environment: athome,
        code: .regression,
        says: ["the golden was not updated"]
      ),
      GateTrial(
        topic: .verdict,
        name: "of a thinned golden everything is kept beside",
        golden: nil,
        sampling: #""record": { "sample": { "\#(EventKind.didUpdateLocation)": 4 } },"#,
        arguments: ["--update", "missing"],
        environment: athome,
        code: .success
      ),
      GateTrial(
        topic: .verdict,
        name: "of a thinned golden of one run everything is kept beside",
        golden: nil,
        sampling: #""record": { "sample": { "\#(EventKind.didUpdateLocation)": 4 } },"#,
        arguments: ["--update", "missing", "--check-determinism", "none"],
        isOwn: true,
        environment: athome,
        code: .success
      ),
      GateTrial(
        topic: .verdict,
        name: "another navigator without goldens is judged by expectations alone",
        golden: nil,
        hasGoldens: false,
        code: .success
      ),
      GateTrial(
        topic: .verdict,
        name: "another navigator without goldens and expectations",
        expectations: "",
        golden: nil,
        hasGoldens: false,
        code: .nothingSelected,
        says: ["not judged: no golden of this navigator, and no expectation"]
      ),
      GateTrial(
        topic: .exit,
        name: "an answer that nobody asked for, in CI",
        isOwn: true,
        answer: route + ", " + route,
        code: .obsolete,
        says: ["answer"]
      ),
      GateTrial(
        topic: .verdict,
        name: "a golden of which a line in the middle has no end",
        golden: [.change("\(EventKind.routeStatus)", #""ok"}"#, to: #""ok""#)],
        code: .invalidInput,
        says: ["the recording is damaged"]
      ),
      GateTrial(
        topic: .verdict,
        name: "a golden whose header is no object",
        golden: [.change("navsim", "{", to: "[")],
        code: .invalidInput
      ),
      GateTrial(
        topic: .verdict,
        name: "a golden whose header is damaged",
        golden: [.change("navsim", #""navsim":1,"#, to: #""navsim":1;"#)],
        code: .invalidInput
      ),
      GateTrial(
        topic: .verdict,
        name: "a golden of another header",
        golden: [.change(#""navsim""#, #""navsim":1,"#, to: #""navsim":1,"units":"imperial","#)],
        isOwn: true,
        environment: athome,
        code: .regression
      ),
      GateTrial(
        topic: .verdict,
        name: "a golden of another header and another word",
        golden: [
          .change(#""navsim""#, #""navsim":1,"#, to: #""navsim":1,"units":"imperial","#),
          words,
        ],
        isOwn: true,
        environment: athome,
        code: .regression
      ),
      GateTrial(
        topic: .verdict,
        name: "a trace file without times, its fixes seconds apart",
        golden: nil,
        files: [
          "Scenarios/drive.csv": "latitude,longitude\n0,0\n0,0.001\n0,0.002\n0,0.0035\n",
          "Scenarios/story.json": #"""
          { "version": 1, "title": "A trace", "routing": { "provider": "scripted", "answers": [\#(route)] },
            "trace": { "file": "drive.csv", "interval": 7.5, "at": 2 },
            "actions": [
              { "at": 0, "do": "\#(EventKind.setDestinations)", "waypoints": [{ "lat": 0, "lon": 0.01 }] }],
            "expect": [] }
          """#,
        ],
        arguments: ["--update", "missing"],
        isOwn: true,
        code: .success
      ),
      GateTrial(
        topic: .exit,
        name: "an answer that nobody asked for, where a person works",
        golden: nil,
        arguments: ["--update", "missing"],
        isOwn: true,
        answer: route + ", " + route,
        environment: athome,
        code: .success
      ),
      GateTrial(
        topic: .exit,
        name: "a defect that is planted",
        arguments: ["--plant", "keptStep"],
        isOwn: true,
        code: .success
      ),
      GateTrial(
        topic: .exit,
        name: "a defect that the rules of a profile do not know",
        members: #""navigator": { "profile": "ferrostar" },"#,
        arguments: ["--plant", "keptStep"],
        isOwn: true,
        code: .regression,
        says: ["'keptStep' was not planted in any of them, whose rules are another SDK's"]
      ),
      GateTrial(
        topic: .exit,
        name: "a defect that is planted and seen",
        arguments: ["--plant", "reportsTwice"],
        isOwn: true,
        code: .regression
      ),
      GateTrial(
        topic: .exit,
        name: "somebody stops it after a failure of the navigator",
        stopsAfter: 0,
        failure: NavigatorFailure(.silent, "no answer in 10 s", milliseconds: 5000),
        code: .interrupted
      ),
    ]
    + failures.map { failure in
      GateTrial(
        topic: .exit,
        name: "the navigator fails: \(failure.kind.rawValue)",
        failure: failure,
        code: failure.kind == .cannotStart ? .invalidInput : .regression,
        says: [failure.kind.rawValue, failure.detail]
      )
    }

  /// What is accepted by a command of its own, and what is not; what is made of the parts of a suite.
  static let following: [GateTrial] = [
    accepting("what nobody has seen is not accepted", deviation, [], code: .regression),
    accepting("what nobody has seen is accepted where that is said", deviation, ["--unseen"]),
    accepting("what waits is accepted", deviation, [], environment: athome),
    accepting(
      "another recording waits than the one of now",
      deviation,
      [],
      files: ["Golden/story.new.jsonl": "{}\n"],
      code: .regression
    ),
    accepting(
      "more than words is not accepted as words",
      deviation,
      ["--unseen", "--only", "cosmetic"],
      code: .regression
    ),
    accepting("words are accepted as words", words, ["--unseen", "--only", "cosmetic"]),
    accepting(
      "another finding than the one that is meant is not accepted",
      deviation,
      ["--unseen", "--group", "words and shapes"],
      code: .regression
    ),
    accepting(
      "the finding that is meant is accepted",
      words,
      ["--unseen", "--group", "words and shapes"]
    ),
    merging("a part of a suite is missing", ["--shard", "1/2"], ["one"], code: .invalidInput),
    merging("both parts of a suite", ["--shard", "1/1"], ["one"], code: .success),
    merging("a part of a suite twice", [], ["one", "one"], code: .invalidInput),
  ]

  /// A recording that differs from its golden, and what 'accept' makes of it.
  private static func accepting(
    _ name: String,
    _ golden: Edit,
    _ words: [String],
    files: [String: String] = [:],
    environment: [String: String] = [:],
    code: ExitCode = .success
  ) -> GateTrial {
    GateTrial(
      topic: .verdict,
      name: name,
      golden: [golden],
      files: files,
      isOwn: true,
      follows: [["accept", "FOLDER/Scenarios/story.json"] + words],
      environment: environment,
      code: code,
      says: code == .success ? ["accepted story"] : ["the golden was not updated"]
    )
  }

  /// The result of a part of a suite, put together with others.
  private static func merging(
    _ name: String,
    _ shard: [String],
    _ parts: [String],
    code: ExitCode
  ) -> GateTrial {
    GateTrial(
      topic: .exit,
      name: name,
      arguments: shard + ["--reporter", "blob=FOLDER/one"],
      isOwn: true,
      follows: [["merge-reports"] + parts.map { "FOLDER/\($0)" }],
      code: code
    )
  }

  private static let deviation = Edit.change(
    #""isActive":true"#,
    "requested",
    to: "arrival"
  )
  private static let words = Edit.change("\(EventKind.didChangeRoute)", "???_pR", to: "???_pT")

  // MARK: - Stopping

  /// Somebody stops it, each time a question later.
  ///
  /// Before a scenario, within a run, before its causes are sought, between two seeds of an ensemble, and at the
  /// end: what was not finished is told as not run.
  static let stops: [GateTrial] = (0...5).flatMap { count -> [GateTrial] in
    var trials = [
      GateTrial(
        topic: .exit,
        name: "a long drive, run twice",
        golden: nil,
        files: ["Scenarios/drive.csv": longDrive, "Scenarios/story.json": alongTheEquator],
        arguments: ["--update", "missing", "--check-determinism", "all"],
        isOwn: true,
        code: count < 4 ? .interrupted : .success
      ),
      GateTrial(
        topic: .exit,
        name: "a golden that differs",
        golden: [.change("\(EventKind.didArrive)", #""index":0"#, to: #""index":1"#)],
        isOwn: true,
        code: count < 3 ? .interrupted : .regression
      ),
      GateTrial(
        topic: .exit,
        name: "a navigator that fails",
        failure: NavigatorFailure(.silent, "no answer in 10 s", milliseconds: 5000),
        code: count < 3 ? .interrupted : .regression
      ),
      GateTrial(
        topic: .exit,
        name: "a scenario over its budget",
        members: #""budget": { "records": 3 },"#,
        isOwn: true,
        code: count < 2 ? .interrupted : .budgetExceeded
      ),
      GateTrial(
        topic: .exit,
        name: "four scenarios, and a claim that none meets",
        files: [
          "Scenarios/_suite.json":
            #"{ "version": 1, "sometimes": [{ "event": "\#(EventKind.didVibrate)" }] }"#
        ],
        copies: ["b", "c", "d"],
        code: count < 5 ? .interrupted : .regression
      ),
      ensemble(
        "a bound at its end",
        #""arrivedOnceShare": { "atLeast": 1 }"#,
        code: count < 4 ? .interrupted : .success,
        fault: nil
      ),
    ]
    for index in trials.indices {
      trials[index].name = "stopped after \(count): \(trials[index].name)"
      trials[index].stopsAfter = count
      (trials[index].says, trials[index].hushes) = ([], [])
      trials[index].arguments += ["-j1"]
    }
    return trials
  }

  /// Fixes of which a run asks once more whether it is to go on: it does at each thousandth job or so.
  private static let longDrive =
    "latitude,longitude\n"
    + (0..<1100).map { "0,\(Quantity.fixed(Double($0) / 130_000, 7))\n" }.joined()

  private static let alongTheEquator = #"""
    { "version": 1, "title": "A long drive",
      "routing": { "provider": "scripted", "answers": [\#(route)] },
      "navigator": { "timeUpdateThreshold": "max", "distanceUpdateThreshold": "max" },
      "trace": { "file": "drive.csv", "interval": 1 },
      "record": { "sample": { "\#(EventKind.didUpdateLocation)": 100 } },
      "actions": [
        { "at": 0, "do": "\#(EventKind.setDestinations)", "waypoints": [{ "lat": 0, "lon": 0.01 }] }],
      "expect": [] }
    """#

  // MARK: - Sizes

  /// Recordings just over and just under the bytes that a golden may have, and goldens whose differences are too many
  /// bytes for their causes to be sought.
  static let sizes: [GateTrial] = [2_090_000, 2_110_000].flatMap { size in
    let words = String(repeating: "a", count: size)
    let isOver = size > 2_100_000
    return [true, false].map { isNew in
      GateTrial(
        topic: .exit,
        name: "a recording of \(size) bytes, \(isNew ? "new" : "as its golden has it")",
        story: [.change("\(EventKind.didAnnounce)", "Drive on", to: words)],
        golden: isNew ? nil : [.change("\(EventKind.didAnnounce)", "Drive on", to: words)],
        arguments: isNew ? ["--update", "missing"] : [],
        code: isOver ? isNew ? .missingGolden : .budgetExceeded : .success
      )
    } + [
      GateTrial(
        topic: .exit,
        name: "a recording of \(size) bytes, other than its golden",
        story: [.change("\(EventKind.didAnnounce)", "Drive on", to: words)],
        code: .regression
      )
    ]
  }

  /// The environment of somebody who works on a scenario.
  private static let athome = ["CI": ""]
  /// Where a recording waits.
  private static let waiting = "Golden/navigators/canary/story.new.jsonl"

  /// A failure of each kind, with all that is known of it or with nothing.
  private static let failures: [NavigatorFailure] = NavigatorFailure.Kind.allCases.enumerated().map
  {
    index,
    kind in
    var failure = NavigatorFailure(kind, "by the canary", milliseconds: index == 0 ? nil : 5000)
    if index.isMultiple(of: 2) {
      (failure.given, failure.message) = (#"{"fix":5}"#, "fix 5")
      (failure.said, failure.line, failure.column) = ("blub", 12, index > 3 ? nil : 3)
      failure.expected = "an event"
      failure.lastWords = ["oh", "no"]
    }
    return failure
  }
}
