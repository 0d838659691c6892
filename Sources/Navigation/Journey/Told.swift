/// What the app was told last: each telling joins up with the one before, whatever the app did inside a
/// callback in between.
struct Told {
  /// The on-route state.
  var state = OnRouteState.undefined
  /// The route; nil where it was told that there is none.
  var route: RouteID?
  /// The step, by its leg and its index there.
  var step = (leg: 0, index: 0)
  /// Whether guidance is effective.
  var isGuiding = false
  /// How many changes of guidance wait to be told.
  var waitingGuidance = 0
  /// How many waited when the last fix came, which an app may hand in before it lets them be told.
  var waitedAtFix = 0
}
