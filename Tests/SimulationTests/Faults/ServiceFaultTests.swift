import CanonicalJSON
import Navigation
import Testing

@testable import ScenarioLanguage
@testable import Simulation

@Suite("Faults of the service")
struct ServiceFaultTests {
  /// Answers each request after a second with its number.
  private final class Server: RouteTransport {
    let scheduler: Scheduler
    private(set) var requestCount = 0

    init(_ scheduler: Scheduler) { self.scheduler = scheduler }

    func send(
      _ request: RouteRequest,
      completion: @escaping (Result<TransportResponse, TransportError>) -> Void
    ) -> any Cancellable {
      requestCount += 1
      let number = requestCount
      return scheduler.schedule(afterNanoseconds: 1_000_000_000, as: .answer) {
        completion(.success(TransportResponse(status: number, body: [])))
      }
    }
  }

  /// What came of requests that were sent a second apart, in the order of their ends.
  private struct Ends {
    var answers:
      [(request: Int, seconds: Double, outcome: Result<TransportResponse, TransportError>)] = []
    var tileErrors: [(request: Int, seconds: Double)] = []
    var asked = 0

    /// The requests that were answered, in that order.
    var order: [Int] { answers.map(\.request) }
  }

  private static func run(
    _ faults: [ServiceFaultSetup],
    count: Int,
    seed: UInt64 = 1,
    cancelling: Set<Int> = []
  ) throws -> Ends {
    final class Box { var ends = Ends() }
    let box = Box()
    let scheduler = Scheduler()
    let server = Server(scheduler)
    let transport = FaultyTransport(server, ServiceFaults(faults, seed: seed, scheduler: scheduler))
    for index in 0..<count {
      scheduler.schedule(afterNanoseconds: Int64(index) * 1_000_000_000, as: .action) {
        let call = transport.send(
          .httpGet(url: "http://localhost/", headers: []),
          onNonFatalError: { _ in
            box.ends.tileErrors.append((index, scheduler.now.seconds - Double(index)))
          },
          completion: { outcome in
            box.ends.answers.append((index, scheduler.now.seconds - Double(index), outcome))
          }
        )
        if cancelling.contains(index) { call.cancel() }
      }
    }
    while try scheduler.runNext() {}
    box.ends.asked = server.requestCount
    return box.ends
  }

  @Test("Latency is added within its range, evenly, and keeps its numbers beside other faults")
  func latency() throws {
    let slow = ServiceFaultSetup(.latency(2...4), word: "serviceLatency")
    let ends = try Self.run([slow], count: 2000)
    let seconds = ends.answers.map { $0.seconds - 1 }
    #expect(seconds.allSatisfy { (2...4).contains(($0 * 1e6).rounded() / 1e6) })
    #expect((seconds.reduce(0, +) / 2000 - 3).magnitude < 0.05)
    let tiles = ServiceFaultSetup(.tileError(after: 0...1), word: "tileError", probability: 0.5)
    let both = try Self.run([tiles, slow], count: 2000)
    #expect(both.answers.map(\.seconds) == ends.answers.map(\.seconds))
  }

  @Test("Errors come as often as asked for, in place of the request")
  func errors() throws {
    let fault = ServiceFaultSetup(
      .error(.status(503), after: 0...0),
      word: "serviceError",
      probability: 0.3
    )
    let ends = try Self.run([fault], count: 5000)
    let failed = ends.answers.count { (try? $0.outcome.get().status) == 503 && $0.seconds == 0 }
    #expect((Double(failed) / 5000 - 0.3).magnitude < 0.02)
    #expect(ends.asked == 5000 - failed)
    let offline = ServiceFaultSetup(
      .error(.transport(.offline), after: 2...2),
      word: "serviceError"
    )
    let end = try #require(try Self.run([offline], count: 1).answers.first)
    #expect(end.outcome == .failure(.offline) && end.seconds == 2)
  }

  @Test("A timeout leaves a request without an answer, within its window alone")
  func timeout() throws {
    let fault = ServiceFaultSetup(.timeout, word: "serviceTimeout", window: 2...4)
    #expect(try Self.run([fault], count: 7).order == [0, 1, 5, 6])
  }

  @Test("A held answer comes after the next one, or by itself")
  func reorder() throws {
    let fault = ServiceFaultSetup(.reorder(hold: 10), word: "serviceReorder", window: 0...0.5)
    #expect(try Self.run([fault], count: 3).order == [1, 0, 2])
    let alone = try Self.run([fault], count: 1)
    #expect(alone.answers.map(\.seconds) == [11])
    let cancelled = try Self.run([fault], count: 3, cancelling: [0])
    #expect(cancelled.order == [1, 2])
  }

  @Test("Tiles fail beside the answer, which still comes")
  func tiles() throws {
    let fault = ServiceFaultSetup(.tileError(after: 0.5...0.5), word: "tileError")
    let ends = try Self.run([fault], count: 2)
    #expect(ends.order == [0, 1])
    #expect(
      ends.tileErrors.map(\.request) == [0, 1] && ends.tileErrors.allSatisfy { $0.seconds == 0.5 }
    )
  }

  @Test("The same seed gives the same fate, another seed another")
  func seeds() throws {
    let faults = [
      ServiceFaultSetup(.error(.status(500), after: 0...9), word: "serviceError", probability: 0.5)
    ]
    let times = { (seed: UInt64) in
      try Self.run(faults, count: 50, seed: seed).answers.map(\.seconds)
    }
    #expect(try times(3) == times(3))
    #expect(try times(3) != times(4))
  }

  @Test(
    "A wrong fault of the service says where and what",
    arguments: [
      (
        #"{"kind":"serviceError","status":200}"#,
        "1:81: error: 'status' is 200, outside 400...599 (at /faults/0/status)"
      ),
      (
        #"{"kind":"serviceError","status":503,"error":"offline"}"#,
        "1:81: error: either \"status\" or \"error\" (at /faults/0/status)"
      ),
      (
        #"{"kind":"serviceTimeout","delay":2}"#,
        "1:74: error: unknown key 'delay', expected one of 'from', 'to', 'kind', 'probability'"
          + " (at /faults/0/delay)"
      ),
      (
        #"{"kind":"serviceReordr"}"#,
        "1:57: error: 'kind' is 'serviceReordr', did you mean 'serviceReorder'? (at /faults/0/kind)"
      ),
    ]
  )
  func wrong(fault: String, problem: String) throws {
    let text = #"{"version":1,"title":"x","duration":1,"faults":[\#(fault)]}"#
    let error = #expect(throws: ScenarioError.self) {
      try ScenarioLoader.decode(Array(text.utf8), path: "x.json", name: "x", root: ".")
    }
    #expect(error?.problems.map(\.description) == ["x.json:\(problem)"])
  }
}
