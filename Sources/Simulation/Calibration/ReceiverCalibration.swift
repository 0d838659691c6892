import Geodesy
import ScenarioLanguage
package import Traces

/// The fault models that make of a true drive what a receiver recorded of it.
///
/// The noise is what is left of the errors once the mean and the excursions are taken out; its
/// autocovariance tells lasting noise from white.
package struct ReceiverCalibration: Sendable {
  /// What the fixes of the trace are off, against the reference.
  package let errors: ReceiverErrors
  /// Metres ahead on average, while moving; negative is behind.
  package private(set) var along = 0.0
  /// Metres to the right on average, while moving; negative is to the left.
  package private(set) var across = 0.0
  /// Metres east that are left on average without that.
  package private(set) var east = 0.0
  /// Metres north that are left on average without that.
  package private(set) var north = 0.0
  /// The correlation that was measured of the noise.
  package let measured: Autocovariance
  /// The lasting and the white noise that were fitted to it.
  package let fit: CorrelationFit
  /// Metres per second in each direction: the noise of the velocity; nil where the trace has no speed.
  package private(set) var velocity: Double?
  /// The stretches of fixes far off, which are no noise.
  package let excursions: [Excursion]
  /// Where there was no fix for a while although the reference drove on.
  package let tunnels: [Tunnel]
  /// A stretch without a fix, in seconds since the first, and metres off at its end.
  package struct Tunnel: Hashable, Sendable {
    /// From the first fix that is missing to the one behind, in seconds since the first of the trace.
    package let window: ClosedRange<Double>
    /// Metres that the first fix behind it is off.
    package let exit: Double
  }

  /// The share of fixes missing elsewhere.
  package private(set) var missing = 0.0
  /// Degrees that the course is off on average, at more than 5 m/s; nil where too few fixes tell.
  package private(set) var course: Double?
  /// What the claimed radius is to the one that would hold 68 % of the noise; nil where none is claimed.
  package private(set) var claim: Double?

  /// The fewest errors that tell anything.
  package static let leastCount = 60

  /// - Returns: nil where fewer than ``leastCount`` fixes have a reference.
  package init?(trace: [Fix], reference: [Fix]) {
    let all = ReceiverErrors(of: trace, against: reference)
    guard all.errors.count >= Self.leastCount, all.interval > 0 else { return nil }
    errors = all
    let list = all.errors
    let isMoving = list.count { $0.along != nil } >= Self.leastCount
    // Medians first, which excursions hardly move; then the means of what is no excursion.
    let middle = isMoving ? Quantiles(list.compactMap(\.along)).median : 0
    let aside = isMoving ? Quantiles(list.compactMap(\.across)).median : 0
    let rests = list.map { $0.rest(along: middle, across: aside) }
    let (east, north) = (Quantiles(rests.map(\.east)), Quantiles(rests.map(\.north)))
    excursions = Excursion.find(
      list,
      rests: rests.map { ($0.east - east.median, $0.north - north.median) },
      sigma: (east.robustSigma + north.robustSigma) / 2
    )
    var isFar = [Bool](repeating: false, count: list.count)
    for excursion in excursions { for index in excursion.range { isFar[index] = true } }
    let near = list.indices.filter { !isFar[$0] }.map { list[$0] }

    let moving = near.filter { $0.along != nil }
    if moving.count >= Self.leastCount {
      along = Self.mean(moving.compactMap(\.along))
      across = Self.mean(moving.compactMap(\.across))
    }
    var noise: [(seconds: Double, east: Double, north: Double)] = []
    noise.reserveCapacity(near.count)
    for error in near {
      let rest = error.rest(along: along, across: across)
      noise.append((error.seconds, rest.east, rest.north))
    }
    self.east = Self.mean(noise.map(\.east))
    self.north = Self.mean(noise.map(\.north))
    measured = Autocovariance(noise, interval: all.interval, longest: min(120, all.duration / 8))
    fit = CorrelationFit(measured, duration: all.duration)
    tunnels = Self.tunnels(list, interval: all.interval)
    measureRest(near)
  }

  private static func mean(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
  }

  private mutating func measureRest(_ near: [ReceiverError]) {
    let fast = near.filter { $0.speed > 5 }
    let speeds = fast.compactMap(\.speedError)
    if speeds.count >= Self.leastCount { velocity = Quantiles(speeds).robustSigma }
    let courses = fast.compactMap(\.courseError)
    if courses.count >= Self.leastCount { course = Quantiles(courses).median }
    let claims = near.compactMap(\.claimed)
    let sigma = (fit.lasting * fit.lasting + fit.white * fit.white).squareRoot()
    if claims.count >= Self.leastCount, sigma > 0 {
      claim = Quantiles(claims).median / (sigma * HorizontalAccuracy.sigmas)
    }
    let lost = tunnels.reduce(0) { $0 + $1.window.upperBound - $1.window.lowerBound }
    let expected = ((errors.duration - lost) / errors.interval).rounded() + 1
    guard let first = errors.errors.first, let last = errors.errors.last else { return }
    missing = min(max(0, 1 - Double(last.index - first.index + 1) / expected), 1)
  }

  /// Returns the stretches of at least 5 s and 5 fixes without one, on which the reference drove 20 m.
  private static func tunnels(
    _ errors: [ReceiverError],
    interval: Double
  ) -> [Tunnel] {
    zip(errors, errors.dropFirst()).compactMap { before, after in
      let seconds = after.seconds - before.seconds
      // Fixes between them that the reference does not know are no silence of the receiver.
      guard after.index == before.index + 1, seconds >= max(5, 5 * interval),
        after.metres - before.metres >= 20
      else { return nil }
      return Tunnel(window: (before.seconds + interval)...after.seconds, exit: after.distance)
    }
  }

  /// Metres that the mean of the noise is off by chance: its sigma over so many independent errors.
  var chance: Double {
    let sigma = (fit.lasting * fit.lasting + fit.white * fit.white).squareRoot()
    return sigma / independentCount.squareRoot()
  }

  /// How often in a kilometre a fix was far off for a while.
  package var excursionsPerKilometre: Double {
    errors.kilometres > 0 ? Double(excursions.count) / errors.kilometres : 0
  }

  /// How many errors of the noise do not know of each other: what the figures rest on.
  package var independentCount: Double {
    max(1, errors.duration / (2 * max(fit.lasting > 0 ? fit.time : 0, errors.interval / 2)))
  }
}
