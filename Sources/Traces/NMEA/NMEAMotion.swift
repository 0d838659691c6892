/// Speed and course of VTG sentences, which have no time: whose they are, the order of the receiver shows.
///
/// Between two sentences of one time a VTG is of that time. At the border of two it is of the time before,
/// as most receivers send it, or of the time behind, where the receiver begins with it.
struct NMEAMotion {
  /// A VTG that waits for the next sentence with a time: metres per second, and degrees.
  private var waiting: (speed: Double?, course: Double?)?
  /// Whether the receiver begins its cycles with VTG; nil before it has sent anything.
  private var leads: Bool?
  /// Whether the speeds of RMC have shown it; before, the beginning of the file has to do.
  private var hasShown = false

  /// Whether a VTG waits.
  @inline(__always)
  var isWaiting: Bool { waiting != nil }

  /// Whether the speed of the next RMC would tell something.
  @inline(__always)
  var learns: Bool { waiting != nil && !hasShown }

  /// Notes the first sentence of a file: a receiver that begins with VTG began the file with it.
  @inline(__always)
  mutating func begin(isVTG: Bool) {
    if leads == nil { leads = isVTG }
  }

  /// Takes a VTG; where one waits already, the cycle between them was lost.
  mutating func take(speed: Double?, course: Double?) {
    if waiting == nil || leads == true { waiting = (speed, course) }
  }

  /// Learns from the speeds of the RMC on either side of the VTG that waits.
  mutating func learn(before: Double?, behind: Double?) {
    guard let speed = waiting?.speed, (speed == before) != (speed == behind) else { return }
    leads = speed == behind
    hasShown = true
  }

  /// Gives what waits to an epoch that has not said it; what RMC said stays.
  ///
  /// - Parameter isEnding: Whether the epoch ends here, so that the VTG may be of the next.
  mutating func give(to epoch: inout NMEAEpoch, isEnding: Bool) {
    guard let motion = waiting, !isEnding || leads != true else { return }
    waiting = nil
    if epoch.fix.speed == nil { epoch.fix.speed = motion.speed }
    if epoch.fix.course == nil { epoch.fix.course = motion.course }
  }
}
