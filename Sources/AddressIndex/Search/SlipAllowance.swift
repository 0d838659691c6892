/// How many slips of the fingers are forgiven: a letter too many, too few or another, or two letters
/// in the wrong order are one slip each.
enum SlipAllowance {
  /// The most that are forgiven in one name.
  static let most = 2

  /// None in one or two letters, one in up to seven, two in more.
  ///
  /// A digit is never forgiven.
  static func slips(letters: Int) -> Int {
    letters < 3 ? 0 : letters < 8 ? 1 : most
  }
}
