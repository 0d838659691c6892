extension RoutingProfile {
  /// Returns the most open of several values, as in `private;destination`; one value is itself.
  ///
  /// From the most open: allowed, restricted, forbidden, unknown words; of equals the first.
  func mostOpen(_ value: String) -> String {
    guard value.utf8.contains(UInt8(ascii: ";")) else { return value }
    var best: (value: String, rank: Int)?
    for part in value.split(separator: ";") {
      let word = String(part.trimmingSpaces)
      let rank =
        access.allowed.contains(word)
        ? 3 : access.restricted.contains(word) ? 2 : access.forbidden.contains(word) ? 1 : 0
      if rank > best?.rank ?? -1 { best = (word, rank) }
    }
    return best?.value ?? value
  }

  private func readDirectedAccess(_ way: inout WayDraft) {
    let values = way.tags.directed(access.keys)
    way.directions.forward.access = values.forward.map(mostOpen)
    way.directions.backward.access = values.backward.map(mostOpen)
  }

  func readAccess(_ way: inout WayDraft) -> WayDropReason? {
    readDirectedAccess(&way)
    let canRestrict = way.highway.map(access.restrictedHighways.contains) ?? false
    for direction in WayDirection.allCases {
      guard let value = way.directions[direction].access else { continue }
      if canRestrict, access.restricted.contains(value) {
        way.directions[direction].isRestricted = true
      } else if access.forbidden.contains(value) {
        way.close(direction, .noAccess)
      }
    }
    return way.isClosed ? way.reason : nil
  }

  func readWholeAccess(_ way: inout WayDraft) -> WayDropReason? {
    way.access = access.keys.lazy.compactMap { [tags = way.tags] in tags[$0.common] }.first
    readDirectedAccess(&way)
    if isForbidden(way.access) { return .noAccess }
    let directions = way.directions
    let isClosed =
      isForbidden(directions.forward.access) && isForbidden(directions.backward.access)
    return isClosed ? .noAccess : nil
  }

  func closeByAccess(_ way: inout WayDraft) {
    for direction in WayDirection.allCases where isForbidden(way.directions[direction].access) {
      way.close(direction, .noAccess)
      way.directions[direction].speed = 0
    }
  }

  func isForbidden(_ value: String?) -> Bool {
    value.map(access.forbidden.contains) ?? false
  }

  func restrictHighOccupancy(_ way: inout WayDraft) {
    if way.tags[Keys.highOccupancy] == "designated" {
      way.directions.forward.isRestricted = true
      way.directions.backward.isRestricted = true
    }
    let lanes = way.tags.directed(Keys.highOccupancyLanes, oneWay: way.openDirection)
    for direction in WayDirection.allCases {
      guard let lanes = lanes[direction] else { continue }
      let words = lanes.split(separator: "|", omittingEmptySubsequences: false)
      if words.allSatisfy({ $0 == "designated" }) {
        way.directions[direction].isRestricted = true
      }
    }
  }

  // MARK: - Size

  func closeTooSmall(_ way: inout WayDraft) {
    guard let vehicle else { return }
    let tags = way.tags
    close(&way, tags.directed(Keys.heights)) { Self.height($0) ?? .infinity < vehicle.height }
    let isNarrow = vehicle.width > Self.narrowWidth
    if isNarrow, tags[Keys.narrow] == "yes" {
      way.close(.forward, .tooSmall)
      way.close(.backward, .tooSmall)
    }
    close(&way, tags.directed(Keys.widths)) {
      $0 == "narrow" && isNarrow || Measure.metres($0) ?? .infinity <= vehicle.width
    }
    close(&way, tags.directed(Keys.lengths)) { Measure.metres($0) ?? .infinity < vehicle.length }
    close(&way, tags.directed(Keys.weights)) {
      Measure.kilograms($0) ?? .infinity < vehicle.weight
    }
  }

  /// Wider vehicles do not fit through what is tagged as narrow (OSRM 26.10).
  private static let narrowWidth = 2.2

  /// Returns the height that a value of `maxheight` lets through, in metres.
  package static func height(_ text: String) -> Double? {
    switch text {
    case "default", "none", "no-sign", "unsigned": 4.5
    default: Measure.metres(text)
    }
  }

  private func close(
    _ way: inout WayDraft,
    _ values: BothWays<String?>,
    where isTooSmall: (String) -> Bool
  ) {
    for direction in WayDirection.allCases where values[direction].map(isTooSmall) ?? false {
      way.close(direction, .tooSmall)
    }
  }

  // MARK: - Paths of their own

  func closeBesideSidewalk(_ way: inout WayDraft) -> WayDropReason? {
    guard Keys.sidewalks.contains(where: { [tags = way.tags] in tags[$0] == "separate" }) else {
      return nil
    }
    for direction in WayDirection.allCases {
      let access = way.directions[direction].access
      if access == nil || isForbidden(access) { way.close(direction, .separatePath) }
    }
    return way.isClosed ? way.reason : nil
  }

  func closureBesideCycleway(of way: WayDraft) -> WayDropReason? {
    let tags = way.tags
    guard
      [Keys.cycleway, Keys.cyclewayBoth, Keys.cyclewayLeft, Keys.cyclewayRight]
        .contains(where: { tags[$0] == "separate" })
    else { return nil }
    let isOverridden = tags[Keys.bicycle].flatMap { cycling?.overrides.contains($0) } ?? false
    return isOverridden ? nil : .separatePath
  }
}
