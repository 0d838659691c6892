public import CanonicalJSON

/// Which numbers may stand in the records of each event: the ranges of the catalogue, looked up while a
/// recording is read.
///
/// A recording may be of another version of the program, or damaged: members that nobody knows, and ones
/// that are absent, are no fault here. A number outside of its range is: whoever reads the recording
/// reckons with it.
public struct RecordRanges: Sendable {
  /// A number that cannot be.
  public struct Fault: Hashable, Sendable {
    /// What it is, and what is wrong with that.
    public var message: String
    /// Where it stands.
    public var location: SourceLocation

    fileprivate init(_ value: JSONValue, _ words: String) {
      message = "\(value.excerpt) is \(words) (at \(value.pointer))"
      location = value.location
    }
  }

  /// The milliseconds of the latest record, some 31 years: their nanoseconds are numbers of 64 bits.
  public static let latest = 1_000_000_000_000

  /// What stands under a name.
  private enum Rule: Sendable {
    case number(Quantity)
    case integer(IntegerRange)
    case time
    indirect case list(Rule)
    case object([Member])
    /// No number that is known: each that is there all the same is bounded.
    case anything
  }

  private struct Member: Sendable {
    var name: String
    var rule: Rule
  }

  /// What stands in every record.
  private static let envelope = [
    Member(name: "seq", rule: .integer(.count)), Member(name: "t", rule: .time),
  ]

  private var records: [EventKind: [Member]] = [:]

  /// Knows every event of the catalogue.
  public init() {}

  /// Returns what is wrong with the first number that cannot be; nil where each can.
  ///
  /// - Complexity: O(members), as long as they come in the order of the catalogue.
  public mutating func fault(in record: JSONValue, of kind: EventKind?) -> Fault? {
    Self.fault(in: record, members(of: kind))
  }

  private mutating func members(of kind: EventKind?) -> [Member] {
    guard let kind else { return Self.envelope }
    if let known = records[kind] { return known }
    let made = Self.envelope + Self.members(kind.payload.members)
    records[kind] = made
    return made
  }

  private static func members(_ described: [MemberDescription]) -> [Member] {
    described.map { Member(name: $0.name, rule: rule(of: $0.shape)) }
  }

  private static func rule(of shape: MemberShape) -> Rule {
    switch shape {
    case .number(let quantity): .number(quantity)
    case .integer(let range): .integer(range)
    case .list(let element): .list(rule(of: element))
    case .object(_, let members): .object(self.members(members))
    case .corner: .list(.number(.anyDegrees))
    case .flag, .mark, .text, .textOrNull, .words, .table, .json: .anything
    }
  }

  private static func fault(in object: JSONValue, _ members: [Member]) -> Fault? {
    var next = 0
    for member in object.members {
      let value = member.value
      // Texts and flags are most of a record, and no number stands in them.
      switch value.kind {
      case .string, .boolean, .null: continue
      case .number, .array, .object: break
      }
      var index = next
      var left = members.count
      while left > 0, !member.hasKey(members[index].name) {
        index = index + 1 < members.count ? index + 1 : 0
        left -= 1
      }
      if left > 0 {
        next = index + 1 < members.count ? index + 1 : 0
        if let fault = fault(in: value, members[index].rule) { return fault }
      } else if let fault = fault(in: value, .anything) {
        return fault
      }
    }
    return nil
  }

  private static func fault(in value: JSONValue, _ rule: Rule) -> Fault? {
    switch value.kind {
    case .string, .boolean, .null: nil
    case .number: words(value, rule).map { Fault(value, $0) }
    case .array:
      value.elements.lazy.compactMap { element in
        if case .list(let inner) = rule {
          fault(in: element, inner)
        } else {
          fault(in: element, rule)
        }
      }.first
    case .object:
      if case .object(let members) = rule {
        fault(in: value, members)
      } else {
        fault(in: value, [])
      }
    }
  }

  /// What is wrong with a number, in words that follow "is"; nil where nothing is.
  private static func words(_ value: JSONValue, _ rule: Rule) -> String? {
    switch rule {
    case .number(let quantity): value.double.flatMap(quantity.fault)
    case .integer(let range):
      value.integer.map(Int.init).map(range.fault) ?? Quantity.any.fault(of: value.double ?? 0)
    case .time:
      value.integer.map { (0...Int64(latest)).contains($0) } ?? false
        ? nil : "no time: milliseconds are 0...\(latest)"
    case .list, .object, .anything: value.double.flatMap(Quantity.any.fault)
    }
  }
}

extension Quantity {
  /// A number of which nothing is known: small enough to be reckoned with as a whole one.
  fileprivate static var any: Quantity {
    Quantity(.none, decimals: 0, least: -1e15, greatest: 1e15)
  }
}
