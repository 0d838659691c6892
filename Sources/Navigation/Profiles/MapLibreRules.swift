/// The parameters of MapLibre Navigation's decision rules on iOS, with the constants of its sources.
///
/// Those that a navigator's configuration knows are taken from there: the tolerance from
/// `offRoute.distance`. Its sources halve the tolerance within 40 m of an intersection, and then take the
/// maneuver's zone of 40 m where that is more; as intersections lie on the step, a fix so near to one is
/// as near to the step, and the halving decides nothing.
struct MapLibreRules: Hashable, Sendable {
  /// Metres from the current step; more is a deviation.
  var tolerance = 50.0
  /// Metres around a maneuver: no smaller tolerance counts there, and steps advance only within.
  var maneuverZone = 40.0
  /// Degrees from the direction after a turn within which the turn is done; a smaller turn is straight on.
  var turnCompletion = 30.0
  /// Metres within which a location is snapped, and within which another step takes over.
  var snappingDistance = 15.0
  /// Degrees between a vehicle's course and its road beyond which the course is wrong.
  var courseAngle = 45.0
  /// Metres per second from which a course is believed.
  var courseSpeed = 3.0
  /// Metres of reported accuracy from which a course is not believed.
  var courseAccuracy = 20.0
  /// How many wrong courses in a row are too many: at least so many, and one for so many metres of
  /// accuracy; as a course counts only below ``courseAccuracy``, that is never more.
  var wrongCourses = 4
  var accuracyPerWrongCourse = 4.0
  /// Metres per second up to which only the current step is looked at for snapping.
  var currentStepSpeed = 1.0
  /// Seconds of driving, half of which the course of the route is taken over, ahead and back.
  var courseSpan = 1.0
  /// How many steps are left behind the current one when a leg may end.
  var arrivingSteps = 1

  init() {}

  init(configuration: NavigatorConfiguration) {
    tolerance = configuration.offRoute.distance
  }
}
