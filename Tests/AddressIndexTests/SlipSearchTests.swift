import RoadFixtures
import Testing

@testable import AddressIndex
@testable import RoadNetwork

@Suite struct SlipSearchTests {
  private static let words = [
    "mill lane", "hill lane", "quay street", "müllerstraße", "grosse allee", "kaiserstr",
    "st johns road",
    "улица мира", "17th street", "abc",
  ]

  private static func keys(_ names: [String]) -> (keys: AddressKeys, folded: [UInt8]) {
    var builder = AddressKeyBuilder()
    let keys = builder.keys(names.enumerated().map { (UInt32($0.offset), [$0.element]) })
    return (keys, builder.folded)
  }

  /// The least distance of a text to any beginning of a name's words, as the table of the definition
  /// says: optimal string alignment.
  private static func distance(_ text: [UInt32], _ key: [UInt32]) -> Int {
    var rows: [[Int]] = [(0...text.count).map { text.prefix($0).reduce(0) { $0 + cost($1) } }]
    var best = rows[0][text.count]
    for (i, letter) in key.enumerated() {
      var row = [rows[i][0] + cost(letter)]
      for (j, other) in text.enumerated() {
        let both = max(cost(letter), cost(other))
        var value = rows[i][j] + (letter == other ? 0 : both)
        value = min(value, rows[i][j + 1] + cost(letter), row[j] + cost(other))
        if i > 0, j > 0, letter == text[j - 1], key[i - 1] == other {
          value = min(value, rows[i - 1][j - 1] + both)
        }
        row.append(value)
      }
      rows.append(row)
      best = min(best, row[text.count])
    }
    return best
  }

  private static func cost(_ letter: UInt32) -> Int { (0x30...0x39).contains(letter) ? 10 : 1 }

  private static func scalars(_ bytes: [UInt8]) -> [UInt32] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
  }

  @Test("What the tree finds is what the table of edit distances says", arguments: 0..<200)
  func law(seed: UInt64) throws {
    var random = TestRandom(seed: seed)
    let (keys, folded) = Self.keys(Self.words)
    var text = Self.scalars(FoldedText.fold(Self.words[Int(random.next() % 10)]))
    text = Array(text.prefix(3 + Int(random.next() % 12)))
    for _ in 0..<(random.next() % 4) {
      let at = Int(random.next() % UInt64(text.count))
      switch random.next() % 4 {
      case 0 where text.count > 3: text.remove(at: at)
      case 1: text.insert(0x65, at: at)
      case 2: text[at] = 0x78
      default: if at + 1 < text.count { text.swapAt(at, at + 1) }
      }
    }
    let limit = 1 + Int(random.next() % 2)
    let form = Array(String(String.UnicodeScalarView(text.compactMap(Unicode.Scalar.init))).utf8)
    var matches = NameMatches(count: Self.words.count)
    var search = try #require(SlipSearch(form, limit: limit, in: keys, folded))
    search.run(into: &matches)
    var least = [Int](repeating: .max, count: Self.words.count)
    for (offset, owner) in zip(keys.offsets, keys.owners) {
      let name = Array(folded[Int(offset)...].prefix { $0 != 0 })
      least[Int(owner)] = min(least[Int(owner)], Self.distance(text, Self.scalars(name)))
    }
    for (owner, distance) in least.enumerated() {
      let found = matches[UInt32(owner)]?.slips
      #expect(found == (distance <= limit ? distance : nil), "\(Self.words[owner])")
    }
  }

  @Test("Nothing is forgiven in one or two letters, and nothing is looked for in very long texts")
  func limits() {
    #expect(SlipAllowance.slips(letters: 2) == 0)
    #expect(SlipAllowance.slips(letters: 3) == 1)
    #expect(SlipAllowance.slips(letters: 7) == 1)
    #expect(SlipAllowance.slips(letters: 8) == 2)
    let (keys, folded) = Self.keys(Self.words)
    #expect(SlipSearch([UInt8](repeating: 0x61, count: 65), limit: 2, in: keys, folded) == nil)
    #expect(SlipSearch([], limit: 2, in: keys, folded) == nil)
    #expect(SlipSearch([0x61], limit: 0, in: keys, folded) == nil)
  }
}
