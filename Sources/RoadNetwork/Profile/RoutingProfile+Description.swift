extension RoutingProfile {
  /// Makes the facts of a way whose rules are all applied.
  func describe(_ way: WayDraft) -> WayFacts {
    let tags = way.tags
    var facts = WayFacts(
      forward: direction(.forward, of: way),
      backward: direction(.backward, of: way),
      roadClass: Self.roadClass(way),
      oneWayReason: way.oneWayReason,
      drivingSide: tags[Keys.drivingSide].flatMap(DrivingSide.init(tag:)) ?? way.region.drivingSide
    )
    guard facts.forward != nil || facts.backward != nil else { return facts }
    let junction = tags[Keys.junction]
    facts.isRoundabout = junction == "roundabout"
    facts.isCircular = junction == "circular"
    facts.isTunnel = tags[Keys.tunnel].map { $0 != "no" } ?? false
    facts.isBridge = tags[Keys.bridge].map { $0 != "no" } ?? false
    facts.isStartPoint = isStartPoint(way)
    facts.layer = tags[Keys.layer].flatMap { Int($0) }.map { max(-20, min(20, $0)) } ?? 0
    facts.name = tags[Keys.name] ?? sidepathName(way)
    facts.ref = tags[Keys.ref].map { Self.list($0, separator: ";") }
    facts.exits = tags[Keys.exits].map { Self.list($0, separator: ";") }
    facts.pronunciation = tags[Keys.pronunciation]
    describeDirections(&facts, way)
    return facts
  }

  private func direction(_ direction: WayDirection, of way: WayDraft) -> WayFacts.Direction? {
    let draft = way.directions[direction]
    guard let mode = draft.mode, draft.speed > 0 || way.duration > 0 else { return nil }
    let speed = max(0, draft.speed)
    // Profiles without penalties choose by time.
    let isWeighed = rules.contains(.penalties)
    let duration = way.duration > 0 ? way.duration : nil
    return WayFacts.Direction(
      mode: mode,
      speed: speed,
      rate: isWeighed ? max(0, draft.rate) : speed,
      wholeDuration: duration,
      wholeWeight: isWeighed ? (way.weight > 0 ? way.weight : nil) : duration,
      destination: draft.destination
    )
  }

  private static func roadClass(_ way: WayDraft) -> RoadClass {
    if let known = way.highway.flatMap(RoadClass.init(highway:)) { return known }
    switch way.directions.forward.mode ?? way.directions.backward.mode {
    case .ferry where way.route == "shuttle_train": return .train
    case .ferry: return .ferry
    case .train: return .train
    default: return .other
    }
  }

  private func isStartPoint(_ way: WayDraft) -> Bool {
    let directions = way.directions
    if way.highway == "service",
      directions.forward.access.map(access.privateService.contains) ?? false
    {
      return false
    }
    return [directions.forward.mode, directions.backward.mode].contains {
      $0.map(startModes.contains) ?? false
    }
  }

  private func describeDirections(_ facts: inout WayFacts, _ way: WayDraft) {
    let tags = way.tags
    // Bicycles may go against a one-way, and what is said of the way holds for them there too.
    let oneWay = cycling == nil ? way.openDirection : nil
    let tolls = tags.directed(Keys.toll, oneWay: oneWay)
    let routes = tags.directed(Keys.routes, oneWay: oneWay)
    let limits = postedLimits(way)
    var common: RoadFlags = facts.isTunnel ? .tunnel : []
    if facts.roadClass == .motorway || facts.roadClass == .motorwayLink { common.insert(.motorway) }
    for direction in WayDirection.allCases {
      guard var state = facts[direction] else { continue }
      state.flags = common
      if tolls[direction] == "yes" { state.flags.insert(.toll) }
      if routes[direction] == "ferry" { state.flags.insert(.ferry) }
      if way.directions[direction].isRestricted { state.flags.insert(.restricted) }
      state.limit = limits[direction]
      if direction == .forward { facts.forward = state } else { facts.backward = state }
    }
    if readsTurnLanes { readLanes(&facts, way) }
    countLanes(&facts, tags)
  }

  private func postedLimits(_ way: WayDraft) -> BothWays<SpeedLimit?> {
    let texts = way.tags.directed(Keys.limits)
    let forward = texts.forward.flatMap(way.region.limit)
    let isSame = texts.backward == texts.forward
    return BothWays(
      forward: forward,
      backward: isSame ? forward : texts.backward.flatMap(way.region.limit)
    )
  }

  // MARK: - Names

  /// A path beside a street has the street's name.
  private func sidepathName(_ way: WayDraft) -> String? {
    let tags = way.tags
    guard let name = tags[Keys.sidepathName] ?? tags[Keys.streetName] else { return nil }
    guard ["footway", "cycleway", "path"].contains(tags[Keys.highway]) else { return nil }
    let isBeside =
      tags[Keys.footway] == "sidewalk" || tags[Keys.cycleway] == "sidepath"
      || tags[Keys.isSidepath] == "yes"
    return isBeside ? name : nil
  }

  /// Writes a space after each separator, and one where there are several.
  package static func list(_ text: String, separator: Character) -> String {
    guard text.utf8.contains(where: { Measure.isSpace($0) || separator.asciiValue == $0 }) else {
      return text
    }
    var result = ""
    var wasSpace = false
    func append(_ character: Character) {
      let isSpace = character.isASCII && character.isWhitespace
      if !(isSpace && wasSpace) { result.append(character) }
      wasSpace = isSpace
    }
    for character in text {
      append(character)
      if character == separator { append(" ") }
    }
    return result
  }
}
