/// Something of an address index, by its number there.
public enum AddressItem: Hashable, Sendable {
  case place(UInt32)
  case postcode(UInt32)
  case street(UInt32)
  case house(UInt32)
  case crossing(UInt32)
  case poi(UInt32)

  public var kind: AddressKind {
    switch self {
    case .place: .town
    case .postcode: .postcode
    case .street: .street
    case .house: .address
    case .crossing: .crossing
    case .poi: .poi
    }
  }

  /// The number among its kind.
  public var id: UInt32 {
    switch self {
    case .place(let id), .postcode(let id), .street(let id), .house(let id), .crossing(let id),
      .poi(let id):
      id
    }
  }
}
