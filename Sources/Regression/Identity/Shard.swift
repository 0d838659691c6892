/// One of several disjoint parts of a suite, such as `2/5`.
///
/// A scenario's part depends on its name alone, so that a new scenario moves no other to another part.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The part, from 1.
  package let number: Int

  /// How many parts there are.
  package let count: Int

  /// Creates a part; `nil` unless `1 ≤ number ≤ count`.
  package init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Parses `i/n`; `nil` where it is no part.
  package init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }

  /// Whether the scenario of a name belongs to the part.
  package func contains(_ name: String) -> Bool {
    Hash.of(name.utf8) % UInt64(count) == UInt64(number - 1)
  }

  package var description: String { "\(number)/\(count)" }
}
