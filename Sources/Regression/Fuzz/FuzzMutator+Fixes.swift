import Geodesy
import Navigation
import ScenarioLanguage
import Simulation

extension FuzzMutator {
  mutating func changeFixes(_ feature: FuzzFeature) {
    let count = state.fixes.count
    let stretch = dice.stretch(of: count)
    switch feature {
    case .leaveOut: if stretch.count < count { state.fixes.removeSubrange(stretch) }
    case .standStill:
      let place = state.fixes[stretch.lowerBound].coordinate
      for index in stretch { state.fixes[index] = state.fixes[index].at(place) }
    case .wander: wander(stretch)
    case .jump: jump(stretch)
    case .turnBack: turnBack(stretch)
    case .thinOut:
      let step = 2 + dice.below(9)
      state.fixes = state.fixes.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    case .hurry: hurry()
    case .cutOff:
      let kept = dice.stretch(of: count, share: 1)
      state.fixes = Array(state.fixes[kept])
    case .misjudge: misjudge(stretch)
    case .repeatFixes:
      let times = 1 + dice.below(3)
      for index in stretch.reversed() {
        let fix = state.fixes[index]
        state.fixes.insert(contentsOf: [Location](repeating: fix, count: times), at: index)
      }
    case .receiverFaults, .placeFaults, .timeFaults, .serviceFaults, .moveActions, .repeatActions,
      .leaveOutActions, .addCalls, .otherSeed, .otherLatency:
      break
    }
  }

  /// Moves places by some metres, each by itself.
  private mutating func wander(_ stretch: Range<Int>) {
    let metres = dice.within(1...200)
    for index in stretch {
      let (east, north) = (dice.within(-metres...metres), dice.within(-metres...metres))
      state.fixes[index] = state.fixes[index].at(moved(state.fixes[index], east, north))
    }
  }

  /// Moves a stretch as a whole: by a street's width, or to the other end of the world.
  private mutating func jump(_ stretch: Range<Int>) {
    if dice.chance(0.1) {
      let places: [Coordinate] = [
        Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 90, longitude: 0),
        Coordinate(latitude: -90, longitude: 180), Coordinate(latitude: 10, longitude: -180),
      ]
      let place = places[dice.below(places.count)]
      for index in stretch { state.fixes[index] = state.fixes[index].at(place) }
      return
    }
    let reach: Double = dice.one(of: [20.0, 60, 500, 20_000]) ?? 60
    let (east, north) = (dice.within(-reach...reach), dice.within(-reach...reach))
    for index in stretch {
      state.fixes[index] = state.fixes[index].at(moved(state.fixes[index], east, north))
    }
  }

  /// Drives a stretch the other way round.
  private mutating func turnBack(_ stretch: Range<Int>) {
    let places = stretch.map { state.fixes[$0] }.reversed()
    for (index, other) in zip(stretch, places) {
      let time = state.fixes[index].timestamp
      var fix = other.setting(.course, to: other.course.map { $0 >= 180 ? $0 - 180 : $0 + 180 })
      fix.timestamp = time
      state.fixes[index] = fix
    }
  }

  /// Makes all of it faster or slower.
  private mutating func hurry() {
    let factor: Double = dice.one(of: [0.1, 0.25, 0.5, 0.8, 1.5, 3]) ?? 1
    guard let start = state.fixes.first?.timestamp.nanoseconds else { return }
    state.change { fix in
      let elapsed = Double(fix.timestamp.nanoseconds - start)
      let milliseconds = (elapsed * factor / 1e6).rounded()
      let time = start + Int64(milliseconds) * 1_000_000
      return fix.later(byNanoseconds: time - fix.timestamp.nanoseconds)
    }
  }

  /// Lets fixes say something else of themselves, or nothing.
  private mutating func misjudge(_ stretch: Range<Int>) {
    let field = dice.one(of: FixField.allCases) ?? .accuracy
    let isMissing = dice.chance(0.3)
    let most =
      switch field {
      case .altitude: 9000.0
      case .accuracy: 3000.0
      case .speed: 90.0
      case .course: 359.0
      }
    let between = dice.within(0...most)
    let value: Double? = dice.one(of: [0, most, between])
    for index in stretch {
      state.fixes[index] = state.fixes[index].setting(field, to: isMissing ? nil : value)
    }
  }

  /// Returns the place some metres away, on a sphere flat enough for it, with seven decimals.
  private func moved(_ fix: Location, _ east: Double, _ north: Double) -> Coordinate {
    let place = fix.coordinate
    let metresADegree = 111_195.0
    let shrink = max(0.01, DeterministicMath.cos(place.latitude * .pi / 180))
    let latitude = min(90, max(-90, place.latitude + north / metresADegree))
    var longitude = place.longitude + east / metresADegree / shrink
    if longitude > 180 { longitude -= 360 }
    if longitude < -180 { longitude += 360 }
    return Coordinate(
      latitude: (latitude * 1e7).rounded() / 1e7,
      longitude: (longitude * 1e7).rounded() / 1e7
    )
  }
}
