import CanonicalJSON
import Geodesy
import Navigation
import Recording
import RoadNetwork
import ScenarioLanguage
import Simulation

/// A scenario changed as a relation asks, and when what happened must happen then.
struct RelationChange {
  /// The scenario that is changed.
  var state: ShrinkState
  /// What is changed of the scenario that was read.
  var scenario: (inout Scenario) -> Void = { _ in }
  /// Milliseconds at which something must happen that came at others before.
  var expected: (Int64) -> Int64 = { $0 }
  /// Whether the two runs must be given routes of one length, without which they tell nothing of one another.
  var asksForSameRoutes = false

  /// How much later a shifted run is.
  static let weeksInSeconds: Int64 = 28 * 86_400

  /// The tag of scenarios that stand at a limit, where a hair makes another story.
  private static let limitTag = "limits"

  /// Changes a scenario.
  ///
  /// - Returns: nil where the relation says nothing of it.
  init?(_ relation: Relation, of subject: RelationSubject) {
    state = subject.start
    if relation.measure != .records, subject.scenario.tags.contains(Self.limitTag) { return nil }
    if relation.changesFixes {
      guard subject.fixes.count > 3, !subject.countsFixes else { return nil }
    }
    if relation.spoilsInput {
      guard subject.isForgiving, subject.interval <= 2000, subject.fixes.count > 12 else {
        return nil
      }
    }
    switch relation {
    case .timeShift:
      // Screens go by the sun, which is elsewhere then, and recorded messages hold the hour.
      guard !subject.run.recording.has(.uiDidChangeMode), subject.scenario.fleet?.server == nil
      else { return nil }
      let weeks = Self.weeksInSeconds * 1_000_000_000
      scenario = { $0.epoch += weeks }
    case .keyOrder: state.draft.root = state.draft.root.withKeysReversed
    case .listenerOrder, .zoneAndLocale: break
    case .doubledFix:
      // Noise is drawn for each fix.
      guard subject.scenario.faults.isEmpty else { return nil }
      state.fixes = subject.fixes.flatMap { [$0, $0] }
    case .finerResampling:
      // Whoever leaves the route is told so after some fixes, however often they come, and who nearly left it may be.
      guard !subject.run.story.leavesRoute, !subject.run.countsTowardsDeparture,
        subject.scenario.faults.isEmpty
      else { return nil }
      state.fixes = Self.resampled(subject.fixes)
    case .longitudeWrap: if !wrap(subject) { return nil }
    case .mirroredMap: if !mirror(subject) { return nil }
    case .pause: if !pause(subject) { return nil }
    case .otherProvider: if !takeOtherProvider() { return nil }
    case .lateFix: delayOne(subject)
    case .outlier: if !throwOneOff(subject) { return nil }
    case .jitter:
      // What the app does at the very moment of a fix comes before it or after it.
      guard !subject.hasTimes(after: 0) else { return nil }
      jitter(subject)
    }
  }

  // MARK: - Fixes

  /// Degrees by which the way from one fix to the next may differ from their courses where both are of one drive: more
  /// than noise of 5 m makes of 15 m.
  private static let straightest = 30.0

  /// Returns fixes with one more between each two on a straight road; what lies between a wild fix and the next is
  /// none.
  private static func resampled(_ fixes: [Location]) -> [Location] {
    var finer: [Location] = []
    for (fix, next) in zip(fixes, fixes.dropFirst()) {
      finer.append(fix)
      guard let course = fix.course, let after = next.course, let speed = fix.speed,
        let then = next.speed, Bearing.difference(from: course, to: after).magnitude <= 1,
        next.timestamp > fix.timestamp, speed > 1, then > 1
      else { continue }
      let way = fix.coordinate.distance(to: next.coordinate)
      let bearing = fix.coordinate.initialBearing(to: next.coordinate)
      guard Bearing.difference(from: course, to: bearing).magnitude <= straightest else { continue }
      let middle = fix.coordinate.destination(distance: way / 2, bearing: bearing)
      let half = (next.timestamp.nanoseconds - fix.timestamp.nanoseconds) / 2
      finer.append(
        fix.at(middle).setting(.speed, to: (speed + then) / 2).later(byNanoseconds: half)
      )
    }
    return finer + fixes.suffix(1)
  }

