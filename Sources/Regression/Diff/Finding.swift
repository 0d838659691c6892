package import CanonicalJSON

/// What a difference has in common with those of other scenarios: the rule and the direction, or the same member.
package struct Finding: Hashable, Sendable {
  /// What is common: `didArrive sooner`, `provider.request: url`, `words and shapes`.
  package let group: String
  /// Locations by which the event moved, positive if later; nil where it did not, or nothing tells.
  package let ticks: Int?
  /// What it is the same change as, where another scenario shows that first: its own members, and what differs at
  /// its very moment of what belongs together.
  package let ties: Set<String>
  /// Whether the story is another one from here: something came, went or moved, rather than being told otherwise.
  package let isTurn: Bool
  /// Whether it is a sign of some change without saying which: numbers that drift, what a thinned golden leaves out, a
  /// law or a bound of many drives that breaks.
  package let isFaint: Bool
  /// Whether an event came that the golden does not have; false where one is gone, nil for all others.
  package let appears: Bool?
  /// Why it is so, in words; empty where nobody knows.
  package let reason: String

  /// Creates a finding.
  package init(
    group: String,
    ticks: Int? = nil,
    ties: Set<String> = [],
    isTurn: Bool = false,
    isFaint: Bool = false,
    appears: Bool? = nil,
    reason: String = ""
  ) {
    self.group = group
    self.ticks = ticks
    self.ties = ties
    self.isTurn = isTurn
    self.isFaint = isFaint
    self.appears = appears
    self.reason = reason
  }
}

extension Finding {
  /// Reads a finding as a report has it; nil where it is none.
  package init?(_ value: JSONValue) {
    guard let group = value["group"]?.string else { return nil }
    self.init(
      group: group,
      ticks: value["ticks"]?.integer.map { Int(clamping: $0) },
      ties: Set(value["ties"]?.elements.compactMap(\.string) ?? []),
      isTurn: value["turn"]?.bool ?? false,
      isFaint: value["faint"]?.bool ?? false,
      appears: value["appears"]?.bool,
      reason: value["reason"]?.string ?? ""
    )
  }

  /// Writes the finding as an object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("group", group)
    if let ticks { writer.member("ticks", ticks) }
    if !ties.isEmpty { writer.strings("ties", ties.sorted()) }
    if isTurn { writer.member("turn", true) }
    if isFaint { writer.member("faint", true) }
    if let appears { writer.member("appears", appears) }
    if !reason.isEmpty { writer.member("reason", reason) }
    writer.endObject()
  }
}

extension RecordingDiff {
  /// Whether nothing but numbers differ, each by so little that no rule would be meant to see it.
  package func isDrift(_ change: EventChange) -> Bool {
    guard change.verdict == .changed else { return false }
    let fields = fields(of: change)
    return !fields.isEmpty && fields.allSatisfy { $0.isDrift || $0.isCosmetic }
  }
}

extension FieldChange {
  /// Metres, seconds and degrees of a direction by which a number may drift, and degrees of a place.
  private static let (driftLimit, placeLimit) = (0.05, 0.000_001)

  static let driftWords = "numbers by at most 0.05"

  /// The way to the value without the places within lists.
  var member: String { path.replacing(#/\[[0-9]+\]/#, with: "") }

  /// Whether a number became another one by very little.
  var isDrift: Bool {
    guard let golden = golden.flatMap(Double.init), let new = new.flatMap(Double.init) else {
      return false
    }
    let name = path.split(separator: ".").last ?? ""
    let isPlace = name == "lat" || name == "lon"
    // Decimals are compared as they are written: a hair more is the way numbers are kept.
    return (new - golden).magnitude <= (isPlace ? Self.placeLimit : Self.driftLimit) * 1.000_001
  }
}
