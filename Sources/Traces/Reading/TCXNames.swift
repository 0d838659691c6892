/// The names of the elements that a trace is read from.
struct TCXNames {
  let root = XMLName("TrainingCenterDatabase")
  let activity = XMLName("Activity")
  let course = XMLName("Course")
  let lap = XMLName("Lap")
  let track = XMLName("Track")
  let point = XMLName("Trackpoint")
  let time = XMLName("Time")
  let latitude = XMLName("LatitudeDegrees")
  let longitude = XMLName("LongitudeDegrees")
  let altitude = XMLName("AltitudeMeters")
  let speed = XMLName("Speed")
}
