/// The number that a round of fuzzing grows from: given as such, or as the name of a commit.
package struct FuzzSeed: Hashable, Sendable {
  /// The number itself.
  package let value: UInt64

  /// The seed where none is asked for.
  package static let usual = Self(1)

  /// Creates a seed of a number.
  package init(_ value: UInt64) { self.value = value }

  /// Reads a whole number, or 40 hexadecimal digits as git names commits; nil for anything else.
  package init?(_ text: String) {
    if text.utf8.count == 40, text.allSatisfy(\.isHexDigit) {
      // Every digit counts, so that two commits that begin alike are two seeds.
      value = Hash.of(Array(text.lowercased().utf8))
    } else if let number = UInt64(text) {
      value = number
    } else {
      return nil
    }
  }

  /// Returns the number of one case.
  ///
  /// - Parameter index: which case it is, from 0.
  package func ofCase(_ index: Int) -> UInt64 {
    var dice = FuzzDice("case.\(index)", seed: value)
    return dice.number()
  }

  /// Returns the number of a case as it is written: 16 hexadecimal digits.
  package static func text(of number: UInt64) -> String {
    Hash.text(of: number)
  }
}
