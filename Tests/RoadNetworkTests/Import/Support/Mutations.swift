import Seeds

/// Damages bytes, the same way for the same seed.
struct Mutations {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  private mutating func next(below limit: Int) -> Int { numbers.index(below: limit) }

  /// Returns the bytes with one to four changes.
  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...next(below: 4) {
      let place = next(below: result.count)
      let length = min(1 + next(below: 8), result.count - place)
      switch next(below: 6) {
      case 0: result[place] ^= 1 << UInt8(next(below: 8))
      case 1: result[place] = UInt8(next(below: 256))
      case 2: result.removeSubrange(place..<(place + length))
      case 3: result.insert(contentsOf: result[place..<(place + length)], at: place)
      case 4: for index in place..<(place + length) { result[index] = 0xff }
      default: result.insert(UInt8(next(below: 256)), at: place)
      }
      if result.isEmpty { return result }
    }
    return result
  }
}
