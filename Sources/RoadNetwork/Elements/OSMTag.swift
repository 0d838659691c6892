/// A key and its value, such as `highway=primary`.
public struct OSMTag: Hashable, Sendable {
  /// The key.
  public let key: String
  /// The value.
  public let value: String

  /// Makes a tag.
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

/// A tag by the numbers of its key and its value in a ``StringPool``.
public struct OSMTagPair: Hashable, Sendable {
  /// The number of the key among the map's strings.
  public let key: UInt32
  /// The number of the value.
  public let value: UInt32

  /// Makes a tag of two strings of the map.
  public init(key: UInt32, value: UInt32) {
    self.key = key
    self.value = value
  }
}
