import CanonicalJSON

/// Reads the section `faults`.
enum FaultSection {
  /// What goes wrong with the fixes, and with the requests.
  struct Faults {
    var receiver: [FaultSetup] = []
    var service: [ServiceFaultSetup] = []
  }

  private static let keys = FaultKeys.keys

  static func read(_ reader: inout JSONObjectReader) -> Faults {
    var counts: [String: Int] = [:]
    var faults = Faults()
    for var entry in FaultKeys.list(&reader) ?? [] {
      read(&entry, &counts, into: &faults)
      entry.finish()
    }
    return faults
  }

  /// Reads one fault and numbers it among those of its kind.
  private static func read(
    _ reader: inout JSONObjectReader,
    _ counts: inout [String: Int],
    into faults: inout Faults
  ) {
    let window = window(&reader)
    guard let text = keys.kind(&reader) else {
      // Nobody knows which members the kind would have.
      for member in reader.value.members { reader.expect(member.key) }
      return
    }
    let ordinal = counts[text, default: 0]
    counts[text] = ordinal + 1
    if let word = ServiceFaultWord(rawValue: text) {
      let fault = ServiceFaultSection.fault(word, window ?? 0...(.infinity), &reader)
      guard var fault, window != nil else { return }
      fault.ordinal = ordinal
      faults.service.append(fault)
    } else if let word = FaultWord(rawValue: text) {
      guard let kind = FaultSetup.Kind(word, &reader), let window else { return }
      var fault = FaultSetup(kind, word: text, window: window)
      fault.ordinal = ordinal
      faults.receiver.append(fault)
    }
  }

  /// Returns the seconds from `from` to `to`; the whole run where neither is there.
  private static func window(_ reader: inout JSONObjectReader) -> ClosedRange<Double>? {
    let start = keys.from(&reader)
    let end = keys.to(&reader) ?? .infinity
    guard start <= end else {
      reader.report(
        "the fault ends at \(end) s, before it begins at \(start) s",
        at: keys.to.name
      )
      return nil
    }
    return start...end
  }
}
