import CanonicalJSON

/// A value that takes its place in a scenario.
struct MatrixEdit {
  /// What rests of the way to the place.
  var path: ArraySlice<String>
  /// The key in the matrix; what is new in the scenario has its place.
  let member: JSONMember
  let value: JSONValue

  /// Writes a value with the edits below it.
  static func write(_ value: JSONValue, _ edits: [MatrixEdit], into composer: inout JSONComposer) {
    if let edit = edits.first(where: \.path.isEmpty) { return composer.value(edit.value) }
    switch value.kind {
    case .object where !edits.isEmpty:
      composer.begin(like: value)
      for member in value.members {
        composer.key(of: member)
        write(member.value, below(member.key, edits), into: &composer)
      }
      writeNew(
        edits.filter { edit in edit.path.first.map { value[$0] == nil } ?? false },
        &composer
      )
      composer.endObject()
    case .array where !edits.isEmpty:
      composer.begin(like: value)
      for (index, element) in value.elements.enumerated() {
        write(element, below(String(index), edits), into: &composer)
      }
      composer.endArray()
    case .null, .boolean, .number, .string, .array, .object: composer.value(value)
    }
  }

  /// Writes members that the scenario has not.
  private static func writeNew(_ edits: [MatrixEdit], _ composer: inout JSONComposer) {
    var written: Set<String> = []
    for edit in edits {
      guard let name = edit.path.first, written.insert(name).inserted else { continue }
      composer.key(name, at: edit.member)
      let inner = below(name, edits)
      if let leaf = inner.first(where: \.path.isEmpty) {
        composer.value(leaf.value)
      } else {
        composer.beginObject(at: edit.member)
        writeNew(inner, &composer)
        composer.endObject()
      }
    }
  }

  /// The edits that go on below a member or element.
  private static func below(_ name: String, _ edits: [MatrixEdit]) -> [MatrixEdit] {
    edits.compactMap { edit in
      guard edit.path.first == name else { return nil }
      var inner = edit
      inner.path = edit.path.dropFirst()
      return inner
    }
  }
}
