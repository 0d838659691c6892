import CanonicalJSON
import Navigation

/// Reads the faults of the service in the section `faults`.
enum ServiceFaultSection {
  /// The words of `kind`, in the order of the documentation.
  static let words = [
    "serviceLatency", "serviceError", "serviceTimeout", "serviceReorder", "tileError",
  ]

  static func fault(
    _ word: String,
    _ window: ClosedRange<Double>,
    _ reader: inout JSONObjectReader
  ) -> ServiceFaultSetup? {
    let probability = reader.double("probability", in: 0...1) ?? 1
    let kind: ServiceFaultSetup.Kind?
    switch word {
    case "serviceLatency": kind = .latency(delay(&reader) ?? 1...3)
    case "serviceError":
      let after = delay(&reader) ?? 0...0
      kind = failure(&reader).map { .error($0, after: after) }
    case "serviceTimeout": kind = .timeout
    case "serviceReorder":
      kind = .reorder(hold: reader.double("hold", in: 0.001...3600, unit: "s") ?? 10)
    default: kind = .tileError(after: delay(&reader) ?? 0...0)
    }
    return kind.map {
      ServiceFaultSetup($0, word: word, probability: probability, window: window)
    }
  }

  private static func delay(_ reader: inout JSONObjectReader) -> ClosedRange<Double>? {
    RangeReading.range("delay", &reader, in: 0...3600, unit: "s")
  }

  private static func failure(_ reader: inout JSONObjectReader) -> ServiceFailure? {
    let status = reader.integer("status", in: 400...599)
    let error = reader.oneOf("error", TransportError.scriptable)
    if reader.has("error") {
      if status != nil { reader.report("either \"status\" or \"error\"", at: "status") }
      return error.flatMap(TransportError.init(rawValue:)).map { .transport($0) }
    }
    return .status(Int(status ?? 503))
  }
}
