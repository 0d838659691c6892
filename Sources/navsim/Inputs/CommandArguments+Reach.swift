import Regression

extension CommandArguments {
  /// Which files a scenario may name, by `--allow-outside`.
  var reach: SimulationExecutor.Reach { has("allow-outside") ? .anywhere : .insideRoot }
}
