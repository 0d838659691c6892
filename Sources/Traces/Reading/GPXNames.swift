/// The names of the elements that a trace is read from.
struct GPXNames {
  let root = XMLName("gpx")
  let segment = XMLName("trkseg")
  let point = XMLName("trkpt")
  let time = XMLName("time")
  let altitude = XMLName("ele")
  let speed = XMLName("speed")
  let course = XMLName("course")
  let dilution = XMLName("hdop")
  let accuracy = XMLName("accuracy")
  let horizontalAccuracy = XMLName("accuracy_horizontal")
  let verticalAccuracy = XMLName("accuracy_vertical")
}
