import CanonicalJSON
import Geodesy
import Platform

/// Writes KML 2.2: a `gx:Track` a segment, and its speeds, courses and accuracies as arrays beside it.
enum KMLWriting {
  /// How many bytes are compressed at once.
  private static let pieceSize = 1 << 16

  /// Returns the KML within an archive, under the name that Google's KMZ reference gives the main file.
  static func archive(_ fixes: [Fix]) -> [UInt8] {
    var writer = ZipWriter()
    writer.append("doc.kml") { take in
      var piece: [UInt8] = []
      write(fixes) { text in
        piece += text.utf8
        guard piece.count >= pieceSize else { return }
        take(piece)
        piece.removeAll(keepingCapacity: true)
      }
      take(piece)
    }
    return writer.finished()
  }

  static func write<Failure: Error>(
    _ fixes: [Fix],
    _ add: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let arrays = Self.arrays.filter { array in fixes.contains { array.value($0) != nil } }
    try add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
        <Document>

      """
    )
    if !arrays.isEmpty {
      try add("    <Schema id=\"fix\">\n")
      for array in arrays {
        try add("      <gx:SimpleArrayField name=\"\(array.name)\" type=\"float\"/>\n")
      }
      try add("    </Schema>\n")
    }
    try add(
      "    <Placemark>\n      <gx:MultiTrack>\n        <altitudeMode>absolute</altitudeMode>\n"
    )
    for part in fixes.segments { try write(part, arrays, add) }
    try add("      </gx:MultiTrack>\n    </Placemark>\n  </Document>\n</kml>\n")
  }

  private static func write<Failure: Error>(
    _ fixes: ArraySlice<Fix>,
    _ arrays: [ValueArray],
    _ add: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try add("        <gx:Track>\n")
    for fix in fixes {
      try add("          <when>\(CivilDate.text(nanoseconds: fix.time))</when>\n")
    }
    for fix in fixes {
      var text =
        "          <gx:coord>\(JSONWriter.text(of: fix.coordinate.longitude, decimals: 9))"
        + " \(JSONWriter.text(of: fix.coordinate.latitude, decimals: 9))"
      if let altitude = fix.altitude { text += " \(JSONWriter.text(of: altitude, decimals: 3))" }
      try add(text + "</gx:coord>\n")
    }
    if !arrays.isEmpty {
      try add("          <ExtendedData>\n            <SchemaData schemaUrl=\"#fix\">\n")
      for array in arrays {
        try add("              <gx:SimpleArrayData name=\"\(array.name)\">\n")
        for fix in fixes {
          let value =
            array.value(fix).map { JSONWriter.text(of: $0, decimals: array.decimals) } ?? ""
          try add("                <gx:value>\(value)</gx:value>\n")
        }
        try add("              </gx:SimpleArrayData>\n")
      }
      try add("            </SchemaData>\n          </ExtendedData>\n")
    }
    try add("        </gx:Track>\n")
  }

  private struct ValueArray {
    let name: String
    let decimals: Int
    let value: (Fix) -> Double?
  }

  private static var arrays: [ValueArray] {
    [
      ValueArray(name: "speed", decimals: 4) { $0.speed },
      ValueArray(name: "bearing", decimals: 3) { $0.course },
      ValueArray(name: "accuracy_horizontal", decimals: 3) { $0.horizontalAccuracy },
      ValueArray(name: "accuracy_vertical", decimals: 3) { $0.verticalAccuracy },
    ]
  }
}

extension [Fix] {
  /// The stretches of fixes of one segment.
  fileprivate var segments: [ArraySlice<Fix>] {
    var parts: [ArraySlice<Fix>] = []
    var start = 0
    for index in indices where index > start && self[index].segment != self[start].segment {
      parts.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : parts + [self[start...]]
  }
}
