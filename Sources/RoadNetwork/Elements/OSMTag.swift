/// A key and its value, such as `highway=primary`.
public struct OSMTag: Hashable, Sendable {
  public let key: String
  public let value: String

  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

extension [OSMTag] {
  /// Returns the value of a key; nil if no tag has it.
  public subscript(_ key: String) -> String? {
    first { $0.key == key }?.value
  }
}
