import CanonicalJSON
import Navigation

/// The words of `kind` for faults of the service, in the order of the documentation.
package enum ServiceFaultWord: String, CaseIterable, Sendable {
  case serviceLatency, serviceError, serviceTimeout, serviceReorder, tileError
}

/// A fault of the routing service, or of the way to it, as a scenario asks for it.
package struct ServiceFaultSetup: Sendable {
  /// What goes wrong with a request.
  package enum Kind: Sendable {
    /// The answer takes so many seconds longer.
    case latency(ClosedRange<Double>)
    /// The request fails after so many seconds, and nobody sees it.
    case error(ServiceFailure, after: ClosedRange<Double>)
    /// No answer ever comes.
    case timeout
    /// The answer waits until one to a later request was given, or so many seconds.
    case reorder(hold: Double)
    /// The map tiles cannot be loaded, so many seconds after the request, which goes on.
    case tileError(after: ClosedRange<Double>)
  }

  /// What goes wrong with a request that it befalls.
  package var kind: Kind
  /// The word in the scenario.
  package var word: String
  /// Seconds of the scenario in which a request is made that it befalls.
  package var window: ClosedRange<Double>
  /// How likely it befalls a request.
  package var probability: Double
  /// Which of its kind it is in the scenario, from 0.
  package var ordinal = 0

  /// Creates a fault that befalls every request throughout the scenario unless less is given.
  package init(
    _ kind: Kind,
    word: String,
    probability: Double = 1,
    window: ClosedRange<Double> = 0...(.infinity)
  ) {
    self.kind = kind
    self.word = word
    self.probability = probability
    self.window = window
  }

  /// The name of its stream of random numbers: another fault never shifts them.
  package var streamName: String { "fault.\(word).\(ordinal)" }
}

/// Reads the faults of the service in the section `faults`.
enum ServiceFaultSection {
  private static let keys = FaultKeys.keys

  static func fault(
    _ word: ServiceFaultWord,
    _ window: ClosedRange<Double>,
    _ reader: inout JSONObjectReader
  ) -> ServiceFaultSetup? {
    let probability = keys.probability(&reader) ?? 1
    return kind(word, &reader).map {
      ServiceFaultSetup($0, word: word.rawValue, probability: probability, window: window)
    }
  }

  private static func kind(
    _ word: ServiceFaultWord,
    _ reader: inout JSONObjectReader
  ) -> ServiceFaultSetup.Kind? {
    switch word {
    case .serviceLatency: return .latency(keys.delay(&reader) ?? 1...3)
    case .serviceError:
      let after = keys.delay(&reader) ?? 0...0
      return failure(&reader).map { .error($0, after: after) }
    case .serviceTimeout: return .timeout
    case .serviceReorder: return .reorder(hold: keys.hold(&reader))
    case .tileError: return .tileError(after: keys.delay(&reader) ?? 0...0)
    }
  }

  private static func failure(_ reader: inout JSONObjectReader) -> ServiceFailure? {
    let status = keys.status.key(&reader)
    let error = keys.error(&reader)
    if keys.error.isIn(&reader) {
      if status != nil {
        reader.report("either \"status\" or \"error\"", at: keys.status.name)
      }
      return error.flatMap(TransportError.init(rawValue:)).map { .transport($0) }
    }
    return .status(status ?? keys.status.standard)
  }
}
