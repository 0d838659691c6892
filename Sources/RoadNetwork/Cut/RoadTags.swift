/// The tags that a road's facts speak of.
enum RoadTags {
  static func tags(of facts: WayFacts) -> [OSMTag] {
    var tags: [OSMTag] = []
    func add(_ key: String, _ value: String?) {
      if let value { tags.append(OSMTag(key, value)) }
    }
    if facts.isFerry {
      add("route", "ferry")
      add("motor_vehicle", "yes")
    } else {
      add("highway", facts.roadClass.highway ?? "road")
    }
    add("name", facts.name)
    add("ref", facts.ref)
    add("junction:ref", facts.exits)
    add("oneway", direction(of: facts))
    if facts.isRoundabout { add("junction", "roundabout") }
    if facts.isCircular { add("junction", "circular") }
    if facts.isTunnel { add("tunnel", "yes") }
    if facts.isBridge { add("bridge", "yes") }
    if facts.layer != 0 { add("layer", "\(facts.layer)") }
    if facts.isRestricted { add("access", "destination") }
    if facts.isToll { add("toll", "yes") }
    if facts.drivingSide == .left { add("driving_side", "left") }
    add("lanes", facts.laneCount.map { "\($0)" })
    for (direction, side) in [(facts.forward, "forward"), (facts.backward, "backward")] {
      guard let direction else { continue }
      add("maxspeed:\(side)", direction.limit.map(limit))
      add("turn:lanes:\(side)", direction.turnLanes)
      add("destination:\(side)", direction.destination)
    }
    return tags
  }

  /// `no` where a class or a ring would have one direction by itself.
  private static func direction(of facts: WayFacts) -> String? {
    switch (facts.forward != nil, facts.backward != nil) {
    case (true, false): "yes"
    case (false, true): "-1"
    case (true, true), (false, false): facts.roadClass.isMotorway || facts.isCircular ? "no" : nil
    }
  }

  private static func limit(_ limit: SpeedLimit) -> String {
    if limit.isUnlimited { return "none" }
    let number =
      limit.value == limit.value.rounded()
      ? "\(Int(limit.value))" : "\((limit.value * 10).rounded() / 10)"
    switch limit.unit {
    case .kilometresPerHour: return number
    case .milesPerHour: return number + " mph"
    case .knots: return number + " knots"
    }
  }
}
