/// Columns that are no address index: a damaged file.
public struct AddressIndexError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The part that contradicts itself or the others.
  public let part: String

  public var description: String { "the address index is damaged: \(part)" }
}
