/// The names of the elements that a trace is read from.
struct KMLNames {
  let root = XMLName("kml")
  let track = XMLName("Track")
  let when = XMLName("when")
  let place = XMLName("coord")
  let angles = XMLName("angles")
  let array = XMLName("SimpleArrayData")
  let value = XMLName("value")
  let placemark = XMLName("Placemark")
  let point = XMLName("Point")
  let line = XMLName("LineString")
  let coordinates = XMLName("coordinates")
}
