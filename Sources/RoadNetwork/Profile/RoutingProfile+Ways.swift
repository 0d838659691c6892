extension RoutingProfile {
  /// Makes facts of a way's tags.
  public func facts(ofWay tags: [OSMTag]) -> Result<WayFacts, WayDropReason> {
    let highway = tags["highway"]
    let route = tags["route"]
    let isFerry = route == "ferry" || route == "shuttle_train" || tags["railway"] == "shuttle_train"
    guard highway != nil || isFerry || tags["man_made"] == "pier" else {
      return .failure(.notRoad)
    }
    if let highway, Self.unbuilt.contains(highway) { return .failure(.notBuilt) }
    if tags["area"] == "yes" || tags["oneway"] == "reversible" { return .failure(.area) }
    guard fits(tags) else { return .failure(.tooSmall) }
    let access = access(tags)
    let isLocal = access.map { restricted.contains($0) } ?? false
    if let access {
      let isOpen = !forbidden.contains(access)
      let hasLocalAccess =
        !isLocal || access == "unknown" || restrictedHighways.contains(highway ?? "")
      guard isOpen, hasLocalAccess else { return .failure(.noAccess) }
    }
    if tags["service"] == "emergency_access" { return .failure(.noAccess) }

    var facts: WayFacts
    if isFerry, highway == nil {
      let isTrain = route != "ferry"
      facts = WayFacts(roadClass: isTrain ? .shuttleTrain : .ferry, mode: isTrain ? .train : .ferry)
      facts.isStartPoint = false
      facts.duration = tags["duration"].flatMap(SpeedText.seconds)
      let direction = WayFacts.Direction(speed: isTrain ? trainSpeed : ferrySpeed)
      facts.forward = direction
      facts.backward = direction
    } else {
      guard let speed = speed(highway ?? "pier", access) else {
        return .failure(access == nil && highway != nil ? .noAccess : .noSpeed)
      }
      facts = WayFacts(roadClass: RoadClass(highway: highway ?? "footway"), mode: mode)
      facts.forward = WayFacts.Direction(speed: speed)
      facts.backward = WayFacts.Direction(speed: speed)
    }
    facts.isRestricted = isLocal && restrictedHighways.contains(highway ?? "")
    if highway == "service", access == "private" { facts.isStartPoint = false }
    describe(&facts, tags)
    limit(&facts, tags)
    cap(&facts, tags)
    closeDirections(&facts, tags)
    weigh(&facts, tags)
    guard facts.forward != nil || facts.backward != nil else { return .failure(.noAccess) }
    return .success(facts)
  }

  private static let unbuilt: Set<String> = [
    "construction", "proposed", "planned", "razed", "abandoned", "disused", "demolished",
    "no", "elevator", "raceway", "rest_area", "services", "bus_stop", "crossing", "corridor",
  ]

  private func speed(_ highway: String, _ access: String?) -> Double? {
    if let speed = speeds[highway] { return speed }
    // Whatever its tags open is passable, if slowly.
    return access == nil ? nil : defaultSpeed
  }

  /// Returns the value of the most special access key; of several values the most open.
  func access(_ tags: [OSMTag]) -> String? {
    guard let value = accessKeys.lazy.compactMap({ tags[$0] }).first else { return nil }
    guard value.contains(";") else { return value }
    let parts = value.split(separator: ";").map { String($0).trimmed }
    return parts.first { allowed.contains($0) } ?? parts.first { !forbidden.contains($0) }
      ?? parts.first
  }

  // MARK: - Size

  private func fits(_ tags: [OSMTag]) -> Bool {
    guard let vehicle else { return true }
    func isBelow(_ key: String, _ size: Double, _ parse: (String) -> Double?) -> Bool {
      tags[key].flatMap(parse).map { $0 < size } ?? false
    }
    return !isBelow("maxheight", vehicle.height, SpeedText.metres)
      && !isBelow("maxwidth", vehicle.width, SpeedText.metres)
      && !isBelow("maxlength", vehicle.length, SpeedText.metres)
      && !isBelow("maxweight", vehicle.weight, SpeedText.tonnes)
  }

  // MARK: - Directions

  private func closeDirections(_ facts: inout WayFacts, _ tags: [OSMTag]) {
    let stated = oneWayKeys.lazy.compactMap { tags[$0] }.first
    switch stated {
    case "yes", "1", "true": facts.backward = nil
    case "-1": facts.forward = nil
    case "no": break
    default:
      let isImplied = facts.isRoundabout || facts.isCircular || facts.roadClass == .motorway
      if isImplied, !oneWayKeys.isEmpty, mode != .walking { facts.backward = nil }
    }
    for key in accessKeys {
      if let value = tags[key + ":forward"], forbidden.contains(value) { facts.forward = nil }
      if let value = tags[key + ":backward"], forbidden.contains(value) { facts.backward = nil }
    }
  }

  // MARK: - Speed

  /// Kilometres per hour that OSRM counts on without a limit.
  private static let unlimited = 140.0

  private func limit(_ facts: inout WayFacts, _ tags: [OSMTag]) {
    let keys = ["maxspeed:advisory", "maxspeed", "source:maxspeed", "maxspeed:type"]
    func apply(_ direction: inout WayFacts.Direction?, _ name: String) {
      guard direction != nil else { return }
      direction?.limit = (tags["maxspeed:" + name] ?? tags["maxspeed"]).flatMap(SpeedText.limit)
      // The first key that is there decides, whether it can be read or not.
      guard let limitFactor,
        let text = keys.lazy.compactMap({ tags[$0 + ":" + name] ?? tags[$0] }).first,
        let limit = SpeedText.limit(text)
      else { return }
      if limit.isFinite {
        direction?.speed = limit * limitFactor
      } else if text.trimmed.lowercased() == "none" {
        direction?.speed = Self.unlimited * limitFactor
      }
    }
    guard facts.duration == nil else { return }
    apply(&facts.forward, "forward")
    apply(&facts.backward, "backward")
  }

  /// The surface allows no more.
  private func cap(_ facts: inout WayFacts, _ tags: [OSMTag]) {
    let caps = [
      tags["surface"].flatMap { surfaces[$0] }, tags["tracktype"].flatMap { trackTypes[$0] },
      tags["smoothness"].flatMap { smoothnesses[$0] },
    ].compactMap { $0 }
    guard let cap = caps.min() else { return }
    func apply(_ direction: inout WayFacts.Direction?) {
      guard let speed = direction?.speed else { return }
      direction?.speed = min(speed, cap)
      if cap <= 0 { direction = nil }
    }
    apply(&facts.forward)
    apply(&facts.backward)
  }

  /// Makes the way as unattractive as OSRM's routability does; durations stay.
  private func weigh(_ facts: inout WayFacts, _ tags: [OSMTag]) {
    let isTwoWay = facts.forward != nil && facts.backward != nil
    var penalty = 1.0
    if let service = tags["service"], Self.slowServices.contains(service) { penalty = 0.5 }
    if isTwoWay {
      let width = tags["width"].flatMap(SpeedText.metres) ?? .infinity
      let lanes = tags["lanes"].flatMap { Double($0.prefix { $0.isNumber }) } ?? .infinity
      if tags["lane_markings"] == "no", width >= 6 { penalty = min(penalty, 0.75) }
      if width <= 3 || lanes <= 1 {
        penalty = min(penalty, 0.5)
      } else if width < 4 {
        penalty = min(penalty, 0.6)
      } else if width < 5 {
        penalty = min(penalty, 0.75)
      } else if width < 6 {
        penalty = min(penalty, 0.8)
      }
    }
    if tags["oneway"] == "alternating" { penalty = min(penalty, 0.4) }
    if tags["side_road"] == "yes" || tags["side_road"] == "rotary" { penalty = min(penalty, 0.8) }
    let priority = tags["priority"]
    func apply(_ direction: inout WayFacts.Direction?, _ favoured: String) {
      guard let speed = direction?.speed else { return }
      let isBehind = priority.map { $0 != favoured } ?? false
      direction?.rate = speed * min(penalty, isBehind ? 0.7 : 1)
    }
    apply(&facts.forward, "forward")
    apply(&facts.backward, "backward")
  }

  private static let slowServices: Set<String> = [
    "alley", "parking", "parking_aisle", "driveway", "drive-through", "drive-thru",
  ]

  // MARK: - Description

  private func describe(_ facts: inout WayFacts, _ tags: [OSMTag]) {
    facts.name = tags["name"].flatMap { $0.isEmpty ? nil : $0 }
    facts.ref = tags["ref"].flatMap { $0.isEmpty ? nil : $0 }
    facts.isRoundabout = tags["junction"] == "roundabout"
    facts.isCircular = tags["junction"] == "circular"
    facts.isToll = tags["toll"] == "yes"
    facts.isTunnel = tags["tunnel"].map { $0 != "no" } ?? false
    facts.isBridge = tags["bridge"].map { $0 != "no" } ?? false
    facts.layer = tags["layer"].flatMap { Int($0) } ?? 0
    facts.laneCount = lanes(tags)
    facts.pronunciation = tags["name:pronunciation"].flatMap { $0.isEmpty ? nil : $0 }
    facts.exits = tags["junction:ref"].flatMap { $0.isEmpty ? nil : $0 }
    func apply(_ direction: inout WayFacts.Direction?, _ name: String, isOneWay: Bool) {
      guard direction != nil else { return }
      direction?.turnLanes = tags["turn:lanes:" + name] ?? (isOneWay ? tags["turn:lanes"] : nil)
      let lanes = tags["lanes:" + name] ?? (isOneWay ? tags["lanes"] : nil)
      direction?.laneCount = lanes.flatMap { Int($0) }.flatMap { (1...20).contains($0) ? $0 : nil }
      direction?.destination =
        tags["destination:" + name] ?? (isOneWay ? tags["destination"] : nil)
    }
    let oneWay = tags["oneway"].map { ["yes", "1", "true"].contains($0) } ?? false
    let isOneWay = oneWay || facts.isRoundabout || facts.roadClass == .motorway
    apply(&facts.forward, "forward", isOneWay: isOneWay)
    apply(&facts.backward, "backward", isOneWay: tags["oneway"] == "-1")
  }
}

extension RoutingProfile {
  /// All lanes of a way: of both directions together, or else of each.
  private func lanes(_ tags: [OSMTag]) -> Int? {
    func count(_ key: String) -> Int { tags[key].flatMap { Int($0) }.map { max(0, $0) } ?? 0 }
    let sum =
      tags["lanes"] != nil ? count("lanes") : count("lanes:forward") + count("lanes:backward")
    return sum > 0 ? min(sum, 255) : nil
  }
}

extension WayDropReason: Error {}
