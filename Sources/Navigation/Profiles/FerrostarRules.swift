/// The parameters of Ferrostar's decision rules, with the values of its iOS demo app.
///
/// Its core has no defaults for most of them; what is here was read from its public sources. Those that
/// a navigator's configuration knows are taken from there: the deviation from `offRoute.distance`, the
/// arrival from `arrivalDistance`, the exit from `stepExitDistance`.
struct FerrostarRules: Hashable, Sendable {
  /// Metres around the end of a step; a fix within sets the latch that the end was reached.
  var stepEntry = 30.0
  /// Metres from the line of a step whose end was reached; a fix further away is on the next step.
  var stepExit = 5.0
  /// Metres of reported accuracy beyond which a fix advances no step.
  var stepAccuracy = 32.0
  /// Metres around the end of the last steps; a fix within advances them.
  var arrivalDistance = 30.0
  /// Metres of reported accuracy beyond which a fix does not arrive.
  var arrivalAccuracy = 10.0
  /// How many steps remain, the current one included, when the rule of arrival takes over.
  var arrivingSteps = 2
  /// Metres around a waypoint that is not the last; a fix nearer has passed it.
  var waypointRange = 100.0
  /// Metres of reported accuracy beyond which a fix never deviates.
  var deviationAccuracy = 15.0
  /// Metres from the line of the current step; more is a deviation.
  var deviationDistance = 50.0

  init() {}

  init(configuration: NavigatorConfiguration) {
    stepExit = configuration.stepExitDistance
    arrivalDistance = configuration.arrivalDistance
    deviationDistance = configuration.offRoute.distance
  }
}
