import CanonicalJSON

/// The members of a scenario that are no section of their own.
extension ScenarioLoader {
  /// Reports what one section says and another does not know.
  static func check(_ reader: inout JSONObjectReader, _ scenario: Scenario) {
    checkDrive(&reader, scenario)
    checkFleet(&reader)
    checkDisplays(&reader, scenario)
    MapNames.check(&reader, scenario)
  }

  /// Reports what needs a trace, or a drive, and has none.
  private static func checkDrive(_ reader: inout JSONObjectReader, _ scenario: Scenario) {
    if !scenario.faults.isEmpty, !reader.has("trace") {
      reader.report("faults are of the trace's fixes, and there is no \"trace\"", at: "faults")
    }
    if case .drive = scenario.trace { return }
    // Without its map a drive is none: that is told where the map is.
    if reader.diagnostics.hasErrors(below: "/map") { return }
    if reader.has(DocumentKeys.keys.ensemble.name) {
      reader.report(
        "an ensemble holds the navigator against the true way of a \"drive\", and the trace is none",
        at: DocumentKeys.keys.ensemble.name
      )
    }
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

  /// Reports calls about displays that there are not.
  private static func checkDisplays(_ reader: inout JSONObjectReader, _ scenario: Scenario) {
    let listed = scenario.displays.map(\.id)
    let known = listed.isEmpty ? [DisplaySetup.main.id] : listed
    guard let actions = reader.value("actions"), actions.kind == .array else { return }
    for action in actions.elements where action.kind == .object {
      guard let value = action["map"], let name = value.string, !known.contains(name),
        let call = action["do"]?.string, !SearchCall.names.contains(call)
      else { continue }
      reader.diagnostics.add(
        "there is no display \"\(name)\"",
        at: value,
        hint: "known: \(known.joined(separator: ", "))"
      )
    }
  }

  /// Reports calls of fleet connectivity in a scenario without a dispatcher.
  private static func checkFleet(_ reader: inout JSONObjectReader) {
    guard !reader.has("fleet"), let actions = reader.value("actions") else { return }
    for action in actions.elements {
      guard let call = action["do"], let name = call.string, FleetCall.names.contains(name) else {
        continue
      }
      return reader.diagnostics.add(
        "\(name) needs a \"fleet\" section, with or without messages",
        at: call
      )
    }
  }

  static func strings(_ key: Key<[JSONValue]>, _ reader: inout JSONObjectReader) -> [String] {
    (key(&reader) ?? []).compactMap { element in
      if element.string == nil {
        reader.diagnostics.add("expected a string, found \(element.described)", at: element)
      }
      return element.string
    }
  }

  static func epoch(_ reader: inout JSONObjectReader) -> Int64 {
    let standard: Int64 = 1_767_225_600_000_000_000
    guard let text = DocumentKeys.keys.epoch(&reader) else { return standard }
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

  static func violations(_ reader: inout JSONObjectReader) -> [Law] {
    (DocumentKeys.keys.violates(&reader) ?? []).compactMap { element in
      guard let text = element.string, let name = Law(rawValue: text) else {
        let names = Law.allCases.map(\.rawValue)
        reader.diagnostics.add(
          "\(element.described) is no law",
          at: element,
          hint: element.string.flatMap { EditDistance.nearest(to: $0, in: names) }
            .map { "did you mean \"\($0)\"?" } ?? "known: \(names.joined(separator: ", "))",
          replacement: element.string.flatMap { EditDistance.replacement(for: $0, in: names) }
        )
        return nil
      }
      return name
    }
  }
}
