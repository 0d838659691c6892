import CanonicalJSON

/// Keeps one in so many of some events, and numbers what is kept from 0.
///
/// Works on whole lines as the recorder wrote them. The first event of a kind is kept.
public struct RecordThinning: Sendable {
  private struct Rule {
    var marker: [UInt8]
    var interval: Int
    var count = 0
  }

  private var rules: [Rule]
  private var number = 0

  /// - Parameter sampling: for each event one in how many is kept.
  public init(_ sampling: [String: Int]) {
    rules = sampling.keys.sorted().map { name in
      Rule(marker: Array("\"event\":\"\(name)\"".utf8), interval: sampling[name] ?? 1)
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
    let head = Array("{\"seq\":".utf8)
    guard line.starts(with: head), let comma = line.firstIndex(of: UInt8(ascii: ",")) else {
      kept += line
      return
    }
    for index in rules.indices where Self.has(rules[index].marker, line) {
      rules[index].count += 1
      if (rules[index].count - 1) % rules[index].interval != 0 { return }
    }
    kept += head
    kept += Array("\(number)".utf8)
    kept += line[comma...]
    number += 1
  }

  /// The marker stands after the time and the source, within the first bytes of a line.
  private static func has(_ marker: [UInt8], _ line: [UInt8]) -> Bool {
    let limit = min(line.count, 120) - marker.count
    guard limit > 0 else { return false }
    return (0...limit).contains { start in
      line[start] == UInt8(ascii: "\"") && line[start..<start + marker.count].elementsEqual(marker)
    }
  }
}
