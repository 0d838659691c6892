import Navigation

extension ScenarioRun {
  /// Shows the frames that are due before a moment: when all before it has happened.
  ///
  /// It is no job of the run: with frames or without, the same recording is made.
  func showFrames(before time: Instant) throws {
    guard frames != nil else { return }
    while let next = frames?.times.next, next < time.nanoseconds {
      frames?.times.advance()
      let scene = navigator.inside?.scene(at: Instant(nanoseconds: next))
      if let scene { try frames?.show(scene) }
    }
  }
}