  /// Lets the vehicle stand for half a minute where nothing happens for long; false where there is no such
  /// place.
  private mutating func pause(_ subject: RelationSubject) -> Bool {
    guard let end = subject.fixes.last?.timestamp.milliseconds, subject.interval <= 5000,
      let moment = subject.run.story.quietMoment(until: end, atLeast: 20_000),
      let index = subject.fixes.firstIndex(where: { $0.timestamp.milliseconds >= moment }),
      index > 0, subject.scenario.faults.isEmpty, !subject.run.story.goesByTheClock,
      subject.scenario.traffic == nil, state.draft.root["duration"] == nil,
      !subject.hasTimes(after: moment)
    else { return false }
    let step = subject.interval
    let count = Int64(30_000 / step)
    let shift = count * step
    let stop = subject.fixes[index]
    let standing = (1...count).map { number in
      stop.setting(.speed, to: stop.speed.map { _ in 0 })
        .later(byNanoseconds: number * step * 1_000_000)
    }
    let rest = subject.fixes[(index + 1)...].map { $0.later(byNanoseconds: shift * 1_000_000) }
    state.fixes = Array(subject.fixes[...index]) + standing + rest
    let border = stop.timestamp.milliseconds
    expected = { $0 <= border ? $0 : $0 + shift }
    return true
  }

  /// Which fix is spoilt: always the same of a scenario and a seed, and none of the first or last.
  private static func victim(_ subject: RelationSubject, _ purpose: String) -> Int {
    var dice = subject.dice(purpose)
    return 5 + dice.below(subject.fixes.count - 10)
  }

  private mutating func delayOne(_ subject: RelationSubject) {
    let fix = subject.fixes[Self.victim(subject, "late")]
    let time = Double(fix.timestamp.milliseconds) / 1000
    let fault = JSONTree.object([
      JSONTree.Member("kind", .string("late")), JSONTree.Member("from", .number(time - 0.001)),
      JSONTree.Member("to", .number(time + 0.001)), JSONTree.Member("delay", .number(2.5)),
    ])
    let others = state.draft.root["faults"]?.elements ?? []
    state.draft.root["faults"] = .array(others + [fault])
  }

  /// Throws one fix off; false where a route is asked for from there.
  private mutating func throwOneOff(_ subject: RelationSubject) -> Bool {
    let index = Self.victim(subject, "outlier")
    let fix = subject.fixes[index]
    let next = subject.fixes[index + 1].timestamp.milliseconds
    guard !subject.run.recording.has(.providerRequest, from: fix.timestamp.milliseconds, to: next)
    else { return false }
    state.fixes[index] = fix.at(
      fix.coordinate.destination(distance: 150, bearing: (fix.course ?? 0) + 90)
    )
    return true
  }

  private mutating func jitter(_ subject: RelationSubject) {
    var dice = subject.dice("jitter")
    state.fixes = subject.fixes.enumerated().map { index, fix in
      let error = index == 0 ? 0 : dice.below(101) - 50
      return fix.later(byNanoseconds: Int64(error) * 1_000_000)
    }
  }

  // MARK: - Places

  /// Moves everything east, so that its middle lies where longitudes jump; false where places stand in
  /// files.
  private mutating func wrap(_ subject: RelationSubject) -> Bool {
    guard subject.isDrawn, let middle = subject.middle else { return false }
    let shift = 180 - middle
    move { $0 + shift }
    return true
  }

  /// Draws the map from east to west; false where places stand in files.
  private mutating func mirror(_ subject: RelationSubject) -> Bool {
    guard subject.isDrawn, let sketch = subject.scenario.sketch,
      let letter = subject.aLetter, let before = sketch.coordinate(of: letter)?.longitude,
      var map = state.draft.root["map"], var drawn = map["sketch"],
      let rows = drawn["drawing"]?.elements.compactMap(\.string),
      let text = Optional(String(decoding: map.bytes, as: UTF8.self)),
      subject.scenario.faults.isEmpty,
      !["left", "right", "turn:lanes", "roundabout"].contains(where: text.contains)
    else { return false }
    let width = rows.map(\.count).max() ?? 0
    drawn["drawing"] = .array(
      rows.map { row in
        .string(String((row + String(repeating: " ", count: width - row.count)).reversed()))
      }
    )
    map["sketch"] = drawn
    state.draft.root["map"] = map
    guard let mirrored = try? subject.subject.trial().scenario(of: state),
      let after = mirrored.sketch?.coordinate(of: letter)?.longitude
    else { return false }
    let kept = map
    move { before + after - $0 }
    state.draft.root["map"] = kept
    state.fixes = state.fixes.map { fix in
      fix.setting(.course, to: fix.course.map { $0 == 0 ? 0 : 360 - $0 })
    }
    asksForSameRoutes = true
    return true
  }

