package import CanonicalJSON
package import ScenarioLanguage
import Simulation
import Traces

/// Tells what a scenario gives away of a recorded drive.
package enum DrivePrivacy {
  /// Nanoseconds by which a trace's clock may differ from its scenario's and still be drawn for it.
  private static let day: Int64 = 86_400_000_000_000
  /// 1990: no receiver wrote files before.
  private static let firstTrace: Int64 = 631_152_000_000_000_000
  private static let hint =
    "navsim new TRACE --map MAP --anonymise hides places, times and both ends"

  /// Returns a warning for each thing that tells whose drive it is.
  ///
  /// - Parameters:
  ///   - text: The scenario's file, for the places of the warnings.
  ///   - start: The time of the first fix of its trace file, in nanoseconds of the Unix epoch.
  package static func problems(
    of scenario: Scenario,
    text: [UInt8],
    start: Int64
  ) -> [Diagnostic] {
    // A scenario that could be read has its keys; where they were put together of others, nobody sees.
    let root = (try? JSONDocument(parsing: text, source: scenario.path))?.root
    func warning(_ message: String, at key: String) -> Diagnostic {
      let value = root?[key]
      return Diagnostic(
        message,
        severity: .warning,
        source: scenario.path,
        location: value?.location,
        pointer: value == nil ? "" : "/" + key,
        hint: hint
      )
    }
    var problems: [Diagnostic] = []
    let isRecorded = scenario.tags.contains("recorded")
    let isAnonymised = scenario.tags.contains("anonymised")
    let isForeign = abs(start - scenario.epoch) > day && start > firstTrace
    if isRecorded || isForeign, !isAnonymised {
      problems.append(
        warning(
          "the trace has the raw ends of a recorded drive: whoever reads it knows where it began and ended",
          at: "trace"
        )
      )
    }
    let isReal = isRecorded && !DriveAnonymiser.week.contains(scenario.epoch)
    if isReal {
      let day = CivilDate.text(nanoseconds: scenario.epoch).prefix(10)
      problems.append(
        warning("the epoch is that of a recorded drive: it was driven on \(day)", at: "epoch")
      )
    }
    if isForeign, !(isReal && abs(start - scenario.epoch) <= self.day) {
      let day = CivilDate.text(nanoseconds: start).prefix(10)
      problems.append(
        warning("the trace's own times are those of a recorded drive, of \(day)", at: "trace")
      )
    }
    return problems
  }
}
