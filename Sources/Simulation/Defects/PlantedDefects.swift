import Geodesy
import Navigation

/// A set of defects that the built-in navigator gets for a run; empty in every run that is no test of
/// the tests.
///
/// The navigator itself knows of none: a defect is another value of its configuration, another of its
/// rules, or stands between it and those whom it tells.
package struct PlantedDefects: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  /// Makes a set of some defects.
  package init(arrayLiteral defects: PlantedDefect...) {
    for defect in defects { insert(defect) }
  }

  /// Whether the navigator is sound.
  package var isEmpty: Bool { bits == 0 }

  /// Adds a defect to those that are there.
  package mutating func insert(_ defect: PlantedDefect) { bits |= 1 << UInt64(defect.rawValue) }

  /// Returns whether a defect is among them.
  package func contains(_ defect: PlantedDefect) -> Bool {
    bits & 1 << UInt64(defect.rawValue) != 0
  }

  // MARK: - Planting

  /// Changes the limits of a navigator; the laws go on by the sound ones.
  func changed(_ sound: NavigatorConfiguration) -> NavigatorConfiguration {
    var broken = sound
    if contains(.oneFixDecides) || contains(.noHysteresis) { broken.offRoute.fixes = 1 }
    if contains(.noHysteresis) { broken.offRoute.returnDistance = broken.offRoute.distance }
    if contains(.ignoredCourse) { broken.offRoute.course = 180 }
    if contains(.accuracyIgnored) { broken.maxHorizontalAccuracy = .infinity }
    if contains(.guardInNanoseconds) {
      // As many nanoseconds as seconds are meant.
      broken.reroute.minimumTime *= 1e-9
      broken.reroute.maximumTime *= 1e-9
    }
    if contains(.searchAtEachFix) { broken.fasterRoute.interval = 1 }
    if contains(.moreThanTheThreshold) {
      // Changes are counted in whole milliseconds and millimetres: one more is more than the threshold.
      let standard = 1.0
      let (time, distance) = (sound.timeUpdateThreshold, sound.distanceUpdateThreshold)
      broken.timeUpdateThreshold = (time < 0 ? standard : time) + 0.001
      broken.distanceUpdateThreshold = (distance < 0 ? standard : distance) + 0.001
    }
    return broken
  }

  /// Changes the rules of a navigator.
  func change(_ rules: inout NavigatorRules, of profile: NavigatorProfile) {
    if isEmpty { return }
    if profile == .builtin {
      let sound = rules.following
      let (defects, journey) = (self, BrokenJourney())
      rules.following = { configuration, roads in
        BrokenFollowing(
          sound(configuration, roads),
          defects: defects,
          journey: journey,
          configuration: configuration,
          roads: roads
        )
      }
    }
    change(&rules.rerouting)
    if contains(.wordsAgain) { rules.wordMemory = -1 }
    if contains(.truncatedMultiplier) {
      let sound = rules.simulator.multiplier
      rules.simulator.multiplier = { sound($0)?.rounded(.towardZero) }
    }
    if contains(.wholeFirstGap) {
      let sound = rules.simulator.points
      rules.simulator.points = { path, spacing in
        let first = path.distance(toVertex: 1)
        return sound(path, spacing).filter { $0 <= 0 || $0 >= first }
      }
    }
  }

  /// Returns who hears a navigator in place of the app.
  func ears(
    _ navigator: any NavigatorDelegate,
    _ simulator: any LocationSimulatorDelegate,
    scheduler: Scheduler,
    of context: NavigationContext
  ) -> (any NavigatorDelegate, any LocationSimulatorDelegate) {
    if isEmpty { return (navigator, simulator) }
    return (
      BrokenDelegate(
        around: navigator,
        defects: self,
        reach: context.configuration.arrivalDistance
      ),
      contains(.simulatorGoesOn)
        ? GhostDrive(around: simulator, scheduler: scheduler, context: context) : simulator
    )
  }

  private func change(_ rules: inout RerouteRules) {
    if contains(.staleAnswer) { rules.checksAnswers = false }
    if contains(.overlappingRequests) { rules.waitsForAnswer = false }
    if contains(.givesUpAfterFailure) { rules.failureLimit = 0 }
    if contains(.interruptedReroute) { rules.givesWayToSearch = true }
    if contains(.rawOrigin) { rules.origin = { $0.fix } }
    if contains(.requestFromBehind) { rules.origin = { $0.leading(by: 0) } }
    let sound = rules.origin
    if contains(.requestWithoutCourse) { rules.origin = { sound($0).withoutCourse } }
    if contains(.lostEast) {
      rules.origin = {
        let origin = sound($0)
        return origin.course == 90 ? origin.withoutCourse : origin
      }
    }
  }
}

extension Location {
  /// The same place and quality, in no direction.
  var withoutCourse: Location {
    var origin = self
    origin.course = nil
    return origin
  }
}
