import Platform
import CanonicalJSON

/// The section `matrix`: places of the scenario with the values that they take, in all combinations.
struct ScenarioMatrix {
  /// A place with its values.
  struct Axis {
    let member: JSONMember
    let path: [String]
    let values: [(name: String, value: JSONValue)]

    var key: String { member.key }
  }

  /// How many runs a scenario may give.
  static let limit = 1000
  /// How many bytes a variant's text may have, so that golden and pending file can be named by it.
  static let textLimit = 200

  /// In the order of the keys.
  let axes: [Axis]

  /// Reads the section; nil where it is wrong, which is reported.
  init?(_ value: JSONValue, of root: JSONValue, _ diagnostics: Diagnostics) {
    guard let reading = MatrixReading(root, diagnostics).axes(value) else { return nil }
    axes = reading.sorted { Paths.precedes($0.key, $1.key) }
    var count = 1
    for axis in axes { count = min(Self.limit + 1, count * axis.values.count) }
    guard count <= Self.limit else {
      diagnostics.add("the matrix gives more than \(Self.limit) runs", at: value)
      return nil
    }
    let longest = axes.map { axis in
      axis.key.utf8.count + 2 + (axis.values.map(\.name.utf8.count).max() ?? 0)
    }
    guard longest.reduce(0, +) <= Self.textLimit else {
      diagnostics.add(
        "the names of the runs would be longer than \(Self.textLimit) bytes",
        at: value,
        hint: "a value as { \"name\": …, \"value\": … } has a shorter name"
      )
      return nil
    }
  }

  /// All combinations, the last key changing fastest.
  var variants: [ScenarioVariant] {
    var lists: [[ScenarioVariant.Setting]] = [[]]
    for axis in axes {
      lists = lists.flatMap { list in
        axis.values.map { list + [ScenarioVariant.Setting(key: axis.key, value: $0.name)] }
      }
    }
    return lists.map { ScenarioVariant(settings: $0) }
  }

  /// Returns the scenario with the values of a variant in their places.
  ///
  /// - Returns: nil where the matrix has no such variant.
  func applied(
    _ text: String,
    to document: JSONDocument
  ) throws(JSONError) -> JSONDocument? {
    guard let variant = variants.first(where: { $0.text == text }) else { return nil }
    var edits: [MatrixEdit] = []
    for (axis, setting) in zip(axes, variant.settings) {
      guard let value = axis.values.first(where: { $0.name == setting.value })?.value else {
        return nil
      }
      edits.append(MatrixEdit(path: axis.path[...], member: axis.member, value: value))
    }
    var composer = JSONComposer()
    MatrixEdit.write(document.root, edits, into: &composer)
    return try composer.document(source: document.source)
  }
}
