import Reporting
import Platform
import CanonicalJSON
import ScenarioLanguage
import Simulation

/// What a calibration found, how well it fits, and the section to paste.
struct CalibrationText {
  let path: String
  let reference: String
  let calibration: ReceiverCalibration
  let check: CalibrationCheck

  /// The lags at which measured correlations are usually told, in seconds.
  private static let lags = [1.0, 5, 10, 30, 60]
  private static let shares = [(0.5, "half"), (0.68, "68 %"), (0.95, "95 %"), (0.99, "99 %")]

  func lines(_ style: Style) -> [String] {
    let errors = calibration.errors
    var lines = [style.bold(path) + "  " + style.dim("against \(reference)")]
    lines.append(
      "  \(errors.errors.count) fixes with a reference over \(Quantity.duration(seconds: errors.duration)),"
        + " \(TraceInfoText.length(errors.kilometres * 1000))"
        + (errors.unmatched > 0 ? "; \(errors.unmatched) without" : "")
    )
    lines += ["", style.dim("  " + row("error below", "measured", "model"))]
    for (share, name) in Self.shares {
      let metres = [check.measured[share], check.modelled[share]].map {
        Self.two($0) + " m"
      }
      lines.append("  " + row(name, metres[0], metres[1]))
    }
    lines += ["", style.dim("  " + row("correlation", "measured", "model"))]
    for lag in Self.lags {
      guard let measured = calibration.measured.correlation(at: lag),
        lag >= calibration.errors.interval
      else { continue }
      lines.append(
        "  "
          + row(
            "after \(TraceInfoText.number(lag, 0)) s",
            Self.two(measured),
            Self.two(calibration.fit.correlation(at: lag))
          )
      )
    }
    lines += ["", "  " + verdict, ""]
    let faults = calibration.faultLines
    guard !faults.isEmpty else { return lines + ["  no fault: the trace is the reference's"] }
    lines.append("\"faults\": [")
    lines += faults.enumerated().map { "  \($1)" + ($0 + 1 < faults.count ? "," : "") }
    return lines + ["]"]
  }

  /// Returns a number of 0 or more with two decimals, so that columns stand.
  private static func two(_ value: Double) -> String {
    let hundredths = Int((max(0, value) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100)." + (rest < 10 ? "0" : "") + "\(rest)"
  }

  /// How well it fits, and what that is worth.
  private var verdict: String {
    let count = Int(calibration.independentCount.rounded())
    return "correlation within \(Self.two(calibration.fit.residual)) (rms);"
      + " the noise rests on about \(count) independent errors"
      + (count < 30 ? ": drive longer for more" : "")
  }

  private func row(_ name: String, _ measured: String, _ model: String) -> String {
    func right(_ text: String) -> String {
      String(repeating: " ", count: max(0, 12 - text.count)) + text
    }
    return name + String(repeating: " ", count: max(1, 14 - name.count)) + right(measured)
      + right(model)
  }

  func write(to json: inout JSONWriter) {
    func number(_ key: StaticString, _ value: Double?, _ decimals: Int) {
      guard let value else { return }
      json.member(key, value, decimals: decimals)
    }
    json.member("trace", path)
    json.member("reference", reference)
    json.member("fixes", calibration.errors.errors.count)
    json.member("unmatched", calibration.errors.unmatched)
    number("duration", calibration.errors.duration, 2)
    number("length", calibration.errors.kilometres * 1000, 2)
    number("east", calibration.east, 3)
    number("north", calibration.north, 3)
    number("along", calibration.along, 3)
    number("across", calibration.across, 3)
    number("lasting", calibration.fit.lasting, 3)
    number("time", calibration.fit.time, 2)
    number("white", calibration.fit.white, 3)
    number("velocity", calibration.velocity, 4)
    number("course", calibration.course, 2)
    number("claim", calibration.claim, 3)
    number("missing", calibration.missing, 4)
    number("excursionsPerKilometre", calibration.excursionsPerKilometre, 3)
    number("independentErrors", calibration.independentCount, 1)
    number("correlationResidual", calibration.fit.residual, 4)
    json.beginArray("quantiles")
    for (share, _) in Self.shares {
      json.beginObject()
      number("share", share, 2)
      number("measured", check.measured[share], 3)
      number("model", check.modelled[share], 3)
      json.endObject()
    }
    json.endArray()
    json.beginArray("correlations")
    for lag in Self.lags {
      guard let measured = calibration.measured.correlation(at: lag) else { continue }
      json.beginObject()
      number("seconds", lag, 1)
      number("measured", measured, 3)
      number("model", calibration.fit.correlation(at: lag), 3)
      json.endObject()
    }
    json.endArray()
    json.key("faults" as StaticString)
    calibration.writeFaults(to: &json)
  }
}
