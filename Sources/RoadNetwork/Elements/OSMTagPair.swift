/// A tag by the numbers of its key and its value in a ``StringPool``.
public struct OSMTagPair: Hashable, Sendable {
  public let key: UInt32
  public let value: UInt32

  public init(key: UInt32, value: UInt32) {
    self.key = key
    self.value = value
  }
}
