import Geodesy
import RoadNetwork

/// Estimates the house numbers along interpolation lines.
struct InterpolatedNumbers {
  let source: AddressSource
  let nodeAddresses: [UInt32: RawAddressTags]
  private(set) var addresses: [RawAddress] = []
  private(set) var bad = 0

  /// The most numbers between two ends.
  private static let limit = 500

  init(_ lines: [RawInterpolation], _ gatherer: AddressGatherer) {
    source = gatherer.source
    nodeAddresses = gatherer.nodeAddresses
    for line in lines { add(line) }
  }

  private mutating func add(_ line: RawInterpolation) {
    let stops = line.nodes.indices.filter { nodeAddresses[line.nodes[$0]]?.number != nil }
    guard stops.count >= 2 else {
      bad += 1
      return
    }
    for (from, to) in zip(stops, stops.dropFirst()) {
      if !add(line, from, to) { bad += 1 }
    }
  }

  /// Adds the numbers strictly between two nodes; false where the ends do not fit.
  private mutating func add(_ line: RawInterpolation, _ from: Int, _ to: Int) -> Bool {
    guard var address = nodeAddresses[line.nodes[from]],
      let end = nodeAddresses[line.nodes[to]],
      let first = address.number.flatMap({ HouseNumber($0) }),
      let last = end.number.flatMap({ HouseNumber($0) })
    else { return false }
    address.inherit(line.address)
    address.inherit(end)
    guard let street = address.street ?? address.place,
      let numbers = Self.numbers(from: first, to: last, line.kind)
    else { return false }
    let points = line.nodes[from...to].map { source.point($0) }
    let length = StreetLine.length(points)
    for (index, number) in numbers.enumerated() {
      let share = Double(index + 1) / Double(numbers.count + 1)
      addresses.append(
        RawAddress(
          source: .interpolation,
          number: number,
          street: street,
          isPlace: address.street == nil,
          city: address.city,
          postcode: RawText.postcode(address.postcode),
          country: address.country,
          point: Self.point(points, at: share * length)
        )
      )
    }
    return true
  }

  /// The numbers strictly between two, in the order from the first to the last.
  static func numbers(from first: HouseNumber, to last: HouseNumber, _ kind: String)
    -> [HouseNumber]?
  {
    if kind == "alphabetic" { return letters(from: first, to: last) }
    let step: UInt32
    switch kind {
    case "even", "odd":
      let rest: UInt32 = kind == "even" ? 0 : 1
      guard first.low % 2 == rest, last.high % 2 == rest else { return nil }
      step = 2
    case "all": step = 1
    default:
      guard let number = UInt32(kind), (1...100).contains(number) else { return nil }
      step = number
    }
    let isRising = first.low <= last.high
    let (low, high) = isRising ? (first.high, last.low) : (last.high, first.low)
    guard low > 0, low <= high, (high - low) / step <= limit, (high - low) % step == 0 else {
      return nil
    }
    let numbers = stride(from: low + step, to: max(high, low + step), by: Int(step)).map {
      HouseNumber(text: String($0), low: $0, high: $0)
    }
    return isRising ? numbers : numbers.reversed()
  }

  /// The letters between `7a` and `7f`.
  private static func letters(from first: HouseNumber, to last: HouseNumber) -> [HouseNumber]? {
    guard first.low == last.low, first.low == first.high, last.low == last.high,
      let a = first.text.utf8.last.map({ $0 | 0x20 }),
      let b = last.text.utf8.last.map({ $0 | 0x20 }),
      (0x61...0x7a).contains(b)
    else { return nil }
    let start = (0x61...0x7a).contains(a) ? a : 0x60
    let (low, high) = (min(start, b), max(start, b))
    guard low < high else { return nil }
    let numbers = ((low + 1)..<high).map {
      HouseNumber(
        text: "\(first.low)" + String(decoding: [$0], as: UTF8.self),
        low: first.low,
        high: first.low
      )
    }
    return start < b ? numbers : numbers.reversed()
  }

  /// The point some metres along a line.
  private static func point(_ points: [FixedPoint], at metres: Double) -> FixedPoint {
    var rest = metres
    for (a, b) in zip(points, points.dropFirst()) {
      let length = a.coordinate.distance(to: b.coordinate)
      if length > 0, rest <= length { return StreetLine.point(a, b, at: rest / length) }
      rest -= length
    }
    return points.last ?? FixedPoint(latitude: 0, longitude: 0)
  }
}
