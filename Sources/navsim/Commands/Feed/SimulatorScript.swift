import CanonicalJSON
import Geodesy
import Simulation
import Traces

/// A shell script that drives the location of Xcode's simulator: `simctl location … start` along stretches
/// of one speed, `set` where the car stands.
enum SimulatorScript {
  /// Metres per second by which the speeds of one stretch may differ from the first.
  private static let tolerance = 1.5
  /// The most places of one command.
  private static let limit = 200

  static func text(_ fixes: [PlayedFix], of name: String) -> String {
    var text = """
      #!/bin/sh
      # The drive of \(name), for Xcode's simulator: sh FILE [DEVICE], a device as 'xcrun simctl list' names it.
      device="${1:-booted}"
      drive() { xcrun simctl location "$device" "$@" || exit 1; }

      """
    for stretch in stretches(fixes) {
      guard let first = stretch.first, let last = stretch.last else { continue }
      let seconds = Double(last.arrival - first.arrival) / 1e9
      if stretch.count > 1, let speed = speed(of: stretch), speed >= 0.5 {
        let places = stretch.map { place($0.fix) }.joined(separator: " ")
        text +=
          "drive start --speed=\(JSONWriter.text(of: speed, decimals: 2)) --interval=1 \(places)\n"
      } else {
        text += "drive set \(place(last.fix))\n"
      }
      if seconds > 0 { text += "sleep \(JSONWriter.text(of: seconds, decimals: 2))\n" }
    }
    return text
  }

  /// The stretches of fixes that one speed serves; each begins where the last ended.
  private static func stretches(_ fixes: [PlayedFix]) -> [ArraySlice<PlayedFix>] {
    var stretches: [ArraySlice<PlayedFix>] = []
    var start = 0
    var speedAtStart: Double?
    for index in fixes.indices.dropFirst() {
      let speed = speed(of: fixes[(index - 1)...index]) ?? 0
      if let first = speedAtStart, abs(speed - first) > tolerance || index - start >= limit {
        stretches.append(fixes[start..<index])
        start = index - 1
        speedAtStart = speed
      }
      speedAtStart = speedAtStart ?? speed
    }
    return stretches + [fixes[start...]]
  }

  /// Metres per second between the first and the last of some fixes; nil where no time passes.
  private static func speed(of fixes: ArraySlice<PlayedFix>) -> Double? {
    guard let first = fixes.first, let last = fixes.last, last.arrival > first.arrival else {
      return nil
    }
    let metres = zip(fixes, fixes.dropFirst()).reduce(0) {
      $0 + $1.0.fix.coordinate.distance(to: $1.1.fix.coordinate)
    }
    return metres / (Double(last.arrival - first.arrival) / 1e9)
  }

  private static func place(_ fix: Fix) -> String {
    JSONWriter.text(of: fix.coordinate.latitude, decimals: 7) + ","
      + JSONWriter.text(of: fix.coordinate.longitude, decimals: 7)
  }
}
