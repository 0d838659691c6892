import Geodesy
import Traces

extension Fix {
  /// The fix in one line, with what it holds and nothing else: `2026-03-01T08:00:00Z 50.1 11.9 v5.5`.
  ///
  /// `a` altitude, `v` speed, `c` course, `h` and `z` accuracy, `q` quality, `s` segment.
  var summary: String {
    var text = CivilDate.text(nanoseconds: time)
    text += " \(Self.rounded(coordinate.latitude)) \(Self.rounded(coordinate.longitude))"
    let parts = [
      ("a", altitude), ("v", speed), ("c", course), ("h", horizontalAccuracy),
      ("z", verticalAccuracy),
    ]
    for (letter, value) in parts {
      if let value { text += " \(letter)\(Self.rounded(value))" }
    }
    if let quality { text += " q\(quality)" }
    return segment == 0 ? text : text + " s\(segment)"
  }

  private static func rounded(_ value: Double) -> String {
    let text = "\((value * 1e7).rounded() / 1e7)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Trace {
  var summary: [String] { fixes.map(\.summary) }

  /// What was mended in one line: `gap 2 @5, jump 1 @9`.
  var repairs: String {
    report.repairs.map { "\($0.kind.rawValue) \($0.count) @\($0.firstLine)" }
      .joined(separator: ", ")
  }
}
