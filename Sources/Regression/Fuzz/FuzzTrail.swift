/// The numbers that a case is made of: each changes what those before it made of the scenario.
package struct FuzzTrail: Hashable, Sendable {
  /// The numbers, at least one.
  package let steps: [UInt64]

  /// How many changes lie upon one another at most.
  static let limit = 6

  /// Creates the trail of a case that changes the scenario as it stands.
  package init(_ number: UInt64) { steps = [number] }

  private init(steps: [UInt64]) { self.steps = steps }

  /// Reads a trail as ``text`` writes it; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let steps = parts.compactMap { $0.utf8.count == 16 ? UInt64($0, radix: 16) : nil }
    guard !steps.isEmpty, steps.count == parts.count, steps.count <= Self.limit else { return nil }
    self.steps = steps
  }

  /// Returns the trail that goes on with a number; nil where it would be too long.
  func going(on number: UInt64) -> FuzzTrail? {
    steps.count < Self.limit ? FuzzTrail(steps: steps + [number]) : nil
  }

  /// The trail as it is written: 16 hexadecimal digits a number, with dots between.
  package var text: String { steps.map(FuzzSeed.text).joined(separator: ".") }

  /// A number of its own, by which a case is remembered.
  var item: UInt64 { steps.count == 1 ? steps[0] : steps.reduce(Hash.seed, Hash.combine) }
}
