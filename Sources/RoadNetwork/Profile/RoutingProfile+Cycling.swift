extension RoutingProfile {
  /// Finds what takes a bicycle: a bridge, a ferry, a platform, a train, a parking place, a road.
  func readCyclingSpeed(_ way: inout WayDraft) {
    guard let cycling else { return }
    let tags = way.tags
    let bridge = tags[Keys.bridge]
    let railway = tags[Keys.railway]
    let isAllowed = way.access.map(access.allowed.contains) ?? false
    if let bridge, let speed = bridgeSpeeds[bridge], speed > 0 {
      // The bridge, not the road on it, decides from here on.
      way.highway = bridge
      readDuration(&way)
      ride(&way, speed)
    } else if let speed = way.route.flatMap({ routeSpeeds[$0] }) {
      way.setMode(.ferry)
      if !readDuration(&way) { way.setSpeed(speed) }
    } else if let speed = railway.flatMap({ cycling.platforms[$0] })
      ?? tags[Keys.publicTransport].flatMap({ cycling.platforms[$0] })
    {
      ride(&way, speed)
    } else if isAllowed, let speed = railway.flatMap({ cycling.railways[$0] }) {
      way.setMode(.train)
      way.setSpeed(speed)
    } else if let speed = tags[Keys.amenity].flatMap({ cycling.amenities[$0] })
      ?? roadSpeed(way.highway)
    {
      ride(&way, speed)
    } else if isAllowed {
      ride(&way, defaultSpeed)
    }
  }

  private func ride(_ way: inout WayDraft, _ speed: Double) {
    way.setSpeed(speed)
    way.allowsPushing = true
  }

  private func roadSpeed(_ highway: String?) -> Double? {
    guard let highway, let table = speeds.first else { return nil }
    return table.speeds[highway]
  }

  /// Opens the directions that have a lane, even against a one-way.
  func openCycleLanes(_ way: inout WayDraft) {
    guard let cycling else { return }
    let tags = way.tags
    let both = tags[Keys.cycleway] ?? tags[Keys.cyclewayBoth]
    let left = tags[Keys.cyclewayLeft]
    let right = tags[Keys.cyclewayRight]
    func isLane(_ value: String?) -> Bool { value.map(cycling.lanes.contains) ?? false }
    func isOpposite(_ value: String?) -> Bool {
      value.map(cycling.oppositeLanes.contains) ?? false
    }
    var lanes = BothWays(false)
    if way.isTwoWay, !way.isOneWayByKind {
      lanes.forward = isLane(both) || isLane(right) || isOpposite(left)
      lanes.backward = isLane(both) || isLane(left) || isOpposite(right)
    } else if isOpposite(both) || isOpposite(left) || isOpposite(right) {
      lanes = BothWays(true)
    } else if isLane(both) || isLane(left) || isLane(right) {
      lanes[way.oneWayReason == .reversed ? .backward : .forward] = true
    }
    for direction in WayDirection.allCases where lanes[direction] {
      way.directions[direction].mode = .cycling
      way.directions[direction].speed = cycling.laneSpeed
    }
  }

  /// Opens directions that cannot be ridden to those who push.
  func openForPushing(_ way: inout WayDraft) {
    guard let cycling else { return }
    let tags = way.tags
    if tags[Keys.foot.common] != "no" {
      let speeds = pushingSpeeds(way, cycling)
      for direction in WayDirection.allCases {
        let state = way.directions[direction]
        guard let speed = speeds[direction], state.mode == nil || state.speed == -1 else {
          continue
        }
        way.directions[direction].mode = .pushingBike
        way.directions[direction].speed = speed
      }
    }
    if tags[Keys.bicycle] == "dismount" {
      way.setMode(.pushingBike)
      way.setSpeed(cycling.walkingSpeed)
    }
  }

  private func pushingSpeeds(_ way: WayDraft, _ cycling: Cycling) -> BothWays<Double?> {
    let tags = way.tags
    if let speed = way.highway.flatMap({ cycling.pushedHighways[$0] })
      ?? tags[Keys.manMade].flatMap({ cycling.pushedStructures[$0] })
    {
      return BothWays(speed)
    }
    let walking = cycling.walkingSpeed
    let alongKind = BothWays<Double?>(
      forward: walking,
      backward: way.isOneWayByKind ? nil : walking
    )
    if tags[Keys.foot.common] == "yes" { return alongKind }
    if tags[Keys.foot.forward] == "yes" { return BothWays(forward: walking, backward: nil) }
    if tags[Keys.foot.backward] == "yes" { return BothWays(forward: nil, backward: walking) }
    return way.allowsPushing ? alongKind : BothWays(nil)
  }
}
