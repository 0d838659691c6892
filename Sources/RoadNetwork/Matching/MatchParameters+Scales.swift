import Geodesy

extension MatchParameters {
  /// N-K's estimates of beta for a fix every 1 to 30 seconds, in metres.
  private static let betas = [
    0.490_376_73, 0.829_183_73, 1.243_645_64, 1.670_795_81, 2.007_192_98, 2.425_130_07,
    2.812_488_31, 3.157_454_73, 3.526_453_92, 4.095_117_75, 4.673_197_95, 5.410_881_80,
    6.476_665_90, 6.290_107_34, 7.807_521_12, 8.090_745_04, 8.085_505_28, 9.094_050_65,
    11.090_906_03, 11.877_528_24, 12.551_077_15, 15.828_208_29, 17.694_967_73, 18.076_556_52,
    19.634_389_11, 25.408_321_85, 23.760_018_77, 28.432_897_97, 32.216_830_62, 34.569_911_41,
  ]
  /// The standard deviation of N-K's data, for which their betas hold.
  private static let sourceSigma = 4.07

  /// Returns metres of difference between way and straight line that cost one nat, for fixes so many
  /// seconds apart; noisier fixes differ more in proportion.
  func beta(seconds: Double, sigma: Double) -> Double {
    guard seconds > 0 else { return beta * sigma / self.sigma }
    let place = min(max(seconds, 1), 30) - 1
    let index = min(Int(place), 28)
    let share = place - Double(index)
    let value = Self.betas[index] * (1 - share) + Self.betas[index + 1] * share
    return value * sigma / Self.sourceSigma
  }

  /// Returns the standard deviation across the road in metres, of a fix with a stated accuracy.
  ///
  /// Of a round Gaussian distribution 68 % lie within 1.51 standard deviations of one axis.
  func sigma(accuracy: Double?) -> Double {
    guard let accuracy, accuracy.isFinite, accuracy > 0 else { return sigma }
    return min(max(accuracy / 1.51, sigma), largestRadius / 3)
  }

  package func radius(sigma: Double) -> Double { min(max(radius, 3 * sigma), largestRadius) }
}
