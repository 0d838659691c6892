extension RoutingProfile {
  func readFerry(_ way: inout WayDraft) {
    guard let speed = way.route.flatMap({ routeSpeeds[$0] }), speed > 0 else { return }
    readDuration(&way)
    way.setMode(.ferry)
    way.setSpeed(speed)
  }

  func readMovableBridge(_ way: inout WayDraft) {
    guard let speed = way.tags[Keys.bridge].flatMap({ bridgeSpeeds[$0] }), speed > 0 else { return }
    way.setMode(mode)
    if !readDuration(&way) { way.setSpeed(speed) }
  }

  /// Reads how long the whole way takes, at least a second; returns whether it is said.
  @discardableResult
  func readDuration(_ way: inout WayDraft) -> Bool {
    guard let seconds = way.tags[Keys.duration].flatMap(DurationText.seconds) else { return false }
    way.duration = max(seconds, 1)
    return true
  }

  func readSpeed(_ way: inout WayDraft) -> WayDropReason? {
    guard way.directions.forward.speed == -1 else { return nil }
    if let speed = tabledSpeed(way) {
      way.setSpeed(speed)
    } else {
      for direction in WayDirection.allCases {
        if let value = way.directions[direction].access {
          if access.allowed.contains(value) || !access.forbidden.contains(value) {
            way.directions[direction].speed = defaultSpeed
          }
        } else if way.directions[direction.reversed].access != nil {
          way.close(direction, .noSpeed)
        }
      }
    }
    let isUnknown = way.directions.forward.speed == -1 && way.directions.backward.speed == -1
    return isUnknown && way.duration <= 0 ? .noSpeed : nil
  }

  private func tabledSpeed(_ way: WayDraft) -> Double? {
    for table in speeds {
      if let speed = way.tags[table.key].flatMap({ table.speeds[$0] }) { return speed }
    }
    return nil
  }

  /// Takes a share of the limit or advice as the speed, whatever the road's class.
  func readPostedSpeed(_ way: inout WayDraft) {
    let values = way.tags.directed(Keys.speeds)
    let forward = values.forward.flatMap(way.region.routingSpeed)
    let isSame = values.backward == values.forward
    let backward = isSame ? forward : values.backward.flatMap(way.region.routingSpeed)
    if let forward { way.directions.forward.speed = forward * postedShare }
    if let backward { way.directions.backward.speed = backward * postedShare }
  }

  /// Keeps the limit where it is lower than the speed; zones do not matter to bicycles.
  func keepSpeedLimit(_ way: inout WayDraft) {
    func limit(_ key: TagKey) -> Double? {
      way.tags[key].flatMap(Measure.speed).flatMap { $0 > 0 ? $0 : nil }
    }
    let common = limit(Keys.maxSpeed.common)
    if let limit = limit(Keys.maxSpeed.forward) ?? common {
      way.directions.forward.speed = min(way.directions.forward.speed, limit)
    }
    if let limit = limit(Keys.maxSpeed.backward) ?? common {
      way.directions.backward.speed = min(way.directions.backward.speed, limit)
    }
  }

  func keepSurfaceSpeed(_ way: inout WayDraft) {
    func keep(_ key: TagKey, _ speeds: [String: Double]) {
      if let speed = way.tags[key].flatMap({ speeds[$0] }) { way.limitSpeeds(to: speed) }
    }
    keep(Keys.surface, surfaceSpeeds)
    keep(Keys.trackType, trackTypeSpeeds)
    keep(Keys.smoothness, smoothnessSpeeds)
  }

  // MARK: - Penalties

  func weigh(_ way: inout WayDraft) {
    let tags = way.tags
    var share = tags[Keys.service].flatMap { penalties.services[$0] } ?? 1
    if way.isTwoWay { share = min(share, narrowness(tags)) }
    if way.oneWay == "alternating" { share = min(share, penalties.alternating) }
    if let side = tags[Keys.sideRoad], side == "yes" || side == "rotary" {
      share = min(share, penalties.sideRoad)
    }
    let preferred = tags[Keys.priority]
    let forward = preferred == "backward" ? min(share, penalties.givingWay) : share
    let backward = preferred == "forward" ? min(share, penalties.givingWay) : share
    if way.directions.forward.speed > 0 {
      way.directions.forward.rate = way.directions.forward.speed * forward
    }
    if way.directions.backward.speed > 0 {
      way.directions.backward.rate = way.directions.backward.speed * backward
    }
    // A weight of the whole way has no directions.
    if way.duration > 0, forward == backward { way.weight = way.duration / forward }
  }

  /// The share for a road in both directions; its width says more than its markings, and a single
  /// lane more than its width.
  private func narrowness(_ tags: TagReader) -> Double {
    var share = tags[Keys.laneMarkings] == "no" ? penalties.unmarked : 1
    if let width = tags[Keys.width].flatMap(Measure.metres), penalties.widths.count == 4 {
      if width <= 3 {
        share = penalties.widths[0]
      } else if width < 6 {
        share = penalties.widths[width < 4 ? 1 : width < 5 ? 2 : 3]
      }
    }
    if let lanes = tags[Keys.lanes.common].flatMap(Measure.leadingNumber), lanes <= 1 {
      share = penalties.singleLane
    }
    return share
  }
}
