/// How much the traffic delays the way to the next destination.
///
/// The names are those of the Google Navigation SDK, which does not say where it draws the lines; these
/// are our own.
public enum DelayCategory: String, Sendable, CaseIterable {
  /// Nothing is known of the traffic, or there is no route.
  case noData
  /// At least 25 % on top of the time without delays, and a minute.
  case heavy
  /// At least 10 %, and a minute.
  case medium
  /// Less.
  case light

  /// Seconds below which a delay is light whatever its share.
  static let leastDelay = 60.0
  /// The shares of the time without delays.
  static let mediumShare = 0.10
  static let heavyShare = 0.25

  /// Judges a delay on top of the seconds that the way takes without it.
  init(delay: Double, onTopOf time: Double) {
    let isLong = !Millimetres.isMore(Self.leastDelay, than: delay)
    if isLong, !Millimetres.isMore(Self.heavyShare * time, than: delay) {
      self = .heavy
    } else if isLong, !Millimetres.isMore(Self.mediumShare * time, than: delay) {
      self = .medium
    } else {
      self = .light
    }
  }
}
