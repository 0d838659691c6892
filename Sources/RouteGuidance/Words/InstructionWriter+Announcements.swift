import RoadNetwork

/// When the maneuvers of a leg are announced, and what is said of those that follow each other at once.
///
/// The last words come where drivers want them: 21 metres and the way of 7.1 seconds before the maneuver
/// (Ross, Vaughan and Nicolle, *Design guidelines for route guidance systems*, 1997, found 21.3 m and
/// 1.973 m for each km/h), which is eight to ten seconds, and earlier where they are long.
extension InstructionWriter {
  /// A text to say before a maneuver.
  public struct Announcement: Hashable, Sendable {
    /// Metres before the maneuver.
    public let distance: Double
    /// What is said.
    public let text: String
  }

  /// Metres and seconds before a maneuver at which its last words begin.
  private static let lastWay = 21.0
  private static let lastSeconds = 7.1
  /// Seconds between the end of the words and the maneuver; seconds that a character takes to say.
  private static let quietSeconds = 4.5
  private static let characterSeconds = 0.06
  /// Seconds between two texts about one maneuver at least.
  private static let apartSeconds = 10.0
  /// How much faster than on average a road may be driven.
  private static let haste = 1.6
  /// Metres before a maneuver at which its last words begin at least, and at most.
  private static let lastMetres = 40.0...320.0
  /// Seconds that a road must take for its end to be announced on it; else that is said before the road.
  private static let roomSeconds = 5.0
  /// Seconds between two maneuvers below which the second is said with the first.
  private static let joinSeconds = 13.0
  /// How many maneuvers are said at once.
  private static let joinCount = 3

  /// Returns the texts that are spoken on each step of a leg, about the maneuver at its end.
  ///
  /// - Parameter place: The name of the stop.
  public func announcements(of steps: [PlannedStep], place: String? = nil) -> [[Announcement]] {
    var lists = [[Announcement]](repeating: [], count: steps.count)
    var next = 1
    /// Seconds after the departure at which the words before have ended, and at which the step begins.
    var (quiet, start) = (0.0, 0.0)
    for (on, road) in steps.enumerated().dropLast() {
      defer { start += road.duration }
      guard on == next - 1 else { continue }
      let (text, last) = lastWords(about: next, of: steps, place)
      let words = announcements(of: steps[next], text, on: road, place)
      lists[on] = on == 0 ? [Announcement(distance: road.distance, text: self.text(of: road))] : []
      lists[on] = Self.inTime(lists[on] + words, on: road, from: start, &quiet)
      next = last + 1
    }
    return lists
  }

  /// Returns the announcements that are not said over others: those that end before the last, which is
  /// said in any case.
  ///
  /// - Parameters:
  ///   - start: Seconds at which the road begins.
  ///   - quiet: Seconds at which the words before have ended.
  private static func inTime(
    _ list: [Announcement],
    on road: PlannedStep,
    from start: Double,
    _ quiet: inout Double
  ) -> [Announcement] {
    guard let last = list.last, road.distance > 0 else { return [] }
    func time(_ words: Announcement) -> Double {
      start + road.duration * (1 - words.distance / road.distance)
    }
    func end(_ words: Announcement) -> Double {
      time(words) + haste * characterSeconds * Double(words.text.count)
    }
    var kept: [Announcement] = []
    for words in list.dropLast() where !words.text.isEmpty {
      guard time(words) >= quiet, end(words) <= time(last) else { continue }
      kept.append(words)
      quiet = end(words)
    }
    quiet = end(last)
    return kept + [last]
  }

  // MARK: - Last words

  /// Returns the last words about a maneuver, and the last maneuver that they settle.
  private func lastWords(
    about first: Int,
    of steps: [PlannedStep],
    _ place: String?
  ) -> (text: String, last: Int) {
    var text = phrase(steps[first], place)
    var count = 1
    var last = first
    for index in steps.indices.dropFirst(first + 1) {
      let hasRoom = Self.hasRoom(steps[index - 1])
      let isSilent =
        Self.isImplied(steps[index], by: steps[index - 1])
        || !Self.asksForAction(steps[index])
      if !isSilent {
        let isJoined = !hasRoom || steps[index - 1].duration <= Self.joinSeconds
        guard count < Self.joinCount, isJoined else { break }
        // What has words of its own is not named before them.
        guard !hasRoom || count == 1 else { break }
        text = joined(text, to: steps[index], place, isBrief: hasRoom)
        count += 1
      }
      if hasRoom { break }
      last = index
    }
    return (text, last)
  }

