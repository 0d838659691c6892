public import CanonicalJSON

/// What stands in a record under a name with dots that lead into objects and lists.
public enum MemberPath {
  /// What was found.
  public enum Found: Sendable {
    /// A member of this shape.
    case shape(MemberShape)
    /// Within JSON that others made, of which nothing is known.
    case anything
    /// Nothing ever stands there: why, and the path that was perhaps meant.
    case nothing(String, meant: String?)
  }

  /// Follows a path from the members of a record.
  public static func find(_ path: String, in members: [MemberDescription]) -> Found {
    find(path.split(separator: ".", omittingEmptySubsequences: false).map(String.init), [], members)
  }

  private static func find(
    _ names: [String],
    _ passed: [String],
    _ members: [MemberDescription]
  ) -> Found {
    guard let name = names.first else { return .anything }
    let rest = Array(names.dropFirst())
    if let member = members.first(where: { $0.name == name }) {
      return rest.isEmpty ? .shape(member.shape) : find(rest, passed + [name], member.shape)
    }
    let known = members.map(\.name)
    let meant = EditDistance.nearest(to: name, in: known)
    let subject = passed.isEmpty ? "the event" : "'\(passed.joined(separator: "."))'"
    let list = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
    return .nothing(
      "\(subject) has no member '\(name)'" + (meant == nil ? ": \(list)" : ""),
      meant: meant.map { (passed + [$0] + rest).joined(separator: ".") }
    )
  }

  private static func find(
    _ names: [String],
    _ passed: [String],
    _ shape: MemberShape
  ) -> Found {
    let path = passed.joined(separator: ".")
    switch shape {
    case .object(_, let members): return find(names, passed, members)
    case .table(let element): return find(names, passed, in: element)
    case .list(let element):
      guard let index = Int(names[0]), index >= 0 else {
        return .nothing(
          "'\(path)' is a list, in which numbers lead on: '\(path).0'",
          meant: (passed + ["0"] + names).joined(separator: ".")
        )
      }
      return find(names, passed, in: element)
    case .corner: return find(names, passed, in: .number(.anyDegrees))
    case .json: return .anything
    case .number, .integer, .flag, .mark, .text, .textOrNull, .words:
      return .nothing("'\(path)' is \(shape.described) and has no members", meant: path)
    }
  }

  /// Takes one name, whatever it is, and goes on.
  private static func find(
    _ names: [String],
    _ passed: [String],
    in element: MemberShape
  ) -> Found {
    let rest = Array(names.dropFirst())
    return rest.isEmpty ? .shape(element) : find(rest, passed + [names[0]], element)
  }
}

/// Why a member of a record is never equal to a value.
public struct MemberMisfit {
  /// Where it lies.
  public enum Place {
    case value(JSONValue)
    case key(JSONMember)
  }

  /// Where it lies.
  public var place: Place
  /// What is wrong, in words.
  public var message: String
  /// What was perhaps meant, in words.
  public var hint: String?
  /// The JSON that can stand in its place.
  public var replacement: String?
}

extension MemberShape {
  /// Returns why no member of this shape is ever equal to a value; nil where one can be.
  public func misfit(of value: JSONValue) -> MemberMisfit? {
    switch self {
    case .number(let quantity): number(quantity, value)
    case .integer(let range):
      wrong(value) { json in
        guard let number = json.integer else { return "an integer" }
        return range.fault(of: Int(number)).map { "an integer, not one \($0)" }
      }
    case .flag: wrong(value) { $0.bool == nil ? "true or false" : nil }
    case .mark:
      wrong(value) {
        $0.bool == true ? nil : "true: where it is false, the record does not have it"
      }
    case .text: wrong(value) { $0.kind == .string ? nil : "a text" }
    case .textOrNull: wrong(value) { $0.kind == .string || $0.isNull ? nil : "a text or null" }
    case .words(_, let words): word(words, value)
    case .object(_, let members): object(members, value)
    case .table(let element):
      wrong(value) { $0.kind == .object ? nil : "an object" }
        ?? value.members.lazy.compactMap { element.misfit(of: $0.value) }.first
    case .list(let element):
      wrong(value) { $0.kind == .array ? nil : "a list" }
        ?? value.elements.lazy.compactMap(element.misfit).first
    case .corner: wrong(value) { RecordedJSON.Form.pair.fits($0) ? nil : "two numbers" }
    case .json(let form): wrong(value) { form.fits($0) ? nil : form.described }
    }
  }

  private func wrong(_ value: JSONValue, _ expected: (JSONValue) -> String?) -> MemberMisfit? {
    expected(value).map {
      MemberMisfit(place: .value(value), message: "expected \($0), found \(value.excerpt)")
    }
  }

  private func number(_ quantity: Quantity, _ value: JSONValue) -> MemberMisfit? {
    wrong(value) { json in
      if quantity.allowsMax, json.string == "max" { return nil }
      guard let number = json.double else { return described }
      if let fault = quantity.fault(of: number) { return "\(described), not one \(fault)" }
      guard let count = json.decimalCount, count > quantity.decimals else { return nil }
      return quantity.decimals == 1
        ? "\(described) of 1 decimal" : "\(described) of \(quantity.decimals) decimals"
    }
  }

  private func word(_ words: [String], _ value: JSONValue) -> MemberMisfit? {
    guard let word = value.string else {
      return wrong(value) { _ in "one of \(words.joined(separator: ", "))" }
    }
    if words.contains(word) { return nil }
    let meant = EditDistance.nearest(to: word, in: words)
    return MemberMisfit(
      place: .value(value),
      message: "\"\(word)\" is never recorded here: it is one of \(words.joined(separator: ", "))",
      hint: meant.map { "did you mean \"\($0)\"?" },
      replacement: EditDistance.replacement(for: word, in: words)
    )
  }

  private func object(_ members: [MemberDescription], _ value: JSONValue) -> MemberMisfit? {
    guard value.kind == .object else { return wrong(value) { _ in "an object" } }
    for member in value.members {
      guard let described = members.first(where: { $0.name == member.key }) else {
        let names = members.map(\.name)
        return MemberMisfit(
          place: .key(member),
          message: "it never has a member '\(member.key)'",
          hint: EditDistance.nearest(to: member.key, in: names).map { "did you mean \"\($0)\"?" },
          replacement: EditDistance.replacement(for: member.key, in: names)
        )
      }
      if let misfit = described.shape.misfit(of: member.value) { return misfit }
    }
    return nil
  }
}
