/// Texts brought to a form in which a person's spelling meets the map's: lower case, no diacritics,
/// words separated by one space.
///
/// The tables are our own, so that no locale and no version of a library decides what is found.
public enum FoldedText {
  /// How a letter that some languages write with two is folded: `ü` as `u`, or as `ue`.
  enum Umlauts { case plain, doubled }

  /// What becomes of an apostrophe inside a word: `d'Ail` is `d ail` or `dail`.
  enum Apostrophes { case separate, join }

  /// Returns the plain form of a text in UTF-8.
  public static func fold(_ text: String) -> [UInt8] {
    fold(text, umlauts: .plain, apostrophes: .separate)
  }

  /// Returns every form under which a name is found, the plain form first, none twice.
  ///
  /// `Müllerstr.` is `mullerstr`, `muellerstr`, `mullerstrasse` and so on. There are at most
  /// ``formLimit``; none for a text without letters and digits.
  public static func forms(of text: String) -> [[UInt8]] {
    var forms: [[UInt8]] = []
    func add(_ form: [UInt8]) {
      if !form.isEmpty, forms.count < formLimit, !forms.contains(form) { forms.append(form) }
    }
    add(fold(text))
    if text.utf8.contains(where: { $0 >= 0x80 }) {
      add(fold(text, umlauts: .doubled, apostrophes: .separate))
    }
    if text.unicodeScalars.contains(where: isApostrophe) {
      add(fold(text, umlauts: .plain, apostrophes: .join))
    }
    for form in forms {
      for long in StreetAbbreviations.expansions(of: form) { add(long) }
    }
    return forms
  }

  /// How many forms a name has at most.
  public static let formLimit = 8

  /// Returns the words of a folded text, and where each begins.
  static func words(of folded: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for index in 0...folded.count where index == folded.count || folded[index] == 0x20 {
      if index > start { words.append(start..<index) }
      start = index + 1
    }
    return words
  }

  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x60, 0xb4, 0x2bb, 0x2bc, 0x2018, 0x2019, 0x2032: true
    default: false
    }
  }

  static func fold(_ text: String, umlauts: Umlauts, apostrophes: Apostrophes) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    func separate() { if let last = result.last, last != 0x20 { result.append(0x20) } }
    for scalar in text.unicodeScalars {
      // Letters of full width are those of ASCII.
      let isWide = (0xff01...0xff5e).contains(scalar.value)
      let scalar = isWide ? Unicode.Scalar(scalar.value - 0xfee0) ?? scalar : scalar
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7a: result.append(UInt8(truncatingIfNeeded: scalar.value))
      case 0x41...0x5a: result.append(UInt8(truncatingIfNeeded: scalar.value + 0x20))
      case _ where isApostrophe(scalar): if apostrophes == .separate { separate() }
      case 0..<0x80: separate()
      case 0x308 where umlauts == .doubled:
        // A diaeresis that stands as a character of its own.
        if let last = result.last, [0x61, 0x6f, 0x75].contains(last) { result.append(0x65) }
      case _ where isIgnored(scalar.value): continue
      case _ where isSeparator(scalar.value): separate()
      default:
        if umlauts == .doubled, let doubled = FoldedLetters.doubled[scalar.value] {
          result += doubled
        } else if let plain = FoldedLetters.plain[scalar.value] {
          result += plain
        } else {
          result += Array(String(FoldedLetters.lowercase(scalar)).utf8)
        }
      }
    }
    if result.last == 0x20 { result.removeLast() }
    return result
  }

  /// Marks that sit on other letters, and characters that have no width.
  private static func isIgnored(_ value: UInt32) -> Bool {
    switch value {
    case 0xad, 0x300...0x36f, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x206f, 0xfe00...0xfe0f,
      0xfeff:
      true
    default: false
    }
  }

  private static func isSeparator(_ value: UInt32) -> Bool {
    switch value {
    case 0x80...0xa9, 0xab...0xb9, 0xbb...0xbf, 0xd7, 0xf7, 0x2000...0x206f, 0x2190...0x2bff,
      0x3000...0x3004, 0x3008...0x3020, 0x30fb, 0xfffd:
      true
    default: false
    }
  }
}
