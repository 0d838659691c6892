import CanonicalJSON
import Geodesy

/// Writes the GPX that Xcode and its simulator play: way points, each with a time.
///
/// Xcode knows it by nothing but its way points; this reader knows it by the name of its creator.
enum XcodeWriting {
  static func write<Failure: Error>(
    _ fixes: [Fix],
    _ add: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Xcode" xmlns="http://www.topografix.com/GPX/1/1">

      """
    )
    for fix in fixes {
      var text =
        "  <wpt lat=\"\(JSONWriter.text(of: fix.coordinate.latitude, decimals: 9))\""
        + " lon=\"\(JSONWriter.text(of: fix.coordinate.longitude, decimals: 9))\">"
      if let altitude = fix.altitude {
        text += "<ele>\(JSONWriter.text(of: altitude, decimals: 3))</ele>"
      }
      text += "<time>\(CivilDate.text(nanoseconds: fix.time))</time></wpt>\n"
      try add(text)
    }
    try add("</gpx>\n")
  }
}
