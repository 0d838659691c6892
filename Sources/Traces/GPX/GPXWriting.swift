import CanonicalJSON
import Geodesy

/// Writes GPX 1.1; speed and course as Garmin's track point extension, accuracy as OpenTracks'.
enum GPXWriting {
  static func write<Failure: Error>(
    _ fixes: [Fix],
    _ add: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="navsim" xmlns="http://www.topografix.com/GPX/1/1"
       xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2"
       xmlns:opentracks="http://opentracksapp.com/xmlschemas/v1">
        <trk>
          <trkseg>

      """
    )
    for (index, fix) in fixes.enumerated() {
      if index > 0, fix.segment != fixes[index - 1].segment {
        try add("    </trkseg>\n    <trkseg>\n")
      }
      try add(point(fix))
    }
    try add("    </trkseg>\n  </trk>\n</gpx>\n")
  }

  private static func point(_ fix: Fix) -> String {
    var text =
      "      <trkpt lat=\"\(JSONWriter.text(of: fix.coordinate.latitude, decimals: 9))\""
      + " lon=\"\(JSONWriter.text(of: fix.coordinate.longitude, decimals: 9))\">"
    if let altitude = fix.altitude {
      text += "<ele>\(JSONWriter.text(of: altitude, decimals: 3))</ele>"
    }
    text += "<time>\(CivilDate.text(nanoseconds: fix.time))</time>"
    var extensions = ""
    if fix.speed != nil || fix.course != nil {
      extensions += "<gpxtpx:TrackPointExtension>"
      if let speed = fix.speed {
        extensions += "<gpxtpx:speed>\(JSONWriter.text(of: speed, decimals: 4))</gpxtpx:speed>"
      }
      if let course = fix.course {
        extensions += "<gpxtpx:course>\(JSONWriter.text(of: course, decimals: 3))</gpxtpx:course>"
      }
      extensions += "</gpxtpx:TrackPointExtension>"
    }
    if let accuracy = fix.horizontalAccuracy {
      extensions += tag("accuracy_horizontal", accuracy)
    }
    if let accuracy = fix.verticalAccuracy { extensions += tag("accuracy_vertical", accuracy) }
    if !extensions.isEmpty { text += "<extensions>\(extensions)</extensions>" }
    return text + "</trkpt>\n"
  }

  private static func tag(_ name: String, _ value: Double) -> String {
    "<opentracks:\(name)>\(JSONWriter.text(of: value, decimals: 3))</opentracks:\(name)>"
  }
}
