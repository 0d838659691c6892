/// A file format that traces are read from.
public enum TraceFormat: String, CaseIterable, Sendable {
  case gpx, nmea, geojson, csv
  /// Keyhole markup, also within a KMZ file: tracks of times and places, placemarks with a time, lines.
  case kml
  /// Garmin's Training Center XML: activities and courses.
  case tcx
  /// What Android's GnssLogger writes: its `Fix` lines.
  case gnsslogger
  /// Google's location history: the raw signals of a phone's export, or the old takeout's records.
  case timeline
  /// A recording of Ferrostar.
  case ferrostar
  /// Mapbox's replay events.
  case mapbox
  /// An array of Core Location's locations, as recorders on iOS write it.
  case corelocation
  /// A trace request to Valhalla.
  case valhalla
  /// The GPX of way points that Xcode simulates locations from.
  case xcode
  /// What gpsd tells its clients, as `gpspipe -w` writes it.
  case gpsd
  /// Flight records of gliders and drones.
  case igc
  /// MCAP, as rosbag2 writes it: its messages of places.
  case mcap
  /// What watches and bicycle computers record.
  case fit
  /// The file of a flight recorder in an app.
  case navrec
}
