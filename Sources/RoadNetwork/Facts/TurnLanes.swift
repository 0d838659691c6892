/// The arrows on the lanes of one direction of a way.
public struct TurnLanes: Hashable, Sendable {
  /// The value of `turn:lanes`.
  public let text: String
  /// From left to right; empty where a word is unknown, for then none can be trusted.
  public let lanes: [LaneMask]

  /// Reads a value of `turn:lanes`, such as `left|through;right|`.
  public init(_ text: String) {
    self.text = text
    var lanes: [LaneMask] = []
    for lane in text.split(separator: "|", omittingEmptySubsequences: false) {
      var mask: LaneMask = []
      for word in lane.split(separator: ";") {
        guard let arrow = LaneMask(word: word) else {
          self.lanes = []
          return
        }
        mask.insert(arrow)
      }
      lanes.append(mask.isEmpty ? .none : mask)
    }
    self.lanes = lanes
  }

  /// Returns a value of `turn:lanes` less the lanes that a traveller may not use; nil if none is left.
  ///
  /// - Parameters:
  ///   - access: The value of `vehicle:lanes`; only lanes with `yes` stay. One of another count
  ///     says nothing.
  ///   - leftOthers, rightOthers: Without it, how many lanes for buses and taxis lie at the
  ///     left and at the right. They are taken off only where all of them are without arrows.
  static func usable(
    _ text: String,
    access: String?,
    leftOthers: Int,
    rightOthers: Int
  ) -> String? {
    let usable =
      if let access {
        Self.allowed(text, by: access)
      } else {
        Self.trimmed(text, left: leftOthers, right: rightOthers)
      }
    return usable.isEmpty ? nil : usable
  }

  private static func allowed(_ text: String, by access: String) -> String {
    let lanes = text.split(separator: "|", omittingEmptySubsequences: false)
    let rights = access.split(separator: "|", omittingEmptySubsequences: false)
    guard lanes.count == rights.count else { return text }
    var usable = ""
    for (lane, right) in zip(lanes, rights) where right == "yes" {
      if !usable.isEmpty { usable += "|" }
      usable += lane
    }
    return usable
  }

  /// Takes empty lanes off the ends: as many bars as lanes, all of them or none.
  private static func trimmed(_ text: String, left: Int, right: Int) -> String {
    var rest = Substring(text)
    if left > 0, left < rest.utf8.count, rest.prefix(left).allSatisfy({ $0 == "|" }) {
      rest = rest.dropFirst(left)
    }
    if right > 0, right < rest.utf8.count, rest.suffix(right).allSatisfy({ $0 == "|" }) {
      rest = rest.dropLast(right)
    }
    return String(rest)
  }
}
