/// Finds the keys whose beginning is a text but for a few slips.
///
/// The sorted keys are walked as a tree, letter by letter, with a row of edit distances (optimal
/// string alignment, which counts two swapped letters once) for each depth; a branch ends where
/// every way on has too many slips. Where all that are forgiven are made, the rest of the text must
/// follow as it is, and is looked up. Letters are Unicode scalars of folded names.
struct SlipSearch {
  private let keys: AddressKeys
  private let folded: [UInt8]
  private let text: [UInt32]
  /// The text in UTF-8, and where each letter begins.
  private let form: [UInt8]
  private let starts: [Int]
  private let limit: Int
  /// A row of distances for each depth, one after the other.
  private var rows: [UInt8]
  private var path: [UInt32]
  private let width: Int

  /// Texts with more letters are not looked for.
  static let longest = 64

  init?(_ form: [UInt8], limit: Int, in keys: AddressKeys, _ folded: [UInt8]) {
    let text = String(decoding: form, as: UTF8.self).unicodeScalars.map(\.value)
    guard limit > 0, !text.isEmpty, text.count <= Self.longest else { return nil }
    (self.keys, self.folded, self.text, self.limit) = (keys, folded, text, limit)
    let starts = form.indices.filter { form[$0] & 0xc0 != 0x80 }
    guard starts.count == text.count else { return nil }
    (self.form, self.starts) = (form, starts + [form.count])
    width = text.count + 1
    let depth = text.count + limit + 2
    rows = [UInt8](repeating: Self.tooMany, count: depth * width)
    path = [UInt32](repeating: 0, count: depth)
    // Letters of the text that no letter of the key stands for.
    var sum = 0
    rows[0] = 0
    for index in text.indices {
      sum += Self.cost(text[index])
      rows[index + 1] = UInt8(min(sum, Int(Self.tooMany)))
    }
  }

  private static let tooMany: UInt8 = 100

  /// What a letter costs that is wrong, missing or too many: a digit more than is ever forgiven.
  @inline(__always)
  private static func cost(_ letter: UInt32) -> Int {
    (0x30...0x39).contains(letter) ? 10 : 1
  }

  /// Adds the owners of the keys found, with their slips, to matches.
  mutating func run(into matches: inout NameMatches) {
    visit(0..<keys.count, bytes: 0, depth: 0, &matches)
  }

  private mutating func visit(
    _ range: Range<Int>,
    bytes: Int,
    depth: Int,
    _ matches: inout NameMatches
  ) {
    let slips = Int(rows[depth * width + width - 1])
    if slips <= limit { take(range, bytes: bytes, slips: slips, &matches) }
    guard depth < text.count + limit else { return }
    var start = range.lowerBound
    while start < range.upperBound {
      let offset = Int(keys.offsets[start]) + bytes
      guard offset < folded.count, folded[offset] != 0 else {
        // Keys that end here stand before those that go on.
        start = end(of: start, in: range, bytes: bytes, length: 1)
        continue
      }
      let (letter, length) = letter(at: offset)
      let last = end(of: start, in: range, bytes: bytes, length: length)
      let least = addRow(letter, depth: depth + 1)
      if least < limit {
        visit(start..<last, bytes: bytes + length, depth: depth + 1, &matches)
      } else if least == limit {
        finish(start..<last, bytes: bytes + length, depth: depth + 1, &matches)
      }
      start = last
    }
  }

  /// Looks the rest of the text up where no further slip is forgiven.
  private func finish(
    _ range: Range<Int>,
    bytes: Int,
    depth: Int,
    _ matches: inout NameMatches
  ) {
    let row = depth * width
    for index in max(0, depth - limit)...max(0, min(text.count, depth + limit)) {
      if Int(rows[row + index]) == limit {
        follow(range, bytes: bytes, from: index, &matches)
      }
      // The letter before this one may come behind it: two swapped letters are one slip.
      guard index > 0, index < text.count, Int(rows[row - width + index - 1]) + 1 == limit,
        text[index] == path[depth], text[index - 1] != path[depth], !isDigit(text[index - 1]),
        !isDigit(text[index])
      else { continue }
      let swapped = form[starts[index - 1]..<starts[index]]
      let found = keys.range(of: swapped, at: bytes, within: range, in: folded)
      follow(found, bytes: bytes + swapped.count, from: index + 1, &matches)
    }
  }

  /// Takes the keys that go on with the text from a letter on.
  private func follow(
    _ range: Range<Int>,
    bytes: Int,
    from index: Int,
    _ matches: inout NameMatches
  ) {
    let rest = form[starts[index]...]
    let found = keys.range(of: rest, at: bytes, within: range, in: folded)
    take(found, bytes: bytes + rest.count, slips: limit, &matches)
  }

  private func isDigit(_ letter: UInt32) -> Bool { Self.cost(letter) > 1 }

  private func take(_ range: Range<Int>, bytes: Int, slips: Int, _ matches: inout NameMatches) {
    for key in range {
      let match = keys.match(key, length: bytes, in: folded)
      matches.insert(keys.owners[key], NameGrade(match, slips: slips))
    }
  }

  /// Fills the row of a depth; returns its least distance.
  private mutating func addRow(_ letter: UInt32, depth: Int) -> Int {
    path[depth] = letter
    let (row, above) = (depth * width, (depth - 1) * width)
    // Farther from the diagonal every distance is too great, and the row has it from the start.
    let low = max(1, depth - limit)
    let high = min(text.count, depth + limit)
    let cost = Self.cost(letter)
    rows[row + low - 1] = Self.tooMany
    if low == 1 { rows[row] = UInt8(min(Int(Self.tooMany), Int(rows[above]) + cost)) }
    var least = low == 1 ? Int(rows[row]) : Int(Self.tooMany)
    if low <= high {
      for index in low...high {
        let other = text[index - 1]
        let swap = max(cost, Self.cost(other))
        var best = Int(rows[above + index - 1]) + (other == letter ? 0 : swap)
        if index < depth + limit { best = min(best, Int(rows[above + index]) + cost) }
        best = min(best, Int(rows[row + index - 1]) + Self.cost(other))
        if depth > 1, index > 1, letter == text[index - 2], path[depth - 1] == other {
          best = min(best, Int(rows[above - width + index - 2]) + swap)
        }
        rows[row + index] = UInt8(min(best, Int(Self.tooMany)))
        least = min(least, best)
      }
    }
    return least
  }

  /// Where the keys end that have the same bytes at a place as the first.
  private func end(of first: Int, in range: Range<Int>, bytes: Int, length: Int) -> Int {
    var step = 1
    var low = first + 1
    while low < range.upperBound,
      isSame(first, min(low + step, range.upperBound) - 1, bytes, length)
    {
      low = min(low + step, range.upperBound)
      step *= 4
    }
    var high = min(low + step, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isSame(first, middle, bytes, length) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @inline(__always)
  private func isSame(_ a: Int, _ b: Int, _ bytes: Int, _ length: Int) -> Bool {
    let (x, y) = (Int(keys.offsets[a]) + bytes, Int(keys.offsets[b]) + bytes)
    guard max(x, y) + length <= folded.count else { return false }
    for index in 0..<length where folded[x + index] != folded[y + index] { return false }
    return true
  }

  /// The scalar at an offset and its length in UTF-8.
  @inline(__always)
  private func letter(at offset: Int) -> (letter: UInt32, length: Int) {
    let first = folded[offset]
    let length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    guard length > 1, offset + length <= folded.count else { return (UInt32(first), 1) }
    var value = UInt32(first) & (0x7f >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(folded[offset + index] & 0x3f) }
    return (value, length)
  }
}
