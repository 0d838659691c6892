import Navigation
import Platform
import Recording
import ScenarioLanguage
package import Simulation
import Synchronization

/// Scenarios that a real server answers: what it is asked at which address, and what cassettes keep of it.
package enum LiveTrials {
  /// All trials of live runs.
  ///
  /// - Parameter folder: where their files go.
  package static func all(in folder: String) -> [ToldTrial] {
    let sections = [
      ("a routing server", routing, ""), ("a dispatcher", "", fleet), ("both", routing, fleet),
      ("neither", "", ""), ("an ensemble", routing + ensemble, ""),
    ]
    return sections.map { name, routing, fleet in
      ToldTrial(
        name: "live runs with \(name)",
        told: ["http://127.0.0.1:7000/sub", nil].map { endpoint in
          told(text(routing + fleet), at: endpoint, in: folder)
        }.joined(separator: "\nnext\n")
      )
    }
  }

  private static let routing =
    #""routing": { "provider": "osrm", "cassette": "routes.json", "latency": 0.5 },"#
  private static let ensemble =
    #""ensemble": { "seeds": 2, "arrivedOnceShare": { "atLeast": 0 } }, "map": { "sketch": { "#
    + #""grid": 50, "origin": { "lat": 0, "lon": 0 }, "drawing": ["a--b"], "ways": [{ "nodes": "ab" }] } },"#
  private static let fleet =
    #""fleet": { "latency": 0.2, "server": { "cassette": "jobs.json", "token": "wire-secret" } },"#

  private static func text(_ sections: String) -> String {
    let call =
      sections.contains("fleet")
      ? #", { "at": 0, "do": "\#(EventKind.fleetSetUp)", "assetID": "truck", "dispatcherID": "depot", "pollingInterval": 5 }, "#
        + #"{ "at": 1, "do": "\#(EventKind.fleetStart)" }"# : ""
    let trace =
      sections.contains("sketch")
      ? #""drive": { "path": [{ "node": "a" }, { "node": "b" }] }"#
      : #""points": [{ "t": 0, "lat": 0, "lon": 0 }]"#
    return #"""
      { "version": 1, "title": "Live", "duration": 20, \#(sections)
        "trace": { \#(trace) },
        "actions": [{ "at": 2, "do": "\#(EventKind.setDestinations)",
          "waypoints": [{ "lat": 0, "lon": 0.01 }] }\#(call)], "expect": [] }
      """#
  }

  private static func told(_ text: String, at endpoint: String?, in folder: String) -> String {
    final class Server: Sendable { let asked = Mutex<[String]>([]) }
    let server = Server()
    let live = SimulationExecutor.Live {
      server.asked.withLock { $0.append("connected") }
      return LiveServer(endpoint: endpoint) { request in
        server.asked.withLock { $0.append(request.url) }
        let body = Array(#"{"code":"NoRoute","events":[]}"#.utf8)
        return (.success(TransportResponse(status: 200, body: body)), 30_000_000)
      }
    }
    do {
      let place = try FileSystem.makeTemporaryFolder(in: folder)
      let path = Paths.join(place, "live.json")
      try FileSystem.write(Array(text.utf8), to: path)
      var bytes: [UInt8] = []
      let executor = SimulationExecutor(live: live, judgesEnsembles: true)
      let identity = ScenarioIdentity(path: path, workingFolder: place)
      let facts = try executor.run(
        identity,
        attempt: 0,
        shouldStop: { false }
      ) { bytes += copy $0 }
      let written = try FileSystem.files(below: place).sorted().map { name in
        try "\(name)\n"
          + String(decoding: FileSystem.read(Paths.join(place, name)), as: UTF8.self)
      }
      let schedule = GoldenDecisions.Schedule(try RecordingIndex(bytes, path: "live"))
      let again = try executor.rerun(
        identity,
        following: GoldenDecisions(schedule, forcing: []),
        ledger: DecisionLedger(keepsAll: false)
      )
      let repeated = again.map { "run again: \($0 == bytes)" } ?? "not run again"
      let judged = facts.expectations.map { "\($0.judgement): \($0.detail)" }
      let lines = server.asked.withLock { $0 } + facts.warnings + judged + written + [repeated]
      return (lines + [String(decoding: bytes, as: UTF8.self)]).joined(separator: "\n")
        .replacing(place, with: "FOLDER")
    } catch {
      return "\(error)".replacing(folder, with: "FOLDER")
    }
  }
}
