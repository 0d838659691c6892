import CanonicalJSON

/// What a difference has in common with those of other scenarios: the rule and the direction, or the same member.
package struct Finding: Hashable, Sendable {
  /// What is common: `arrival earlier`, `provider.request: url`, `words`.
  package let group: String
  /// Locations by which the event moved, positive if later; nil where it did not, or nothing tells.
  package let ticks: Int?

  /// Creates a finding.
  package init(group: String, ticks: Int? = nil) { (self.group, self.ticks) = (group, ticks) }
}

extension RecordingDiff {
  /// Returns what a difference has in common with others, also of other scenarios.
  package func finding(of change: EventChange) -> Finding {
    let event = event(of: change).replacing("navigator.", with: "")
    switch change.verdict {
    case .added: return Finding(group: "\(event) added")
    case .removed: return Finding(group: "\(event) removed")
    case .moved:
      guard let shift = shift(of: change) else {
        return Finding(group: "\(event) in another order")
      }
      let direction = shift.milliseconds < 0 ? "earlier" : "later"
      return Finding(group: "\(event) \(direction)", ticks: shift.ticks)
    case .changed:
      let fields = fields(of: change)
      if !fields.isEmpty, fields.allSatisfy(\.isCosmetic) {
        return Finding(group: "words and shapes")
      }
      if isDrift(change) { return Finding(group: FieldChange.driftWords) }
      var members: [String] = []
      for field in fields where !members.contains(field.member) { members.append(field.member) }
      return Finding(group: "\(event): \(members.joined(separator: ", "))")
    }
  }

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
