/// The names of the elements that a trace is read from.
struct GPXNames {
  let root = XMLName("gpx")
  let segment = XMLName("trkseg")
  /// The element of a fix.
  let point: XMLName
  let time = XMLName("time")
  let altitude = XMLName("ele")
  let speed = XMLName("speed")
  let course = XMLName("course")
  let dilution = XMLName("hdop")
  let accuracy = XMLName("accuracy")
  let horizontalAccuracy = XMLName("accuracy_horizontal")
  let verticalAccuracy = XMLName("accuracy_vertical")

  /// - Parameter waypoints: Whether way points are the fixes, not track points.
  init(waypoints: Bool) { point = XMLName(waypoints ? "wpt" : "trkpt") }
}
