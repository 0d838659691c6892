/// One of the runs that a scenario's matrix gives, by what is set in it.
package struct ScenarioVariant: Hashable, Sendable {
  /// A key of the matrix with the name of one of its values.
  package struct Setting: Hashable, Sendable {
    /// The key of the matrix.
    package let key: String
    /// The name of the value that it has in this run.
    package let value: String
  }

  /// In the order of the keys.
  package let settings: [Setting]

  /// The text behind the `@` of the scenario's name: `key=value,key=value`.
  package var text: String {
    settings.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }
}
