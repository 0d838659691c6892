import CanonicalJSON

/// The members of a scenario that are no section of their own.
extension ScenarioLoader {
  /// Reports what needs a trace, or a drive, and has none.
  static func checkDrive(_ reader: inout JSONObjectReader, _ scenario: Scenario) {
    if !scenario.faults.isEmpty, !reader.has("trace") {
      reader.report("faults are of the trace's fixes, and there is no \"trace\"", at: "faults")
    }
    if case .drive = scenario.trace { return }
    guard let actions = reader.value("actions"), actions.kind == .array else { return }
    for action in actions.elements {
      guard action.kind == .object, let value = action["waypoints"], value.string == "drive" else {
        continue
      }
      reader.diagnostics.add(
        "\"drive\" stands for the stops of a drive, and the trace is none",
        at: value
      )
    }
  }

  static func strings(_ key: String, _ reader: inout JSONObjectReader) -> [String] {
    (reader.array(key) ?? []).compactMap { element in
      if element.string == nil {
        reader.diagnostics.add("expected a string, found \(element.described)", at: element)
      }
      return element.string
    }
  }

  static func epoch(_ reader: inout JSONObjectReader) -> Int64 {
    let standard: Int64 = 1_767_225_600_000_000_000
    guard let text = reader.string("epoch") else { return standard }
    guard let epoch = UTCDate.nanoseconds(text) else {
      reader.report(
        "\"\(text)\" is no UTC time",
        at: "epoch",
        hint: "write it as 2026-03-01T08:00:00Z"
      )
      return standard
    }
    return epoch
  }

  static func violations(_ reader: inout JSONObjectReader) -> [InvariantName] {
    (reader.array("violates") ?? []).compactMap { element in
      guard let text = element.string, let name = InvariantName(rawValue: text) else {
        let names = InvariantName.allCases.map(\.rawValue)
        reader.diagnostics.add(
          "\(element.described) is no invariant",
          at: element,
          hint: element.string.flatMap { EditDistance.nearest(to: $0, in: names) }
            .map { "did you mean \"\($0)\"?" } ?? "known: \(names.joined(separator: ", "))"
        )
        return nil
      }
      return name
    }
  }
}
