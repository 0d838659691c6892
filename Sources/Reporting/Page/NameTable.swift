import CanonicalJSON

/// Texts that come often, each written once.
struct NameTable {
  private var indices: [String: Int] = [:]
  private var names: [String] = []

  /// Returns the place of a text in the table.
  mutating func index(of name: String) -> Int {
    if let known = indices[name] { return known }
    indices[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Writes the table as the member `names`.
  func write(to writer: inout JSONWriter) {
    writer.beginArray("names")
    for name in names { writer.string(name) }
    writer.endArray()
  }
}
