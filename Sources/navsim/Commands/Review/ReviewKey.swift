/// What a key means in a review.
enum ReviewKey: Equatable {
  case accept, reject, skip
  /// The same for everything that is left.
  case acceptAll, rejectAll, skipAll
  case toggleDiff, explain, map, quit, help

  /// Reads a key; nil for one that means nothing.
  init?(_ byte: UInt8) {
    switch Character(Unicode.Scalar(byte)) {
    case "a": self = .accept
    case "r": self = .reject
    case "s": self = .skip
    case "A": self = .acceptAll
    case "R": self = .rejectAll
    case "S": self = .skipAll
    case "d": self = .toggleDiff
    case "e": self = .explain
    case "m": self = .map
    case "q", "\u{4}": self = .quit
    case "?", "h": self = .help
    default: return nil
    }
  }

  static let line =
    "a accept · r reject · s skip · A R S all that is left · d diff · e why · m map · q quit · ? help"

  static let explanation = """
      a  make the new recording the golden        A  the same for this one and all after it
      r  throw the new recording away             R  the same for this one and all after it
      s  decide later                             S  the same for this one and all after it
      d  show the events around each difference, or the summary again; what is longer than the screen is turned by
         space, enter, b, g and G, and left by q
      e  the decisions around the first difference: what was measured, against which limit
      m  draw the drive, with what the golden has beside it
      q  stop here; what was decided stays decided
    """
}
