/// Dates in columns of their own: `2026-03-01`, `2026/03/01`, `2026.03.01`, `01-Mar-2026`.
enum DateText {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Returns a date as ISO 8601 writes it; nil for one of another order, which could be meant twice.
  static func iso(_ text: String) -> String? {
    let parts = text.split { "-/. ".contains($0) }
    guard parts.count == 3 else { return nil }
    let isYearFirst = parts[0].utf8.count == 4
    let year = isYearFirst ? parts[0] : parts[2]
    let day = isYearFirst ? parts[2] : parts[0]
    let month =
      months.firstIndex(of: parts[1].lowercased()).map { $0 + 1 }
      ?? (isYearFirst ? Int(parts[1]) : nil)
    guard year.utf8.count == 4, year.utf8.allSatisfy({ 48...57 ~= $0 }), let month,
      let day = Int(day), 1...12 ~= month, 1...31 ~= day
    else { return nil }
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(year)-\(two(month))-\(two(day))"
  }
}
