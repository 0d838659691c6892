import CanonicalJSON
import Navigation
import Recording
package import ScenarioLanguage

/// The first line of a recording.
package enum RecordingHeaderLine {
  /// The version of the recording format.
  package static let version = RecordedHeader.format

  /// Returns the line with its end.
  ///
  /// The SDK's own navigator is called by the profile whose rules it follows, and has no version; the
  /// configuration is a digest of the navigator's keys that differ from the defaults, or `default`.
  package static func bytes(of scenario: Scenario, by navigator: NavigatorIdentity) -> [UInt8] {
    var writer = JSONWriter(reserving: 200)
    writer.beginObject()
    writer.member("navsim", version)
    writer.member("scenario", scenario.name)
    writer.member("seed", Int(scenario.seed))
    writer.member("navigator", navigator.name)
    if !navigator.isBuiltin { writer.member("version", navigator.version) }
    writer.member("config", configuration(of: scenario))
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  private static func configuration(of scenario: Scenario) -> String {
    let overrides = scenario.navigatorOverrides
    guard !overrides.isEmpty else { return "default" }
    var digest = RecordingDigest()
    for (key, value) in overrides { digest.append(line: Array("\(key)=\(value)".utf8)) }
    return digest.text
  }
}