  /// Whether there is time on a road to announce its end.
  private static func hasRoom(_ step: PlannedStep) -> Bool {
    step.duration >= roomSeconds && step.distance >= lastMetres.lowerBound
  }

  /// Whether a maneuver is part of the one before: who was told the exit of a roundabout leaves it there.
  private static func isImplied(_ step: PlannedStep, by before: PlannedStep) -> Bool {
    (step.kind == .exitRoundabout || step.kind == .exitRotary) && before.exit != nil
  }

  /// Whether a driver has anything to do where a step begins.
  private static func asksForAction(_ step: PlannedStep) -> Bool {
    switch step.kind {
    case .newName: false
    case .continue: step.modifier != .straight
    case .depart, .arrive, .turn, .merge, .onRamp, .offRamp, .fork, .endOfRoad, .notification,
      .roundabout, .rotary, .roundaboutTurn, .exitRoundabout, .exitRotary:
      true
    }
  }

  private func joined(
    _ text: String,
    to step: PlannedStep,
    _ place: String?,
    isBrief: Bool
  ) -> String {
    let kind = Self.kind(of: step)
    let keys = (step.modifier.map { ["then \(kind).\($0.rawValue)"] } ?? []) + ["then \(kind)"]
    let own = keys.lazy.compactMap { language.phrases[$0] }.first
    let second =
      own.map { fill($0, step, place, isBrief) }
      ?? language.lowered(self.text(of: step, as: kind, place, isBrief: isBrief))
    return second.isEmpty
      ? text
      : language.then.replacing("{first}", with: text).replacing("{second}", with: second)
  }

  // MARK: - Times

  /// Returns the texts that announce the maneuver at the end of a road.
  private func announcements(
    of step: PlannedStep,
    _ text: String,
    on road: PlannedStep,
    _ place: String?
  ) -> [Announcement] {
    let length = road.distance
    guard !text.isEmpty, length > 0 else { return [] }
    let speed = road.duration > 0 ? length / road.duration : 0
    let said = Double(text.count) * Self.characterSeconds
    let wanted = max(
      Self.lastWay + speed * Self.lastSeconds,
      speed * (said + Self.quietSeconds)
    )
    let limits = Self.lastMetres
    let near = min(
      length,
      min(limits.upperBound, max(limits.lowerBound, (wanted / 5).rounded() * 5))
    )
    var list: [Announcement] = []
    let lanes = laneText(step)
    let phrase = phrase(step, place)
    for distance in distances(speed)
    where length > distance + near && distance - near >= Self.apartSeconds * speed {
      let text = ahead(distance, phrase)
      list.append(Announcement(distance: distance, text: lanes.map { "\(text). \($0)" } ?? text))
    }
    list.append(Announcement(distance: near, text: text))
    return list
  }

  /// Metres before a maneuver at which it is announced, by speed: about a minute and a quarter of one
  /// before it.
  private func distances(_ speed: Double) -> [Double] {
    switch speed {
    case 25...: [2000, 800]
    case 15..<25: [1000, 400]
    case 8..<15: [400, 200]
    default: [200]
    }
  }

  /// Returns what will be done at the start of a step, for who comes near: before an arrival nobody has arrived.
  ///
  /// - Parameter place: The name of the stop.
  public func textAhead(of step: PlannedStep, place: String? = nil) -> String {
    phrase(step, place)
  }

  private func phrase(_ step: PlannedStep, _ place: String?) -> String {
    text(of: step, as: Self.kind(of: step), place)
  }

  /// The kind of a step as it is announced: what is said before an arrival is not yet so.
  private static func kind(of step: PlannedStep) -> String {
    step.kind == .arrive ? "arriving" : step.kind.rawValue
  }
}
