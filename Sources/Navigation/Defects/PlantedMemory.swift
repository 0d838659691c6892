/// What a tracker with a planted defect remembers from fix to fix.
struct PlantedMemory {
  var lastTime: Instant?
  /// Metres to the maneuver at the last fix, and how many fixes in a row went away from it.
  var lastGap = Double.infinity
  var fixesAway = 0
  /// Whether this departure already left its step.
  var hasLeftStep = false
}
