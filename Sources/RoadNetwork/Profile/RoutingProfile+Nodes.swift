extension RoutingProfile {
  /// Makes facts of a node's tags.
  ///
  /// Any text is taken: what cannot be read counts as not tagged.
  public func facts(ofNode tags: [OSMTag]) -> NodeFacts {
    var facts = NodeFacts()
    guard !tags.isEmpty else { return facts }
    let reader = TagReader(tags)
    facts.barrier = reader[Keys.barrier]
    let highway = reader[Keys.highway]
    if let value = reader.first(of: access.keys.map(\.common)) {
      // Access tags say all: whoever may pass need not wait.
      let word = access.readsListsAtNodes ? mostOpen(value) : value
      let isForOthers = nodes.exceptions.contains(.crossingAccess) && highway == "crossing"
      facts.isBarrier =
        access.forbidden.contains(word) && !access.restricted.contains(word) && !isForOthers
    } else if let barrier = facts.barrier {
      readBarrier(barrier, reader, &facts)
    }
    if let highway { readHighway(highway, reader, &facts) }
    return facts
  }

  private func readBarrier(_ barrier: String, _ tags: TagReader, _ facts: inout NodeFacts) {
    let seconds = nodes.barrierSeconds[barrier]
    let stops =
      switch nodes.barriers {
      case .allBut(let open): !open.contains(barrier)
      case .only(let closed): closed.contains(barrier)
      }
    facts.isBarrier = stops && seconds == nil && !isException(barrier, tags)
    if let vehicle, barrier == "height_restrictor",
      let height = tags[Keys.maxHeight].flatMap(Self.height), height < vehicle.height
    {
      facts.isBarrier = true
    }
    if let seconds {
      facts.obstacles.append(NodeObstacle(kind: .gate, direction: nil, seconds: seconds))
    }
  }

  private func isException(_ barrier: String, _ tags: TagReader) -> Bool {
    let exceptions = nodes.exceptions
    if exceptions.contains(.risingBollards), tags[Keys.bollard] == "rising" { return true }
    if exceptions.contains(.flatKerbs) {
      let kerb = tags[Keys.kerb]
      if kerb == "lowered" || kerb == "flush" { return true }
      if barrier == "kerb", tags[Keys.highway] == "crossing" { return true }
    }
    if exceptions.contains(.audibleFences), barrier == "fence" {
      let sensory = tags[Keys.sensory]
      return sensory == "audible" || sensory == "audio"
    }
    return false
  }

  private func readHighway(_ highway: String, _ tags: TagReader, _ facts: inout NodeFacts) {
    if highway == "motorway_junction" {
      facts.isMotorwayJunction = true
      facts.exit = tags[Keys.ref].map { Self.list($0, separator: ";") }
      facts.exitName = tags[Keys.name]
      facts.exitTo = tags[Keys.exitTo]
    }
    guard var kind = NodeObstacle.Kind(highway: highway) else { return }
    var text = tags[Keys.direction]
    switch kind {
    case .minorStop, .gate: return
    case .trafficSignals:
      text = tags[Keys.signalsDirection] ?? (nodes.signalsUseCommonDirection ? text : nil)
      if !nodes.signalsHaveDirection { text = nil }
    case .stop: if tags[Keys.stop] == "minor" { kind = .minorStop }
    case .giveWay, .crossing, .trafficCalming, .miniRoundabout, .turningCircle, .turningLoop: break
    }
    let direction: WayDirection? =
      switch text {
      case "forward": .forward
      case "backward": .backward
      default: nil
      }
    let seconds = nodes.seconds[kind] ?? 0
    facts.obstacles.append(NodeObstacle(kind: kind, direction: direction, seconds: seconds))
  }
}
