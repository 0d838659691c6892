import Geodesy
import Platform
import Recording

/// How a timeline writes what records hold.
extension TimelineEntry {
  /// The kinds of characters that break a line or turn its direction.
  private static let breaking: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator,
  ]

  /// A text on a line of its own width, without what would break or turn it.
  static func short(_ text: String) -> String {
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == 60 { return result + "…" }
      if breaking.contains(scalar.properties.generalCategory) {
        result += " "
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A word of a recording as words.
  static func words(_ word: some RecordedWord) -> String { words(word.rawValue) }

  /// Returns a camel-case name as words; an abbreviation such as `API` stays as it is.
  package static func words(_ name: String) -> String {
    let letters = Array(name)
    var text = ""
    for (index, letter) in letters.enumerated() {
      guard letter.isUppercase, index > 0, letters[index - 1].isLetter else {
        text.append(letter)
        continue
      }
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let isInside = letters[index - 1].isUppercase && (next.isUppercase || !next.isLetter)
      if !isInside { text += " " }
      text += isInside || next.isUppercase ? String(letter) : letter.lowercased()
    }
    return text
  }

  /// What a waypoint is called, or where it is.
  static func name(of waypoint: Recorded.Waypoint) -> String {
    if let title = waypoint.title, !title.isEmpty { return title }
    if let place = waypoint.coordinate {
      return "\(Quantity.fixed(place.latitude, 5)),\(Quantity.fixed(place.longitude, 5))"
    }
    return waypoint.placeID ?? waypoint.job.map { "job \($0)" } ?? waypoint.found ?? "?"
  }

  /// A place to a metre.
  static func text(_ place: Coordinate?) -> String {
    guard let place else { return "?" }
    return "\(Quantity.fixed(place.latitude, 5)), \(Quantity.fixed(place.longitude, 5))"
  }
}
