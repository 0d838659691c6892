import CanonicalJSON

/// What must be so of a scenario that is driven with many seeds: an interval for each measure, where a golden asks
/// for the same bytes.
package struct EnsembleGate: Sendable {
  /// What is measured over all drives.
  package enum Measure: String, CaseIterable, Sendable {
    case falseOffRoutesPer1000km, falseReroutesPer1000km, reroutesPerDrive
    case detectedShare, detectionSecondsMedian, detectionSecondsP90, detectionMetresP90
    case arrivedOnceShare, arrivedRightShare, arrivalMetresP90, arrivalSecondsP90
    case lastWordsSecondsMedian, lateWordsShare, overlappingWordsPerDrive

    /// What it means, in one line.
    package var text: String {
      switch self {
      case .falseOffRoutesPer1000km:
        "Reports off the route while the vehicle was truly on it, in 1,000 km."
      case .falseReroutesPer1000km:
        "Reroutes asked for while the vehicle was truly on its route, in 1,000 km."
      case .reroutesPerDrive: "Reroutes asked for, a drive."
      case .detectedShare: "The share of the departures that were told before they were over."
      case .detectionSecondsMedian:
        "Seconds from the junction to the report of half of the departures."
      case .detectionSecondsP90:
        "Seconds from the junction to the report of nine tenths of the departures."
      case .detectionMetresP90:
        "Metres driven past the junction before nine tenths of the departures were told."
      case .arrivedOnceShare: "The share of the drives with one final arrival."
      case .arrivedRightShare:
        "The share of the drives that arrived once, within 25 m and 3 s of the true end."
      case .arrivalMetresP90: "Metres of nine tenths of the arrivals from the true end."
      case .arrivalSecondsP90: "Seconds of nine tenths of the arrivals from the true moment."
      case .lastWordsSecondsMedian:
        "Seconds from the last words about a maneuver to it, in the middle."
      case .lateWordsShare:
        "The share of the maneuvers whose last words came less than 3 s before them."
      case .overlappingWordsPerDrive:
        "Words that began before those before them can have ended, a drive."
      }
    }

    /// The largest value that it can have.
    package var largest: Double {
      switch self {
      case .detectedShare, .arrivedOnceShare, .arrivedRightShare, .lateWordsShare: 1
      case .falseOffRoutesPer1000km, .falseReroutesPer1000km, .reroutesPerDrive,
        .detectionSecondsMedian, .detectionSecondsP90, .detectionMetresP90, .arrivalMetresP90,
        .arrivalSecondsP90, .lastWordsSecondsMedian, .overlappingWordsPerDrive:
        1e6
      }
    }
  }

  /// The interval in which a measure must lie.
  package struct Bound: Sendable {
    /// What is measured.
    package var measure: Measure
    /// The least value; nil where there is none.
    package var least: Double?
    /// The largest value; nil where there is none.
    package var most: Double?
    /// The file that it stands in.
    package var source: String
    /// The line in that file, from 1.
    package var line: Int

    /// The bound as a person reads it.
    package var described: String {
      let words = [
        least.map { "at least \(Keys.plain($0))" }, most.map { "at most \(Keys.plain($0))" },
      ]
      return "\(measure.rawValue) " + words.compactMap(\.self).joined(separator: " and ")
    }

    /// Returns whether a value lies in the interval, its ends included.
    package func holds(_ value: Double) -> Bool {
      value >= least ?? -.infinity && value <= most ?? .infinity
    }
  }

  /// The seeds that the scenario is driven with.
  package var seeds: Range<UInt64>
  /// The intervals, in the order of ``Measure``; at least one.
  package var bounds: [Bound]
  /// The file that it stands in.
  package var source: String
  /// The line in that file, from 1.
  package var line: Int
}

/// Reads the section `ensemble`.
enum EnsembleSection {
  private struct Table: KeyTable {
    let seeds = Keys.whole("seeds", 1...100_000, "How many seeds it is driven with.").required
    let first = Keys.whole("first", 0...9_000_000_000_000_000, "The first of them.", standard: 1)
  }

  /// The ends of an interval.
  private struct Ends: KeyTable {
    let least: Key<Double>
    let most: Key<Double>

    init(_ measure: EnsembleGate.Measure) {
      let range = 0...measure.largest
      least = Keys.number("atLeast", range, "", "The least value.")
      most = Keys.number("atMost", range, "", "The largest value.")
    }
  }

  private static let keys = Table()

  static var schema: SchemaValue {
    let bounds = EnsembleGate.Measure.allCases.map { measure in
      let shape = Ends(measure).schema(measure.text)
      guard case .object(let members) = shape else { return (measure.rawValue, shape) }
      return (measure.rawValue, SchemaValue.object(members + [("minProperties", .number(1))]))
    }
    return .closed(
      "What must be so of many drives, each with a seed of its own: an interval for each measure.",
      required: [keys.seeds.name],
      keys.members + bounds
    )
  }

  /// Returns the gate; nil where it is wrong, which is reported.
  static func read(_ reader: inout JSONObjectReader) -> EnsembleGate? {
    let seeds = keys.seeds(&reader)
    let first = UInt64(keys.first(&reader))
    var bounds: [EnsembleGate.Bound] = []
    var isEmpty = true
    for measure in EnsembleGate.Measure.allCases {
      guard var inner = reader.object(measure.rawValue) else { continue }
      isEmpty = false
      if let bound = bound(of: measure, &inner) { bounds.append(bound) }
      inner.finish()
    }
    if isEmpty {
      let names = EnsembleGate.Measure.allCases.map(\.rawValue).joined(separator: ", ")
      reader.diagnostics.add(
        "an ensemble without a bound judges nothing",
        at: reader.value,
        hint: "its measures: \(names)"
      )
    }
    guard let seeds, !bounds.isEmpty else { return nil }
    let value = reader.value
    return EnsembleGate(
      seeds: first..<first + UInt64(seeds),
      bounds: bounds,
      source: value.source,
      line: value.location.line
    )
  }

  private static func bound(
    of measure: EnsembleGate.Measure,
    _ reader: inout JSONObjectReader
  ) -> EnsembleGate.Bound? {
    let ends = Ends(measure)
    let (least, most) = (ends.least(&reader), ends.most(&reader))
    if least == nil, most == nil {
      reader.diagnostics.add("a bound has \"atLeast\", \"atMost\" or both", at: reader.value)
      return nil
    }
    if let least, let most, least > most {
      reader.report(
        "nothing is at least \(Keys.plain(least)) and at most \(Keys.plain(most))",
        at: "atMost"
      )
      return nil
    }
    let value = reader.value
    return EnsembleGate.Bound(
      measure: measure,
      least: least,
      most: most,
      source: value.source,
      line: value.location.line
    )
  }
}
