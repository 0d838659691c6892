package import CanonicalJSON
import Navigation

/// The first line of a recording.
package struct RecordingHeader: Sendable {
  /// The version of the format that this program writes and reads.
  package static let version: Int64 = 1

  /// The name of the scenario.
  package let scenario: String

  /// The whole header.
  package let value: JSONValue

  /// Reads a header.
  ///
  /// - Throws: ``GoldenDamage`` where it is no header, or one of another version.
  package init(_ value: JSONValue, path: String) throws(GoldenDamage) {
    guard value.kind == .object, let version = value["navsim"] else {
      throw GoldenDamage(.noHeader, path: path)
    }
    guard version.integer == Self.version else {
      throw GoldenDamage(.unknownVersion(version.excerpt), path: path)
    }
    guard let scenario = value["scenario"]?.string else {
      throw GoldenDamage(.noHeader, path: path)
    }
    self.scenario = scenario
    self.value = value
  }

  /// The navigator that it says it is of; the SDK's own where it says nothing.
  package var navigator: String { value["navigator"]?.string ?? NavigatorProfile.builtin.rawValue }

  /// Whether it is of a navigator; nil is the SDK's own, whose profiles are one navigator.
  func isOf(_ navigator: String?) -> Bool {
    navigator.map { $0 == self.navigator } ?? (NavigatorProfile(rawValue: self.navigator) != nil)
  }

  /// Returns what is wrong with a header line; `nil` if it belongs to `scenario`.
  static func damage(
    of line: [UInt8],
    path: String,
    expecting scenario: String?,
    of navigator: String?
  ) -> GoldenDamage? {
    do {
      let document = try JSONDocument(parsing: line, source: path)
      let header = try RecordingHeader(document.root, path: path)
      guard let scenario else { return nil }
      if header.scenario != scenario {
        return GoldenDamage(
          .otherScenario(found: header.scenario, expected: scenario),
          path: path
        )
      }
      return header.isOf(navigator)
        ? nil
        : GoldenDamage(
          .otherNavigator(found: header.navigator, expected: navigator ?? "builtin"),
          path: path
        )
    } catch let error as JSONError {
      let isObject = line.first == UInt8(ascii: "{")
      return isObject ? GoldenDamage(error, path: path) : GoldenDamage(.noHeader, path: path)
    } catch let damage as GoldenDamage {
      return damage
    } catch {
      return GoldenDamage(.noHeader, path: path)
    }
  }
}
