import CanonicalJSON
import Navigation

/// A key of the navigator that is set apart from a scenario's file, with its value as JSON.
package struct NavigatorOverride: Hashable, Sendable {
  /// The name in the section `navigator`, with a dot for a key of a section.
  package let key: String
  /// The value as JSON; not checked yet.
  package let value: String

  /// Creates an override of a key by a value that is JSON already.
  package init(key: String, value: String) {
    self.key = key
    self.value = value
  }

  /// Reads `key=value`; nil for anything else.
  ///
  /// A value that is no number, `true` or `false` is a word.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    let value = String(parts[1])
    let isPlain = Double(value) != nil || ["true", "false"].contains(value)
    self.init(key: NavigatorKey.name(parts[0]), value: isPlain ? value : Self.quoted(value))
  }

  static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension Scenario {
  /// Returns the scenario with some of the navigator's keys set otherwise, as if its file said so.
  ///
  /// - Throws: ``ScenarioError`` where there is no such key, or the value does not fit.
  package func overriding(_ overrides: [NavigatorOverride]) throws(ScenarioError) -> Scenario {
    guard !overrides.isEmpty else { return self }
    var all = navigatorOverrides.map { NavigatorOverride(key: $0.key, value: $0.value) }
    for override in overrides {
      all.removeAll { $0.key == override.key }
      all.append(override)
    }
    let diagnostics = Diagnostics()
    var scenario = self
    do {
      let document = try JSONDocument(parsing: Array(Self.document(all).utf8), source: "navigator")
      if var reader = JSONObjectReader(document.root, diagnostics) {
        let navigator = NavigatorSection.read(&reader)
        scenario.navigator = navigator.configuration
        scenario.navigatorOverrides = navigator.overrides
        reader.finish()
      }
    } catch {
      throw ScenarioError([Diagnostic(error)])
    }
    if diagnostics.hasErrors {
      throw ScenarioError(
        diagnostics.problems.map {
          Diagnostic($0.message, source: "navigator", pointer: $0.pointer, hint: $0.hint)
        }
      )
    }
    return scenario
  }

  /// The section `navigator` with the keys that are set, as JSON.
  package var navigatorDocument: String {
    Self.document(navigatorOverrides.map { NavigatorOverride(key: $0.key, value: $0.value) })
  }

  /// The section `navigator` with these keys.
  private static func document(_ overrides: [NavigatorOverride]) -> String {
    var sections: [(name: String, members: [String])] = []
    for override in overrides {
      let parts = override.key.split(separator: ".", maxSplits: 1).map(String.init)
      let section = parts.count == 2 ? parts[0] : ""
      let member = "\(NavigatorOverride.quoted(parts.last ?? "")):\(override.value)"
      if let index = sections.firstIndex(where: { $0.name == section }) {
        sections[index].members.append(member)
      } else {
        sections.append((section, [member]))
      }
    }
    let members = sections.map { section in
      let inner = section.members.joined(separator: ",")
      return section.name.isEmpty
        ? inner : "\(NavigatorOverride.quoted(section.name)):{\(inner)}"
    }
    return "{\(members.joined(separator: ","))}"
  }
}
