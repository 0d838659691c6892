import Navigation

/// Every change of the camera goes this way: will move, did change once or more, idle.
extension MapModel {
  /// From one step of an animation or gesture to the next: 0.1 s.
  static let stepNanoseconds: Int64 = 100_000_000
  /// No animation or gesture takes longer, in seconds.
  public static let longestDuration = 60.0

  /// Moves the camera, at once or in steps.
  ///
  /// A move under way ends where it is; idle is told when the last of moves that follow one another so
  /// is done.
  func move(
    along course: MapCourse,
    seconds: Double = 0,
    byGesture isByGesture: Bool = false
  ) {
    endMove()
    let duration = Int64(min(max(seconds.isNaN ? 0 : seconds, 0), Self.longestDuration) * 1e9)
    moveCount += 1
    let number = moveCount
    currentMove = MapMove(course: course, begin: scheduler.now, duration: duration)
    delegate?.map(self, willMoveByGesture: isByGesture)
    // Whoever heard of it may have moved the camera elsewhere.
    guard number == moveCount else { return }
    if duration == 0 { step(number) } else { scheduleStep(number) }
  }

  /// Sets the camera without steps, unless it is there already.
  func moveIfNeeded(to camera: CameraPosition) {
    guard currentMove != nil || camera != self.camera else { return }
    move(along: .line(from: self.camera, to: camera))
  }

  /// Ends a move under way where it is.
  func endMove() {
    guard let move = currentMove else { return }
    move.step?.cancel()
    currentMove = nil
    if !move.wasTold { delegate?.map(self, didChangeCamera: camera) }
  }

  private func scheduleStep(_ number: Int) {
    guard let move = currentMove else { return }
    let end = move.begin.advanced(byNanoseconds: move.duration)
    let rest = end.nanoseconds - scheduler.now.nanoseconds
    currentMove?.step = scheduler.schedule(
      afterNanoseconds: min(Self.stepNanoseconds, max(0, rest)),
      as: .timer
    ) { [weak self] in self?.step(number) }
  }

  private func step(_ number: Int) {
    guard number == moveCount, let move = currentMove else { return }
    let elapsed = scheduler.now.nanoseconds - move.begin.nanoseconds
    let isLast = elapsed >= move.duration
    let share = isLast ? 1 : Double(elapsed) / Double(move.duration)
    cameraState = move.course.camera(at: share, in: viewport, limits: zoomRange)
    currentMove?.wasTold = true
    delegate?.map(self, didChangeCamera: camera)
    guard number == moveCount, currentMove != nil else { return }
    guard isLast else { return scheduleStep(number) }
    currentMove = nil
    delegate?.map(self, didBecomeIdleAt: camera)
    guard number == moveCount else { return }
    renderTiles()
  }
}

/// A move of a camera under way.
struct MapMove {
  let course: MapCourse
  let begin: Instant
  /// Nanoseconds that it takes.
  let duration: Int64
  /// Whether its camera was told; each move tells at least its last one.
  var wasTold = false
  /// The job of its next step.
  var step: (any Cancellable)?
}
