import CanonicalJSON
import Geodesy

/// Writes CSV with the columns that any fix has something in.
enum CSVWriting {
  static func write<Failure: Error>(
    _ fixes: [Fix],
    _ add: (String) throws(Failure) -> Void
  ) throws(Failure) {
    // A single segment needs no column; of several every fix names its own, or the first break is lost.
    let hasSegments = fixes.contains { $0.segment != fixes[0].segment }
    let columns = Self.columns.filter { column in
      column.name == "segment"
        ? hasSegments : column.isAlwaysWritten || fixes.contains { column.text($0) != nil }
    }
    try add(columns.map(\.name).joined(separator: ",") + "\n")
    for fix in fixes {
      try add(columns.map { $0.text(fix) ?? "" }.joined(separator: ",") + "\n")
    }
  }

  private struct Column {
    let name: String
    var isAlwaysWritten = false
    let text: (Fix) -> String?
  }

  private static var columns: [Column] {
    [
      Column(name: "time", isAlwaysWritten: true) { CivilDate.text(nanoseconds: $0.time) },
      Column(name: "latitude", isAlwaysWritten: true) {
        JSONWriter.text(of: $0.coordinate.latitude, decimals: 9)
      },
      Column(name: "longitude", isAlwaysWritten: true) {
        JSONWriter.text(of: $0.coordinate.longitude, decimals: 9)
      },
      Column(name: "altitude") { $0.altitude.map { JSONWriter.text(of: $0, decimals: 3) } },
      Column(name: "speed") { $0.speed.map { JSONWriter.text(of: $0, decimals: 4) } },
      Column(name: "course") { $0.course.map { JSONWriter.text(of: $0, decimals: 3) } },
      Column(name: "accuracy") {
        $0.horizontalAccuracy.map { JSONWriter.text(of: $0, decimals: 3) }
      },
      Column(name: "verticalAccuracy") {
        $0.verticalAccuracy.map { JSONWriter.text(of: $0, decimals: 3) }
      },
      Column(name: "segment") { String($0.segment) },
    ]
  }
}
