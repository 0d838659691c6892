import Geodesy
import Navigation

/// A camera of a panorama on its way.
struct PanoramaAnimation {
  let start: PanoramaCamera
  let end: PanoramaCamera
  let begin: Instant
  let nanoseconds: Int64
  let job: any Cancellable

  /// Returns the camera at a moment: on a straight line, the short way around.
  func camera(at moment: Instant) -> PanoramaCamera {
    let elapsed = moment.nanoseconds - begin.nanoseconds
    guard elapsed < nanoseconds else { return end }
    let share = Double(elapsed) / Double(nanoseconds)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    let turn = Bearing.difference(from: start.orientation.heading, to: end.orientation.heading)
    return PanoramaCamera(
      heading: start.orientation.heading + turn * share,
      pitch: between(start.orientation.pitch, end.orientation.pitch),
      zoom: between(start.zoom, end.zoom),
      fieldOfView: between(start.fieldOfView, end.fieldOfView)
    )
  }
}
