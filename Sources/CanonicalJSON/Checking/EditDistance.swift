/// Finds the name that somebody probably meant.
public enum EditDistance {
  /// Returns the candidate nearest to `name`, at most two edits away; the first of equals.
  ///
  /// An edit inserts, drops or replaces a character or swaps two neighbours; upper and lower case
  /// count as equal. More than half of a word may not change.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    var best: (name: String, distance: Int)?
    let wanted = Array(name.lowercased().unicodeScalars)
    for candidate in candidates where candidate != name {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - wanted.count) <= 2 else { continue }
      let distance = distance(wanted, other)
      guard distance <= 2, distance * 2 <= max(wanted.count, other.count) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Returns, as JSON text, the candidate that was meant beyond doubt: one edit away, or another case of
  /// letters, and no other candidate as near.
  public static func replacement(
    for name: String,
    in candidates: some Sequence<String>
  ) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    var near: [(name: String, distance: Int)] = []
    for candidate in Set(candidates) where candidate != name {
      let other = Array(candidate.lowercased().unicodeScalars)
      // Of a name of two letters one edit changes half.
      guard abs(other.count - wanted.count) <= 1, wanted.count > 2 else { continue }
      let distance = distance(wanted, other)
      if distance <= 1 { near.append((candidate, distance)) }
    }
    let least = near.map(\.distance).min()
    let nearest = near.filter { $0.distance == least }
    guard nearest.count == 1 else { return nil }
    var json = JSONWriter()
    json.string(nearest[0].name)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Returns the optimal string alignment distance.
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in 0..<left.count {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in 0..<right.count {
        let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
