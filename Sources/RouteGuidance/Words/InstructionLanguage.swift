import RoadNetwork

/// The words of instructions in one language; a language is a file of such data.
///
/// A phrase is found by `kind.modifier`, then by `kind`, then by `turn.modifier`. In it `{way}` stands
/// for the road's name, `{same}` for it where the road before is called the same, `{exit}` for the ordinal of a roundabout's exit, `{direction}` for a point of the
/// compass, `{destination}` for what the signs say, `{exits}` for the numbers of a motorway's exit,
/// `{rotary}` for the name of a ring, `{lanes}` for a number of lanes, `{place}` for the stop's name.
/// Where there are numbers of an exit, `kind.numbered.modifier` and `kind.numbered` come first. A phrase
/// with `then` before its key is what is said of it as the second of two.
public struct InstructionLanguage: Sendable {
  /// The language tag, such as `en`.
  public let code: String
  /// Phrases by maneuver, with places to fill in.
  public let phrases: [String: InstructionPhrase]
  /// Points of the compass from north, clockwise, every 45 degrees.
  public let directions: [String]
  /// The first ten ordinals.
  public let ordinals: [String]
  /// How a phrase is said before its time; `{distance}` and `{phrase}` stand in it.
  public let ahead: String
  /// How two phrases are said one after the other; `{first}` and `{second}` stand in it.
  public let then: String
  /// The words that keep their capital inside of a sentence.
  public let capitalised: Set<String>
  /// The word for metres after a number.
  public let metres: String
  /// The word after the number 1.
  public let kilometre: String
  /// The word after any other number.
  public let kilometres: String
  /// The word for feet after a number.
  public let feet: String
  /// The word after the number 1.
  public let mile: String
  /// The word after any other number.
  public let miles: String
  /// From one to six.
  public let numbers: [String]
  /// What stands before decimals.
  public let decimalSeparator: String
  /// Whether the first letter of a phrase is small behind ``ahead``.
  public let lowersPhrase: Bool
  /// How a whole route is summed up: its `{distance}` and `{duration}`, and how far its ends lie from the road,
  /// `{gaps}`.
  public let summary: String
  /// What stands between two things.
  public let and: String

  /// Returns a phrase as it stands inside of a sentence.
  func lowered(_ phrase: String) -> String {
    let word = phrase.prefix { $0.isLetter }
    if capitalised.contains(String(word)) { return phrase }
    return phrase.prefix(1).lowercased() + phrase.dropFirst()
  }

  /// The languages that there are, English first.
  public static let all: [InstructionLanguage] = [.english, .french, .german]

  /// Sums a route up.
  ///
  /// - Parameter gaps: How far its ends lie from the road.
  public func summary(distance: String, duration: String, gaps: [String]) -> String {
    summary.replacing("{distance}", with: distance).replacing("{duration}", with: duration)
      .replacing("{gaps}", with: gaps.joined(separator: " \(and) "))
  }

  /// Returns the language of a tag such as `de-AT`; English for one that is not there.
  public static func named(_ code: String) -> InstructionLanguage {
    let primary = code.split(separator: "-").first.map { $0.lowercased() } ?? ""
    return all.first { $0.code == primary } ?? .english
  }
}
