/// Where streets are looked for.
public enum AddressScope: Hashable, Sendable {
  /// A town with all that lies in it, or a part of a town.
  case place(UInt32)
  case postcode(UInt32)
}
