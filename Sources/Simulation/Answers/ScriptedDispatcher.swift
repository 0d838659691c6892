import CanonicalJSON
import Navigation
import ScenarioLanguage

/// Answers the fleet service as the scenario scripts it, in the form of a dispatcher's server.
final class ScriptedDispatcher: FleetTransport {
  private let setup: FleetSetup
  private let scheduler: Scheduler
  /// By message, whether its receipt came.
  private var isConfirmed: [Bool]
  /// By answer, how many requests of its subject came.
  private var counts: [Int]

  init(_ setup: FleetSetup, scheduler: Scheduler) {
    self.setup = setup
    self.scheduler = scheduler
    isConfirmed = setup.messages.map { _ in false }
    counts = setup.answers.map { _ in 0 }
  }

  /// How many scripted answers nobody asked for.
  var unusedCount: Int {
    zip(setup.answers, counts).count { $0.requests.lowerBound > $1 }
  }

  func perform(
    _ request: FleetRequest,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable {
    let scripted = answer(to: request)
    let outcome = scripted?.outcome ?? .success(usualAnswer(to: request))
    let latency = scripted?.latencyNanoseconds ?? setup.latencyNanoseconds
    return scheduler.schedule(afterNanoseconds: latency, as: .answer) { completion(outcome) }
  }

  /// Counts a request, and returns what the scenario says of it.
  private func answer(to request: FleetRequest) -> FleetSetup.Answer? {
    var found: FleetSetup.Answer?
    for (index, answer) in setup.answers.enumerated() where answer.subject.covers(request) {
      counts[index] += 1
      if found == nil, answer.requests.contains(counts[index]) { found = answer }
    }
    return found
  }

  private func usualAnswer(to request: FleetRequest) -> TransportResponse {
    switch request {
    case .messages(_, _, let after): return messages(after: after.flatMap { Int($0) } ?? 0)
    case .receipt(_, _, let ids):
      let now = scheduler.now.nanoseconds
      for (index, message) in setup.messages.enumerated() where message.time <= now {
        if let id = message.id, ids.contains(id) { isConfirmed[index] = true }
      }
    case .event, .etaUpdate: break
    }
    return TransportResponse(status: 204, body: [])
  }

  /// Returns what waits by now; the cursor is the number of messages passed.
  private func messages(after cursor: Int) -> TransportResponse {
    let now = scheduler.now.nanoseconds
    var writer = JSONWriter()
    writer.beginObject()
    writer.beginArray("messages")
    var next = 0
    for (index, message) in setup.messages.enumerated() where message.time <= now {
      next = index + 1
      if index >= cursor, !isConfirmed[index] { writer.raw(message.json) }
    }
    writer.endArray()
    writer.member("next", "\(next)")
    writer.endObject()
    return TransportResponse(status: 200, body: writer.bytes, contentType: "application/json")
  }
}

extension FleetSetup.Subject {
  /// Whether a request is about it.
  fileprivate func covers(_ request: FleetRequest) -> Bool {
    switch (self, request) {
    case (.any, _), (.poll, .messages), (.receipt, .receipt), (.event, .event),
      (.etaUpdate, .etaUpdate):
      true
    case (_, .event(let event)): rawValue == event.kind.name
    default: false
    }
  }
}