  /// Changes every longitude of the scenario, on around the Earth.
  private mutating func move(_ longitude: (Double) -> Double) {
    func change(_ before: Double) -> Double {
      // Seven decimals, as everything else has.
      let moved = (longitude(before) * 1e7).rounded() / 1e7
      return moved > 180 ? moved - 360 : moved < -180 ? moved + 360 : moved
    }
    state.draft.root = state.draft.root.changingNumbers(of: "lon", change)
    state.fixes = state.fixes.map { fix in
      fix.at(
        Coordinate(
          latitude: fix.coordinate.latitude,
          longitude: change(fix.coordinate.longitude)
        )
      )
    }
  }

  // MARK: - Routes

  /// Gives the answers of a server as those of an app's own provider; false where they are no plain ones.
  private mutating func takeOtherProvider() -> Bool {
    guard let routing = state.draft.root["routing"], routing["provider"]?.string == "scripted",
      let answers = routing["answers"]?.elements,
      routing.keys.isSubset(of: ["provider", "answers"]),
      answers.allSatisfy({ $0.keys.isSubset(of: ["latency", "body"]) && $0["body"] != nil })
    else { return false }
    let custom = answers.map { answer in
      var members: [JSONTree.Member] = []
      if let latency = answer["latency"] { members.append(JSONTree.Member("latency", latency)) }
      let route = JSONTree.object([
        JSONTree.Member("osrm", answer["body"] ?? .object([]))
      ])
      members.append(JSONTree.Member("routes", .array([route])))
      return JSONTree.object(members)
    }
    state.draft.root["routing"] = .object([
      JSONTree.Member("provider", .string("custom")), JSONTree.Member("answers", .array(custom)),
    ])
    return true
  }
}

extension RelationSubject {
  /// Whether every place stands in the scenario itself: on a map that is drawn, with its routes.
  fileprivate var isDrawn: Bool {
    scenario.sketch != nil && scenario.routing.provider == .embedded && !fixes.isEmpty
      && scenario.displays.isEmpty && scenario.fleet == nil && scenario.violates.isEmpty
  }

  /// The longitude in the middle of the fixes.
  fileprivate var middle: Double? {
    let longitudes = fixes.map(\.coordinate.longitude)
    guard let least = longitudes.min(), let most = longitudes.max(), most - least < 1 else {
      return nil
    }
    return (least + most) / 2
  }

  /// A letter of the drawing.
  fileprivate var aLetter: Character? {
    let rows = start.draft.root["map"]?["sketch"]?["drawing"]?.elements.compactMap(\.string) ?? []
    return rows.joined().first { $0.isLetter && scenario.sketch?.coordinate(of: $0) != nil }
  }

  /// Whether the app does something, or a fault begins, at a time after a moment.
  fileprivate func hasTimes(after moment: Int64) -> Bool {
    let actions = start.draft.root["actions"]?.elements ?? []
    return actions.contains { ($0["at"]?.double ?? 0) * 1000 > Double(moment) }
      || start.draft.root["faults"] != nil || !scenario.serviceFaults.isEmpty
  }
}

extension JSONTree {
  /// The tree with the members of each object in the other order.
  fileprivate var withKeysReversed: JSONTree {
    switch self {
    case .scalar: self
    case .array(let elements): .array(elements.map(\.withKeysReversed))
    case .object(let members):
      // The bytes of an answer are what a server sent.
      .object(
        members.reversed().map {
          let isAnswer = $0.key == "body" || $0.key == "osrm"
          return Member($0.key, isAnswer ? $0.value : $0.value.withKeysReversed)
        }
      )
    }
  }

  /// Returns the tree with every number of a name changed.
  fileprivate func changingNumbers(of name: String, _ change: (Double) -> Double) -> JSONTree {
    switch self {
    case .scalar: self
    case .array(let elements): .array(elements.map { $0.changingNumbers(of: name, change) })
    case .object(let members):
      .object(
        members.map { member in
          if member.key == name, let number = member.value.double {
            return Member(member.key, .number(change(number)))
          }
          return Member(member.key, member.value.changingNumbers(of: name, change))
        }
      )
    }
  }

  /// The names of its members.
  fileprivate var keys: Set<String> {
    if case .object(let members) = self { Set(members.map(\.key)) } else { [] }
  }
}
