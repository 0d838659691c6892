import Navigation
import ScenarioLanguage

/// Answers requests from a cassette, in virtual time: the first unused entry that asks the same.
final class CassetteTransport: RouteTransport {
  private let cassette: Cassette
  private let address: ServerAddress
  private let scheduler: Scheduler
  private var isUsed: [Bool]
  private var indices: [CassetteRequest: [Int]] = [:]
  /// Is told why no entry answers a request.
  var onUnmatched: ((String) -> Void)?

  init(cassette: Cassette, address: ServerAddress, scheduler: Scheduler) {
    self.cassette = cassette
    self.address = address
    self.scheduler = scheduler
    isUsed = Array(repeating: false, count: cassette.entries.count)
    for (index, entry) in cassette.entries.enumerated() {
      indices[entry.request, default: []].append(index)
    }
  }

  /// The entries that nobody asked for, as messages name them.
  var unused: [String] {
    cassette.entries.indices.filter { !isUsed[$0] }.map { cassette.name(of: $0) }
  }

  func send(
    _ request: RouteRequest,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable {
    guard request.hasValidURL else {
      return scheduler.schedule(afterNanoseconds: 0, as: .answer) {
        completion(.failure(.invalidURL))
      }
    }
    let wanted = CassetteRequest(request, at: address)
    guard let index = indices[wanted]?.first(where: { !isUsed[$0] }) else {
      onUnmatched?(CassetteSearch(cassette, isUsed: isUsed).explanation(for: wanted))
      return scheduler.schedule(afterNanoseconds: 0, as: .answer) { completion(.failure(.offline)) }
    }
    isUsed[index] = true
    let answer = cassette.entries[index].answer
    return scheduler.schedule(afterNanoseconds: answer.latencyNanoseconds, as: .answer) {
      completion(answer.outcome)
    }
  }
}
