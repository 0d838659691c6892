import Geodesy
import Navigation
import ScenarioLanguage

/// A fault with its state and its own random numbers.
///
/// It is asked for every fix, also outside of its window, and draws the same numbers whatever other
/// faults do.
struct FaultModel {
  private let setup: FaultSetup
  private var random: RandomStream
  /// The lasting error of correlated noise, in sigmas.
  private var error: (east: Double, north: Double)?
  /// The reflection under way, and the metre at which the next begins.
  private var jump: (east: Double, north: Double, end: Double, accuracy: Double)?
  private var nextJump: Double?
  /// The error at the exit of a tunnel, in metres.
  private var exitError: (east: Double, north: Double)?
  /// The second of the last fix kept.
  private var lastKept: Double?

  init(_ setup: FaultSetup, seed: UInt64) {
    self.setup = setup
    random = RandomStream(setup.streamName, seed: seed)
  }

  /// What of a noise's error in metres is one of the velocity in metres per second.
  private static let speedShare = 0.1

  mutating func apply(to sample: inout FaultySample) {
    let isActive = setup.window.contains(sample.seconds)
    switch setup.kind {
    case .white(let sigma, let velocity):
      let noise = random.gaussians()
      let speed = random.gaussians()
      if isActive { Self.add(noise, speed, sigma, velocity, to: &sample) }
    case .correlated(let sigma, let time, let velocity):
      let speed = walk(sample, time)
      if isActive, let error {
        Self.add((error.east, error.north), speed, sigma, velocity, to: &sample)
      }
    case .bias(let east, let north, let along, let across):
      guard isActive else { return }
      sample.east += east
      sample.north += north
      guard along != 0 || across != 0 else { return }
      let ahead = DeterministicMath.sineAndCosine(sample.course * .pi / 180)
      sample.east += along * ahead.sine + across * ahead.cosine
      sample.north += along * ahead.cosine - across * ahead.sine
    case .multipath(let multipath): reflect(multipath, isActive, &sample)
    case .spike(let probability, let distance): spike(probability, distance, isActive, &sample)
    case .dropout(let probability):
      if random.unit() < probability, isActive { sample.isDropped = true }
    case .frozen: if isActive { sample.isFrozen = true }
    case .tunnel(let tunnel): tunnelled(tunnel, &sample)
    case .deadReckoning: if isActive { sample.isReckoned = true }
    case .accuracy(let fault): if isActive { sample.accuracyFaults.append(fault) }
    case .speed(let fault): if isActive { sample.speedFaults.append(fault) }
    case .course(let fault): if isActive { sample.courseFaults.append(fault) }
    case .duplicate(let probability, let count):
      if random.unit() < probability, isActive { sample.copies += count }
    case .late(let probability, let delay):
      let isLate = random.unit() < probability
      let seconds = random.number(in: delay)
      if isLate, isActive { sample.delay += Int64((seconds * 1e9).rounded()) }
    case .clock(let step, let drift, let jitter):
      let noise = random.gaussians().0
      guard isActive else { return }
      let off = step + drift * (sample.seconds - setup.window.lowerBound) + jitter * noise
      sample.clockError += Int64((off * 1e9).rounded())
    case .rate(let interval): thin(interval, isActive, &sample)
    }
  }

  private static func add(
    _ noise: (Double, Double),
    _ speed: (Double, Double),
    _ sigma: Double,
    _ velocity: Double?,
    to sample: inout FaultySample
  ) {
    sample.east += sigma * noise.0
    sample.north += sigma * noise.1
    let speedSigma = velocity ?? sigma * speedShare
    sample.eastSpeed += speedSigma * speed.0
    sample.northSpeed += speedSigma * speed.1
    sample.variance += sigma * sigma
  }

  /// Moves the lasting error on: what is left of it after the time since the last fix, and something new.
  ///
  /// - Returns: The noise of the velocity.
  private mutating func walk(_ sample: FaultySample, _ time: Double) -> (Double, Double) {
    let new = random.gaussians()
    let speed = random.gaussians()
    guard let last = error else {
      error = (new.0, new.1)
      return speed
    }
    let kept = DeterministicMath.exp(-sample.elapsed / time)
    let share = (1 - kept * kept).squareRoot()
    error = (kept * last.east + share * new.0, kept * last.north + share * new.1)
    return speed
  }

  private mutating func reflect(
    _ setup: MultipathSetup,
    _ isActive: Bool,
    _ sample: inout FaultySample
  ) {
    let mean = 1000 / setup.perKilometre
    let begin = nextJump ?? random.exponential(mean: mean)
    nextJump = begin
    if let jump, sample.seconds >= jump.end { self.jump = nil }
    if sample.metres >= begin {
      nextJump = max(begin, sample.metres) + random.exponential(mean: mean)
      let metres = random.number(in: setup.jump) * (random.unit() < 0.5 ? -1 : 1)
      let end = sample.seconds + random.number(in: setup.duration)
      let accuracy = random.number(in: setup.accuracy)
      let side = DeterministicMath.sineAndCosine((sample.course + 90) * .pi / 180)
      if isActive { jump = (metres * side.sine, metres * side.cosine, end, accuracy) }
    }
    guard let jump, isActive else { return }
    sample.east += jump.east
    sample.north += jump.north
    sample.claimed = jump.accuracy
  }

  private mutating func tunnelled(_ setup: TunnelSetup, _ sample: inout FaultySample) {
    let metres = random.number(in: setup.jump)
    let direction = DeterministicMath.sineAndCosine(random.unit() * 2 * .pi)
    let error = exitError ?? (metres * direction.sine, metres * direction.cosine)
    exitError = error
    let inside = sample.seconds - self.setup.window.lowerBound
    guard inside >= 0 else { return }
    let outside = sample.seconds - self.setup.window.upperBound
    if outside < 0 {
      if inside < setup.reckoned { sample.isReckoned = true } else { sample.isDropped = true }
    } else if outside < setup.recovery {
      let share = 1 - outside / setup.recovery
      sample.east += share * error.east
      sample.north += share * error.north
      // The receiver knows that it does not know.
      let distance = (error.east * error.east + error.north * error.north).squareRoot()
      sample.claimed = max(
        sample.claimed ?? 0,
        distance * share,
        sample.fix.horizontalAccuracy ?? 0
      )
    }
  }

  private mutating func spike(
    _ probability: Double,
    _ distance: ClosedRange<Double>,
    _ isActive: Bool,
    _ sample: inout FaultySample
  ) {
    let isSpike = random.unit() < probability
    let metres = random.number(in: distance)
    let direction = DeterministicMath.sineAndCosine(random.unit() * 2 * .pi)
    guard isSpike, isActive else { return }
    sample.east += metres * direction.sine
    sample.north += metres * direction.cosine
  }

  private mutating func thin(_ interval: Double, _ isActive: Bool, _ sample: inout FaultySample) {
    guard isActive else { return }
    if let lastKept, sample.seconds - lastKept < interval - 1e-6 {
      sample.isDropped = true
    } else {
      lastKept = sample.seconds
    }
  }
}
