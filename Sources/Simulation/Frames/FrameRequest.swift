/// Who wants pictures of the driver's screen, and when.
package struct FrameRequest {
  /// When pictures are wanted.
  package var times: FrameTimes
  /// Is shown each scene, in the order of time; what it throws ends the run.
  package let show: (FrameScene) throws -> Void

  /// Creates a request whose scenes are shown to `show` at some times.
  package init(_ times: FrameTimes, show: @escaping (FrameScene) throws -> Void) {
    self.times = times
    self.show = show
  }
}
