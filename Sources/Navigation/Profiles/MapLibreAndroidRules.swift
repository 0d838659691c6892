/// The parameters of MapLibre Navigation's decision rules on Android, with the defaults of its options.
///
/// The tolerance is taken from `offRoute.distance`, the way since the last reroute from
/// `reroute.minimumMovement`.
struct MapLibreAndroidRules: Hashable, Sendable {
  /// Metres from the current step; more is a deviation.
  var tolerance = 50.0
  /// Metres around an intersection within which the tolerance is half; within which a step's end is
  /// reached by course, and within which the next step takes over from a fix off the current one.
  var maneuverZone = 40.0
  /// Degrees from the direction after a turn within which the turn is done; a smaller turn is straight on.
  var turnCompletion = 30.0
  /// Metres from the last departure, or the first fix, within which nothing is one.
  var wayAfterReroute = 50.0
  /// Metres that the way to the maneuver must have grown, over so many fixes, for a vehicle to drive away
  /// from it; and metres by which it must have shrunk again for that to be forgotten.
  var wrongDirection = 50.0
  var wrongFixes = 3
  var rightDirection = 20.0
  /// Seconds for which the reported accuracy widens the tolerance: metres for each metre of it.
  var accuracyShare = 1.0
  /// Metres from a step beyond which none of it counts as driven.
  var farAway = 1000.0
  /// How many steps are left behind the current one when a leg may end.
  var arrivingSteps = 1

  init() {}

  init(configuration: NavigatorConfiguration) {
    tolerance = configuration.offRoute.distance
    wayAfterReroute = configuration.reroute.minimumMovement
  }
}
