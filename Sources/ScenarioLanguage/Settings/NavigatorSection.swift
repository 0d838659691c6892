import CanonicalJSON
import Navigation

/// Reads the `navigator` section by the table of keys.
enum NavigatorSection {
  /// What the section sets.
  struct Navigator {
    var configuration = NavigatorConfiguration()
    /// The keys that are there, in the order of the table, with their values as written.
    var overrides: [(key: String, value: String)] = []
  }

  static func read(_ reader: inout JSONObjectReader) -> Navigator {
    var navigator = Navigator()
    read(section: "", &reader, into: &navigator)
    var sections: [String] = []
    for key in NavigatorKey.all where !key.section.isEmpty && !sections.contains(key.section) {
      sections.append(key.section)
    }
    for section in sections {
      guard var inner = reader.object(section) else { continue }
      read(section: section, &inner, into: &navigator)
      inner.finish()
    }
    // Who sets the distance means it; the time refines the distance by default only.
    let keys = navigator.overrides.map(\.key)
    if keys.contains("arrivalDistance"), !keys.contains("arrivalTime") {
      navigator.configuration.arrivalTime = .infinity
    }
    let limits = navigator.configuration.offRoute
    if limits.returnDistance > limits.distance,
      navigator.overrides.contains(where: { $0.key == "offRoute.returnDistance" })
    {
      reader.diagnostics.add(
        "offRoute.returnDistance \(limits.returnDistance) m is more than offRoute.distance"
          + " \(limits.distance) m",
        at: reader.value
      )
    }
    return navigator
  }

  private static func read(
    section: String,
    _ reader: inout JSONObjectReader,
    into navigator: inout Navigator
  ) {
    for key in NavigatorKey.all where key.section == section {
      let isSet: Bool
      switch key.value {
      case .number(let path, let range, let allowsMax):
        let value =
          allowsMax
          ? reader.doubleOrMax(key.key, in: range, unit: key.unit)
          : reader.double(key.key, in: range, unit: key.unit)
        if let value { navigator.configuration[keyPath: path] = value }
        isSet = value != nil
      case .whole(let path, let range):
        let value = reader.integer(key.key, in: range, unit: key.unit)
        if let value { navigator.configuration[keyPath: path] = Int(value) }
        isSet = value != nil
      case .flag(let path):
        let value = reader.bool(key.key)
        if let value { navigator.configuration[keyPath: path] = value }
        isSet = value != nil
      case .text(_, let set):
        let text = reader.string(key.key)
        if let text, let problem = set(&navigator.configuration, text) {
          reader.report("\(key.name): \(problem)", at: key.key)
        }
        isSet = text != nil
      case .choice(let words, let set):
        let word = reader.oneOf(key.key, words)
        if let word { set(&navigator.configuration, word) }
        isSet = word != nil
      }
      if isSet, let member = reader.value[key.key] {
        var writer = JSONWriter()
        writer.value(member)
        navigator.overrides.append(
          (key.name, String(decoding: writer.bytes, as: UTF8.self))
        )
      }
    }
  }

  /// The section of the navigator, from the one table of keys.
  static var schema: SchemaValue {
    var top: [(String, SchemaValue)] = []
    for key in NavigatorKey.all {
      guard !key.section.isEmpty else {
        top.append((key.key, schema(of: key)))
        continue
      }
      let inner = NavigatorKey.all.filter { $0.section == key.section }
      guard inner.first?.name == key.name else { continue }
      top.append(
        (key.section, .closed("Keys of \(key.section).", inner.map { ($0.key, schema(of: $0)) }))
      )
    }
    return .closed("The navigator's thresholds and rules.", top)
  }

  private static func schema(of key: NavigatorKey) -> SchemaValue {
    let text = key.documentation
    return switch key.value {
    case .number(_, let range, let allowsMax): .number(range, text, allowsMax: allowsMax)
    case .whole(_, let range):
      .number(Double(range.lowerBound)...Double(range.upperBound), text, isWhole: true)
    case .flag: .boolean(text)
    case .choice(let words, _): .choice(words, text)
    case .text: .string(text)
    }
  }
}
