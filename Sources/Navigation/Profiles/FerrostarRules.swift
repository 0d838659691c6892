/// The parameters of Ferrostar's decision rules, with the values of its iOS demo app.
///
/// Its core has no defaults for most of them; what is here was read from its public sources. Those that
/// a navigator's configuration knows are taken from there: the deviation from `offRoute.distance`, the
/// conditions and accuracies from `ferrostar`, else the arrival from `arrivalDistance` and the exit from
/// `stepExitDistance`.
struct FerrostarRules: Hashable, Sendable {
  /// When a step is left.
  var stepAdvance = StepAdvance.distanceEntryExit(entry: 30, exit: 5, accuracy: 32)
  /// When one of the last steps is left.
  var arrivalAdvance = StepAdvance.distanceToEndOfStep(30, accuracy: 10)
  /// How many steps remain, the current one included, when the rule of arrival takes over.
  var arrivingSteps = 2
  /// When a waypoint that is not the last is dropped.
  var waypointAdvance = WaypointAdvance.withinRange(100)
  /// Metres of reported accuracy beyond which a fix never deviates.
  var deviationAccuracy = 15.0
  /// Metres from the line of the current step; more is a deviation.
  var deviationDistance = 50.0

  init() {}

  init(configuration: NavigatorConfiguration) {
    let own = configuration.ferrostar
    stepAdvance =
      own.stepAdvance
      ?? .distanceEntryExit(entry: 30, exit: configuration.stepExitDistance, accuracy: 32)
    arrivalAdvance =
      own.arrivalAdvance ?? .distanceToEndOfStep(configuration.arrivalDistance, accuracy: 10)
    waypointAdvance = own.waypointAdvance
    deviationAccuracy = own.deviationAccuracy
    deviationDistance = configuration.offRoute.distance
  }
}
