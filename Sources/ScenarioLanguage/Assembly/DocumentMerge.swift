import CanonicalJSON

/// Merges two documents of which the second wins.
struct DocumentMerge {
  /// Whether lists of the first stand before those of the second, in place of giving way to them.
  let joins: Bool

  func merged(_ base: JSONDocument, _ over: JSONDocument) throws(JSONError) -> JSONDocument {
    var composer = JSONComposer()
    merge(base.root, over.root, isTop: true, into: &composer)
    return try composer.document(source: over.source)
  }

  private func merge(
    _ base: JSONValue,
    _ over: JSONValue,
    isTop: Bool,
    into composer: inout JSONComposer
  ) {
    composer.begin(like: over)
    for member in over.members {
      composer.key(of: member)
      guard let below = base[member.key], !isTop || !isAlone(member.key) else {
        composer.value(member.value)
        continue
      }
      switch (below.kind, member.value.kind) {
      case (.object, .object): merge(below, member.value, isTop: false, into: &composer)
      case (.array, .array) where isTop && joins && ScenarioAssembly.joined.contains(member.key):
        composer.begin(like: member.value)
        for element in below.elements { composer.value(element) }
        for element in member.value.elements { composer.value(element) }
        composer.endArray()
      default: composer.value(member.value)
      }
    }
    for member in base.members where over[member.key] == nil {
      if isTop, ScenarioAssembly.aboutFile.contains(member.key) { continue }
      composer.key(of: member)
      composer.value(member.value)
    }
    composer.endObject()
  }

  private func isAlone(_ key: String) -> Bool {
    ScenarioAssembly.whole.contains(key) || ScenarioAssembly.aboutFile.contains(key)
  }
}
