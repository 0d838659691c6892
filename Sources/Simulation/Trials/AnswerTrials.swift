import Navigation
import ScenarioLanguage

/// Servers that answer, fail and say too much: what a cassette keeps of it, and how it differs from what is asked.
enum AnswerTrials {
  static var all: [ToldTrial] { recordings + [differences, searches, transports] }

  // MARK: - Recordings

  private static let formats = ["osrm", "valhalla", "graphhopper"]

  /// Cassettes that live runs write, and their recordings.
  private static let recordings: [ToldTrial] = formats.map { format in
    let said = (1...8).map { seed -> String in
      var dice = Dice("cassettes of \(format)", seed)
      let latency = dice.below(2) == 0 ? "" : #", "latency": 0.25"#
      let calls = (0..<4).map { number in
        #"{ "at": \#(number * 8), "do": "setDestinations", "waypoints": [{ "lat": 0.001, "lon": 0.0\#(number + 1) }] }"#
      }
      let text = #"""
        { "version": 1, "title": "A trial", "seed": \#(seed), "duration": 40,
          "routing": { "provider": "\#(format)", "cassette": "trial-cassette.json"\#(latency) },
          "trace": { "points": [{ "t": 0, "lat": 0, "lon": 0 }] },
          "actions": [\#(calls.joined(separator: ", "))], "expect": [] }
        """#
      return recorded(text, answers: (0..<12).map { _ in answer(&dice) })
    }
    return ToldTrial(name: "cassettes of \(format)", told: said.joined(separator: "\nnext\n"))
  }

  private static func recorded(_ text: String, answers: [LiveServer.Answer]) -> String {
    do {
      var options = RunOptions()
      var index = 0
      options.live = LiveServer(endpoint: "http://secret:word@127.0.0.1:5000/sub?key=s3cret") { _ in
        index += 1
        return answers[index % answers.count]
      }
      var sink = TrialSink()
      let result = try ScenarioRunner.run(
        TrialScenario.read(text, isLive: true),
        options: options,
        into: &sink
      )
      let cassettes = result.recorded.map { cassette in
        "\(cassette.requestCount) \(cassette.failure ?? "kept")\n"
          + String(decoding: cassette.bytes, as: UTF8.self)
      }
      return cassettes.joined(separator: "\n") + String(decoding: sink.bytes, as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }

  /// An answer as a server may give it: right, wrong, no JSON, nothing, or what it was told in secret.
  private static func answer(_ dice: inout Dice) -> LiveServer.Answer {
    let nanoseconds = Int64(1 + dice.below(400)) * 1_300_000
    if dice.below(8) == 0 {
      return (.failure(dice.one(of: TransportError.allCases)), nanoseconds)
    }
    let bodies = [
      #"  {"code":"NoRoute","message":"none"}  "#, "\n[1,2]\n", "Bad Gateway", "",
      #"{"code":"Ok","routes":[]}"#, "{ not JSON }", #"{"echo":"s3cret and secret:word"}"#,
    ]
    let type = dice.one(of: ["application/json", "text/plain; s3cret", nil])
    let response = TransportResponse(
      status: dice.one(of: [200, 400, 404, 429, 502]),
      body: Array(dice.one(of: bodies).utf8),
      contentType: type
    )
    return (.success(response), nanoseconds)
  }

  // MARK: - Differences

  /// What is told where a request is not that of the cassette's entry.
  private static var differences: ToldTrial {
    var lines: [String] = []
    for seed in 1...60 {
      var dice = Dice("requests", seed)
      let (entry, asked) = (request(&dice), request(&dice))
      lines += CassetteDifference.between(entry, asked).map(\.description)
      lines.append("next")
    }
    return ToldTrial(
      name: "requests that are not those of a cassette",
      told: lines.joined(separator: "\n")
    )
  }

  /// What is told where no entry answers a request.
  private static var searches: ToldTrial {
    let told = (1...40).map { seed -> String in
      var dice = Dice("searches", seed)
      let entries = (0..<dice.below(7)).map { _ in
        Cassette.Entry(
          request: request(&dice),
          answer: ScriptedAnswer(latencyNanoseconds: 0, outcome: .failure(.offline))
        )
      }
      let cassette = Cassette(path: "trial-cassette.json", entries: entries, values: [])
      let isUsed = entries.map { _ in dice.below(3) == 0 }
      return CassetteSearch(cassette, isUsed: isUsed).explanation(for: request(&dice))
    }
    return ToldTrial(
      name: "requests that no entry of a cassette answers",
      told: told.joined(separator: "\nnext\n")
    )
  }

  private static func request(_ dice: inout Dice) -> CassetteRequest {
    let address = ServerAddress(endpoint: "http://127.0.0.1:5000", format: .osrm)
    let parameters = [
      "steps=true", "steps=false", "overview=full", "exclude=toll", "exclude=ferry",
    ]
    let query = (0..<dice.below(4)).map { _ in dice.one(of: parameters) }.joined(separator: "&")
    let path = dice.one(of: ["/route/v1/driving/0,0;1,1", "/route/v1/driving/0,0;2,1"])
    let url = "http://127.0.0.1:5000" + path + (query.isEmpty ? "" : "?" + query)
    guard dice.below(2) == 0 else {
      return CassetteRequest(.httpGet(url: url, headers: []), at: address)
    }
    let bodies = [
      #"{"a":1,"b":[1,2,3],"c":{"d":"x"}}"#, #"{"a":2,"b":[1,2],"c":{"d":"x","e":null}}"#,
      #"{"b":[1,{"f":1},3,4],"c":[1]}"#, #"{"a":1,"b":"1"}"#, "none",
    ]
    let body = Array(dice.one(of: bodies).utf8)
    return CassetteRequest(.httpPost(url: url, headers: [], body: body), at: address)
  }

  // MARK: - Transports

  /// What each transport makes of addresses that are none, of one request made twice, and of one that is taken back.
  private static var transports: ToldTrial {
    let server = LiveServer(endpoint: nil) { request in
      (.success(TransportResponse(status: 200, body: Array(request.url.utf8))), 1_400_000)
    }
    let address = ServerAddress(endpoint: "http://127.0.0.1:5000", format: .osrm)
    let urls = [
      "http://127.0.0.1:5000/route/v1/driving/0,0;1,1", "ftp://127.0.0.1/route", "http://", "",
      "http://127.0.0.1:5000/route/v1/driving/0,0;1,1", "https://other.example/ /",
      "http://127.0.0.1:5000/route/v1/driving/0,0;2,1",
    ]
    let requests = urls.map { RouteRequest.httpGet(url: $0, headers: []) }
    let answers = (1...3).map { number in
      ScriptedAnswer(
        latencyNanoseconds: Int64(number) * 250_000_000,
        outcome: .success(TransportResponse(status: 200 + number, body: []))
      )
    }
    let cassette = Cassette(
      path: "trial-cassette.json",
      entries: zip([0, 0, 6], answers).map { place, answer in
        Cassette.Entry(request: CassetteRequest(requests[place], at: address), answer: answer)
      },
      values: []
    )
    let kinds: [(String, (Scheduler) -> any RouteTransport)] = [
      ("cassette", { CassetteTransport(cassette: cassette, address: address, scheduler: $0) }),
      ("scripted", { ScriptedTransport(answers: answers, scheduler: $0) }),
      (
        "recording",
        { RecordingTransport(server: server, address: address, scheduler: $0, latency: nil) }
      ),
    ]
    let told = kinds.flatMap { name, make in
      [nil, 0, 6].map { cancelled -> String in
        final class Log { var lines: [String] = [] }
        let (scheduler, log) = (Scheduler(), Log())
        let transport = make(scheduler)
        for (number, request) in requests.enumerated() {
          let wait = transport.send(request) { outcome in
            let said =
              switch outcome {
              case .success(let response): "\(response.status) \(response.body.count)"
              case .failure(let error): "\(error)"
              }
            log.lines.append("\(number) at \(scheduler.now.milliseconds): \(said)")
          }
          if number == cancelled { wait.cancel() }
        }
        while (try? scheduler.runNext()) == true {}
        return ([name] + log.lines).joined(separator: "\n")
      }
    }
    return ToldTrial(name: "transports", told: told.joined(separator: "\n"))
  }
}
