import Navigation
import Testing

@testable import Regression

/// A decision as the reason of a difference.
@Suite struct CauseReasonTests {
  @Test(
    "A limit is said to be crossed only where it was",
    arguments: [
      (.offRoute, 51.6, 50, true, "deviation 51.6 m crossed the limit of 50.0 m"),
      (
        .offRoute, 0, 50, true,
        "deviation 0.0 m was within the limit of 50.0 m, and counted all the same"
      ),
      (.offRoute, 48, 50, false, "deviation 48.0 m stayed under the limit of 50.0 m"),
      (
        .offRoute, 51, 50, false,
        "deviation 51.0 m was beyond the limit of 50.0 m, and did not count"
      ),
      (.offRoute, 50, 50, false, "deviation 50.0 m only reached the limit"),
      (.arrival, 24, 25, true, "distance to the stop 24.0 m came within the limit of 25.0 m"),
      (
        .arrival, 30, 25, true,
        "distance to the stop 30.0 m was beyond the limit of 25.0 m, and counted all the same"
      ),
    ] as [(Decision.Rule, Double, Double, Bool, String)]
  )
  func words(rule: Decision.Rule, measured: Double, limit: Double, fired: Bool, words: String) {
    let margin = rule == .arrival ? limit - measured : measured - limit
    let decision = Decision(
      rule: rule,
      measured: measured,
      threshold: limit,
      unit: .metres,
      fired: fired,
      margin: margin
    )
    #expect(CauseReason.words(decision) == words)
  }
}
