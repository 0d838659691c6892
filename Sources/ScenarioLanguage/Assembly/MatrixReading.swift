import CanonicalJSON

/// Reads the axes of a matrix.
struct MatrixReading {
  /// What a matrix may vary: the first part of its keys.
  static let sections = [
    "seed", "epoch", "context", "map", "places", "routing", "traffic", "navigator", "trace",
    "faults", "actions", "end", "duration", "search", "fleet", "displays", "venues",
  ]

  private let root: JSONValue
  private let diagnostics: Diagnostics

  init(_ root: JSONValue, _ diagnostics: Diagnostics) {
    self.root = root
    self.diagnostics = diagnostics
  }

  /// Returns the axes in the order of the file; nil where one is wrong, which is reported.
  func axes(_ value: JSONValue) -> [ScenarioMatrix.Axis]? {
    guard value.kind == .object else {
      diagnostics.add("'matrix' must be an object, found \(value.described)", at: value)
      return nil
    }
    guard (1...16).contains(value.count) else {
      diagnostics.add("a matrix has 1 to 16 keys, found \(value.count)", at: value)
      return nil
    }
    let axes = value.members.map { axis($0) }
    let right = axes.compactMap { $0 }
    guard right.count == axes.count else { return nil }
    for (index, axis) in right.enumerated() {
      let other = right[..<index].first { other in
        let count = min(axis.path.count, other.path.count)
        return axis.path.prefix(count) == other.path.prefix(count)
      }
      if let other {
        diagnostics.add("'\(axis.key)' and '\(other.key)' are one place", atKeyOf: axis.member)
        return nil
      }
    }
    return right
  }

  private func axis(_ member: JSONMember) -> ScenarioMatrix.Axis? {
    let path = member.key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard isPlace(path, member) else { return nil }
    guard member.value.kind == .array, member.value.count > 0 else {
      diagnostics.add(
        "'\(member.key)' needs a list of values, found \(member.value.described)",
        at: member.value
      )
      return nil
    }
    var values: [(name: String, value: JSONValue)] = []
    for element in member.value.elements {
      guard let named = named(element) else { return nil }
      if values.contains(where: { $0.name == named.name || isSame($0.value, named.value) }) {
        diagnostics.add("the value '\(named.name)' comes twice", at: element)
        return nil
      }
      values.append(named)
    }
    return ScenarioMatrix.Axis(member: member, path: path, values: values)
  }

  /// Whether a key leads to a place that can be set.
  private func isPlace(_ path: [String], _ member: JSONMember) -> Bool {
    guard let first = path.first, Self.sections.contains(first), !path.contains("") else {
      let meant = path.first.flatMap { EditDistance.nearest(to: $0, in: Self.sections) }
      diagnostics.add(
        "a matrix does not vary '\(path.first ?? "")'",
        atKeyOf: member,
        hint: meant.map { "did you mean \"\($0)\"?" }
          ?? "a key is a way into the scenario, such as navigator.offRoute.distance or faults.0.sigma"
      )
      return false
    }
    var value: JSONValue? = root
    for (depth, name) in path.enumerated() {
      guard let container = value else { return true }
      switch container.kind {
      case .object: value = container[name]
      case .array:
        guard let index = Int(name), (0..<container.count).contains(index), name == "\(index)"
        else {
          let place = path[..<depth].joined(separator: ".")
          diagnostics.add(
            "'\(place)' has no entry '\(name)': its \(container.count) entries count from 0",
            atKeyOf: member
          )
          return false
        }
        value = Array(container.elements)[index]
      case .null, .boolean, .number, .string:
        let place = path[..<depth].joined(separator: ".")
        diagnostics.add(
          "'\(place)' is \(container.described), which has no '\(name)'",
          atKeyOf: member
        )
        return false
      }
    }
    return true
  }

  /// Returns a value with its name: that of a scalar is its text.
  private func named(_ element: JSONValue) -> (name: String, value: JSONValue)? {
    switch element.kind {
    case .number, .boolean:
      guard isName(element.excerpt) else { break }
      return (element.excerpt, element)
    case .string:
      guard let text = element.string, isName(text) else { break }
      return (text, element)
    case .object:
      guard var reader = JSONObjectReader(element, diagnostics) else { return nil }
      let name = reader.string("name", .required)
      let value = reader.value("value", .required)
      reader.finish()
      guard let name, let value else { return nil }
      guard isName(name) else {
        reader.report("a name has 1 to 64 letters, digits, '.', '-', '+' and '_'", at: "name")
        return nil
      }
      return (name, value)
    case .array, .null: break
    }
    diagnostics.add(
      "\(element.described) cannot stand in the name of a run",
      at: element,
      hint: "write it as { \"name\": …, \"value\": … }"
    )
    return nil
  }

  private func isName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "+"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private func isSame(_ a: JSONValue, _ b: JSONValue) -> Bool {
    if let x = a.double, let y = b.double { return x == y }
    return a.rawBytes == b.rawBytes
  }
}
