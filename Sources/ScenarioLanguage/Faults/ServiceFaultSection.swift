import CanonicalJSON
import Navigation

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
