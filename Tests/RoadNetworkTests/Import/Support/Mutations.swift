/// Damages bytes, the same way for the same seed.
struct Mutations {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  private mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }

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
