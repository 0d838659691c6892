import CanonicalJSON

/// Keeps one in so many of some events, numbers what is kept from 0, and closes the recording with what was
/// left out.
///
/// Works on whole lines as the recorder wrote them. The first event of a kind is kept.
public struct RecordThinning: Sendable {
  private struct Rule {
    var name: String
    var marker: [UInt8]
    var interval: Int
    var count = 0
    var leftOut = 0
    var digest = RecordingDigest()

    /// The marker stands after the time and the source, within the first bytes of a line.
    func marks(_ line: [UInt8]) -> Bool {
      let limit = min(line.count, 120) - marker.count
      guard limit > 0 else { return false }
      return (0...limit).contains { start in
        line[start] == UInt8(ascii: "\"")
          && line[start..<start + marker.count].elementsEqual(marker)
      }
    }
  }

  private var rules: [Rule]
  private var number = 0
  private var time: Int64 = 0

  /// - Parameter sampling: for each event one in how many is kept.
  public init(_ sampling: [String: Int]) {
    rules = sampling.keys.sorted().map { name in
      Rule(
        name: name,
        marker: Array("\"event\":\"\(name)\"".utf8),
        interval: sampling[name] ?? 1
      )
    }
  }

  /// Whether nothing is left out.
  public var isIdentity: Bool { rules.isEmpty }

  /// Returns the lines that are kept.
  public mutating func thin(_ lines: borrowing [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(lines.count)
    var start = 0
    let count = lines.count
    for end in 0..<count where lines[end] == UInt8(ascii: "\n") {
      take(Array((copy lines)[start...end]), into: &kept)
      start = end + 1
    }
    return kept
  }

  private mutating func take(_ line: [UInt8], into kept: inout [UInt8]) {
    if line.starts(with: RecordedClosing.head) {
      kept += closing.line
      return
    }
    guard line.starts(with: Self.head), let comma = line.firstIndex(of: UInt8(ascii: ",")) else {
      kept += line
      return
    }
    for index in rules.indices where rules[index].marks(line) {
      rules[index].count += 1
      if (rules[index].count - 1) % rules[index].interval != 0 {
        rules[index].leftOut += 1
        // Without its number: that tells of all records before it.
        rules[index].digest.append(line: line, from: comma)
        return
      }
    }
    kept += Self.head
    kept += Array("\(number)".utf8)
    kept += line[comma...]
    number += 1
    time = Self.time(of: line[comma...])
  }

  /// What closes the lines that are kept.
  private var closing: RecordedClosing {
    var left: [String: RecordedClosing.LeftOut] = [:]
    for rule in rules where rule.leftOut > 0 {
      left[rule.name] = RecordedClosing.LeftOut(count: rule.leftOut, digest: rule.digest.text)
    }
    return RecordedClosing(end: time, records: number, left: left)
  }

  private static let head = Array("{\"seq\":".utf8)

  /// The time of a record, which follows its number.
  private static func time(of rest: ArraySlice<UInt8>) -> Int64 {
    rest.dropFirst(",\"t\":".utf8.count).prefix { $0 != UInt8(ascii: ",") }
      .reduce(0) { $0 * 10 + Int64($1) - Int64(UInt8(ascii: "0")) }
  }
}
