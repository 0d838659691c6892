extension RoutingProfile {
  /// Makes facts of a way's tags.
  ///
  /// Any text is taken: what cannot be read counts as not tagged.
  ///
  /// - Parameters:
  ///   - tags: In any order; of two with the same key the first counts, and empty values do not.
  ///   - region: What holds where tags do not say more.
  public func facts(ofWay tags: [OSMTag], region: RegionRules = .standard) -> WayOutcome {
    let reader = TagReader(tags)
    guard requiredKeys.contains(where: { reader[$0] != nil }) else { return .dropped(.notRoad) }
    var way = WayDraft(
      tags: reader,
      region: region,
      highway: reader[Keys.highway],
      route: reader[Keys.route],
      directions: BothWays(WayDraft.Direction(mode: mode))
    )
    for rule in rules {
      if let reason = apply(rule, to: &way) { return .dropped(reason) }
    }
    let facts = describe(way)
    guard facts.forward != nil || facts.backward != nil else {
      return .dropped(way.reason ?? .noSpeed)
    }
    return .routable(facts)
  }

  /// Takes one step in reading a way; returns why it is dropped, if it is.
  private func apply(_ rule: WayRule, to way: inout WayDraft) -> WayDropReason? {
    switch rule {
    case .closures: return closure(of: way)
    case .avoidances: return way.highway.map(avoidedHighways.contains) == true ? .avoided : nil
    case .size: closeTooSmall(&way)
    case .access: return readAccess(&way)
    case .wholeAccess: return readWholeAccess(&way)
    case .directedAccess: closeByAccess(&way)
    case .oneWay: readOneWay(&way)
    case .destination: readDestination(&way)
    case .ferry: readFerry(&way)
    case .movableBridge: readMovableBridge(&way)
    case .service:
      return way.tags[Keys.service].map(closedServices.contains) == true ? .noAccess : nil
    case .highOccupancy: restrictHighOccupancy(&way)
    case .speed: return readSpeed(&way)
    case .cyclingSpeed: readCyclingSpeed(&way)
    case .cycleLanes: openCycleLanes(&way)
    case .pushing: openForPushing(&way)
    case .postedSpeed: readPostedSpeed(&way)
    case .speedLimit: keepSpeedLimit(&way)
    case .standstill: closeStandstill(&way)
    case .separateSidewalk: return closeBesideSidewalk(&way)
    case .separateCycleway: return closureBesideCycleway(of: way)
    case .surface: keepSurfaceSpeed(&way)
    case .greatestSpeed: if let greatestSpeed { way.limitSpeeds(to: greatestSpeed) }
    case .conveying: closeAgainstConveying(&way)
    case .penalties: weigh(&way)
    }
    return nil
  }

  // MARK: - Closures

  private func closure(of way: WayDraft) -> WayDropReason? {
    let tags = way.tags
    if closures.contains(.areas), tags[Keys.area] == "yes" { return .area }
    if closures.contains(.steps), way.highway == "steps" { return .steps }
    if closures.contains(.construction) {
      if way.highway == "construction" || tags[Keys.railway] == "construction" {
        return .construction
      }
      if let kind = tags[Keys.construction], !passableConstruction.contains(kind) {
        return .construction
      }
    }
    if closures.contains(.motorroads), tags[Keys.motorroad] == "yes" { return .motorroad }
    if closures.contains(.proposed), tags[Keys.proposed] != nil,
      way.highway == nil || way.highway == "proposed"
    {
      return .proposed
    }
    if closures.contains(.reversible), tags[Keys.oneWay] == "reversible" { return .reversible }
    if closures.contains(.impassable),
      tags[Keys.impassable] == "yes" || tags[Keys.status] == "impassable"
    {
      return .impassable
    }
    return nil
  }

  // MARK: - Directions

  private func readOneWay(_ way: inout WayDraft) {
    let junction = way.tags[Keys.junction]
    if oneWays.isImplied {
      way.isOneWayByKind =
        junction == "roundabout" || junction == "circular" || way.highway == "motorway"
    }
    for key in oneWays.keys {
      guard let value = way.tags[key] else { continue }
      way.oneWay = value
      switch value {
      case "yes", "1", "true":
        way.oneWayReason = .tagged
        return way.close(.backward, .closed)
      case "-1":
        way.oneWayReason = .reversed
        return way.close(.forward, .closed)
      default:
        if oneWays.open.contains(value) { return }
      }
      if !oneWays.asksNextKey { break }
    }
    guard way.isOneWayByKind else { return }
    way.oneWayReason =
      switch junction {
      case "roundabout": .roundabout
      case "circular": .circular
      default: .motorway
      }
    way.close(.backward, .closed)
  }

  private func closeAgainstConveying(_ way: inout WayDraft) {
    guard way.highway == "steps" || way.highway == "footway",
      (way.oneWay ?? way.tags[Keys.oneWay]) != "no"
    else { return }
    switch way.tags[Keys.conveying] {
    case "forward": way.close(.backward, .closed)
    case "backward": way.close(.forward, .closed)
    default: break
    }
  }

  private func closeStandstill(_ way: inout WayDraft) {
    for direction in WayDirection.allCases where way.duration <= 0 {
      if way.directions[direction].speed <= 0 { way.close(direction, .noSpeed) }
    }
  }
}
