import RoadNetwork

/// Tags and facts in one line of a table.
enum TagText {
  /// Returns the tags of a line such as `highway=primary, maxspeed=30 mph`.
  static func tags(_ text: String) -> [OSMTag] {
    guard !text.isEmpty else { return [] }
    return text.split(separator: ", ").map { tag in
      let parts = tag.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return OSMTag(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  /// Returns the directions of a way.
  ///
  /// `65@52 | x` is 65 km/h, choosing as if 52, along the way and nothing against it; a mode leads
  /// where it is not the profile's, one side stands for both where they are alike, and the seconds
  /// of the whole way follow. `-` is no way.
  static func ways(_ text: String, _ profile: RoutingProfile) -> String {
    guard case .routable(let facts) = profile.facts(ofWay: tags(text)) else { return "-" }
    let forward = direction(facts.forward, profile)
    let backward = direction(facts.backward, profile)
    var line = forward == backward ? forward : "\(forward) | \(backward)"
    if let state = facts.forward ?? facts.backward, let seconds = state.wholeDuration {
      line += ", \(number(seconds)) s"
      if let weight = state.wholeWeight, weight != seconds { line += " as \(number(weight))" }
    }
    return line
  }

  private static func direction(
    _ direction: WayFacts.Direction?,
    _ profile: RoutingProfile
  ) -> String {
    guard let direction else { return "x" }
    var line = ""
    if direction.mode == .pushingBike {
      line = "push "
    } else if direction.mode != profile.mode {
      line = direction.mode.name + " "
    }
    line += direction.speed > 0 ? number(direction.speed) : "-"
    if (direction.rate - direction.speed).magnitude > 1e-9 { line += "@" + number(direction.rate) }
    return direction.isRestricted ? line + " restricted" : line
  }

  static func number(_ value: Double) -> String {
    let text = "\((value * 1e7).rounded() / 1e7)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
