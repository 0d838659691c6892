extension AddressIndex {
  /// The house numbers that a street has under one postcode, in a row.
  public struct NumberRange: Hashable, Sendable {
    public let street: UInt32
    /// The first and the last house; the same where there is one.
    public let first: UInt32
    public let last: UInt32
  }

  /// Returns the ranges of house numbers that a postcode has in a town, a street each, in the order
  /// of the streets' names.
  public func numberRanges(ofPostcode code: UInt32, in town: UInt32) -> [NumberRange] {
    guard Int(code) < columns.postcodes.count else { return [] }
    let streets = columns.postcodes.streets[Int(code)].filter { isStreet($0, in: .place(town)) }
    let order = columns.streetOrder
    return streets.sorted { (order[Int($0)], $0) < (order[Int($1)], $1) }.compactMap { street in
      let starts = columns.streets.numberStarts
      let houses = (starts[Int(street)]..<starts[Int(street) + 1]).filter {
        columns.numbers.postcodes[Int($0)] == code
      }
      guard let first = houses.first, let last = houses.last else { return nil }
      return NumberRange(street: street, first: first, last: last)
    }
  }

  /// Returns a range as one writes it: `Mill Lane 1–25`.
  public func label(of range: NumberRange) -> String {
    let first = name(of: .house(range.first))
    let last = name(of: .house(range.last))
    let numbers = range.first == range.last ? first : "\(first)–\(last)"
    return "\(name(ofStreet: range.street)) \(numbers)"
  }
}
