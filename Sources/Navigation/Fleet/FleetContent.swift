public import CanonicalJSON

/// What a message or event carries beside its IDs: texts by keys, freely chosen.
public struct FleetContent: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The texts by their keys.
  public var texts: [String: String]

  /// Creates content of texts by keys.
  public init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// Creates content of a literal; of two texts of one key the later counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    texts = Dictionary(elements) { $1 }
  }

  /// Takes the texts of a JSON object; values that are no texts are left out, and nil is what is no object.
  public init?(_ json: JSONValue) {
    guard json.kind == .object else { return nil }
    texts = [:]
    for member in json.members {
      if let text = member.value.string { texts[member.key] = text }
    }
  }

  /// Whether it says nothing.
  public var isEmpty: Bool { texts.isEmpty }

  /// The text of a key; nil where there is none.
  public subscript(key: String) -> String? {
    get { texts[key] }
    set { texts[key] = newValue }
  }

  /// The keys and texts in the order of the keys' code points.
  public var ordered: [(key: String, value: String)] {
    texts.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
  }

  /// The characters of all keys and texts.
  var length: Int {
    texts.reduce(0) { $0 + $1.key.unicodeScalars.count + $1.value.unicodeScalars.count }
  }
}
