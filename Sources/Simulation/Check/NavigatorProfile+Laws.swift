import Navigation
import ScenarioLanguage

extension NavigatorProfile {
  /// The laws that the rules of a profile break on purpose, as its SDK does; none of ours.
  var brokenLaws: Set<Law> {
    switch self {
    case .builtin: []
    // Both count what remains by the provider's numbers, which differ from the line's length, and snap
    // to the nearest place of a step whichever way the drive goes.
    // A stop that is not the last is reached 100 m before it, by the fix before; off its step, yet near
    // another, guidance goes on speaking.
    case .ferrostar:
      [
        .remainingInRange, .remainingNeverGrows, .arrivalInReach, .arrivalWhereTheVehicleWas,
        .placeKeepsPace, .snappedNearTheFix, .silentOffRoute,
      ]
    // A leg ends with its last voice, or its last banner, wherever that is due.
    case .maplibre:
      [
        .remainingInRange, .remainingNeverGrows, .arrivalInReach, .arrivalWhereTheVehicleWas,
        .placeKeepsPace, .snappedNearTheFix,
      ]
    // What is due is told wherever the vehicle is.
    case .maplibreAndroid: Self.maplibre.brokenLaws.union([.silentOffRoute])
    }
  }
}
