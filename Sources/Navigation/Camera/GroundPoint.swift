/// A place on the plane of a map as its camera sees it: points of the zoom level to the right and
/// forward of the target.
struct GroundPoint: Hashable, Sendable {
  var right: Double
  var forward: Double
}
