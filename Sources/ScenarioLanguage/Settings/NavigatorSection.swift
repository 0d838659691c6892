import CanonicalJSON
import Navigation

/// Reads the `navigator` section by the table of keys.
enum NavigatorSection {
  static func read(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    read(section: "", &reader, into: &scenario)
    var sections: [String] = []
    for key in NavigatorKey.all where !key.section.isEmpty && !sections.contains(key.section) {
      sections.append(key.section)
    }
    for section in sections {
      guard var inner = reader.object(section) else { continue }
      read(section: section, &inner, into: &scenario)
      inner.finish()
    }
    // Who sets the distance means it; the time refines the distance by default only.
    let keys = scenario.navigatorOverrides.map(\.key)
    if keys.contains("arrivalDistance"), !keys.contains("arrivalTime") {
      scenario.navigator.arrivalTime = .infinity
    }
    let limits = scenario.navigator.offRoute
    if limits.returnDistance > limits.distance,
      scenario.navigatorOverrides.contains(where: { $0.key == "offRoute.returnDistance" })
    {
      reader.diagnostics.add(
        "offRoute.returnDistance \(limits.returnDistance) m is more than offRoute.distance"
          + " \(limits.distance) m",
        at: reader.value
      )
    }
  }

  private static func read(
    section: String,
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario
  ) {
    for key in NavigatorKey.all where key.section == section {
      let isSet: Bool
      switch key.value {
      case .number(let path, let range, let allowsMax):
        let value =
          allowsMax
          ? reader.doubleOrMax(key.key, in: range, unit: key.unit)
          : reader.double(key.key, in: range, unit: key.unit)
        if let value { scenario.navigator[keyPath: path] = value }
        isSet = value != nil
      case .whole(let path, let range):
        let value = reader.integer(key.key, in: range, unit: key.unit)
        if let value { scenario.navigator[keyPath: path] = Int(value) }
        isSet = value != nil
      case .flag(let path):
        let value = reader.bool(key.key)
        if let value { scenario.navigator[keyPath: path] = value }
        isSet = value != nil
      case .choice(let words, let set):
        let word = reader.oneOf(key.key, words)
        if let word { set(&scenario.navigator, word) }
        isSet = word != nil
      }
      if isSet, let member = reader.value[key.key] {
        var writer = JSONWriter()
        writer.value(member)
        scenario.navigatorOverrides.append(
          (key.name, String(decoding: writer.bytes, as: UTF8.self))
        )
      }
    }
  }
}
