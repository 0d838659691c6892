import Navigation

extension PanoramaView {
  /// How often an animation tells of the camera, in nanoseconds.
  static var animationStep: Int64 { 100_000_000 }
  /// The longest animation, in seconds.
  public static var longestAnimation: Double { 60 }

  /// How the panorama is looked at; setting it ends an animation.
  public var camera: PanoramaCamera {
    get { cameraState }
    set { animate(to: newValue, seconds: 0) }
  }

  /// Brings the camera to another value in steps of a tenth of a second.
  ///
  /// - Parameter seconds: How long it takes, clamped to `0...60`; 0 is at once.
  public func animate(to camera: PanoramaCamera, seconds: Double) {
    animation?.job.cancel()
    animation = nil
    let duration = seconds.isNaN ? 0 : min(Self.longestAnimation, max(0, seconds))
    let nanoseconds = Int64((duration * 1e9).rounded())
    guard nanoseconds > 0 else { return turn(to: camera) }
    let job = scheduler.schedule(
      afterNanoseconds: min(nanoseconds, Self.animationStep),
      as: .timer
    ) { [weak self] in self?.step() }
    animation = PanoramaAnimation(
      start: cameraState,
      end: camera,
      begin: scheduler.now,
      nanoseconds: nanoseconds,
      job: job
    )
  }

  /// Changes the camera, in steps if it takes any seconds.
  public func update(_ update: PanoramaCameraUpdate, seconds: Double = 0) {
    animate(to: update.applied(to: cameraState), seconds: seconds)
  }

  private func step() {
    guard let running = animation else { return }
    let elapsed = scheduler.now.nanoseconds - running.begin.nanoseconds
    let rest = running.nanoseconds - elapsed
    if rest > 0 {
      animation = PanoramaAnimation(
        start: running.start,
        end: running.end,
        begin: running.begin,
        nanoseconds: running.nanoseconds,
        job: scheduler.schedule(
          afterNanoseconds: min(rest, Self.animationStep),
          as: .timer
        ) { [weak self] in self?.step() }
      )
    } else {
      animation = nil
    }
    turn(to: running.camera(at: scheduler.now), isLast: rest <= 0)
  }

  /// Sets the camera and tells of it, if it moved; the end of an animation is always told.
  private func turn(to camera: PanoramaCamera, isLast: Bool = false) {
    guard camera != cameraState || isLast else { return }
    cameraState = camera
    delegate?.panoramaView(self, didMoveCamera: camera)
  }
}
