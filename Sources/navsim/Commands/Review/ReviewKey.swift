/// What a key means in a review.
enum ReviewKey: Equatable {
  case accept, reject, skip
  /// The same for everything that is left.
  case acceptAll, rejectAll, skipAll
  case toggleDiff, map, quit, help

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
    case "m": self = .map
    case "q", "\u{4}": self = .quit
    case "?", "h": self = .help
    default: return nil
    }
  }

  static let line =
    "a accept · r reject · s skip · A R S all that is left · d diff · m map · q quit · ? help"

  static let explanation = """
      a  make the new recording the golden        A  the same for this one and all after it
      r  throw the new recording away             R  the same for this one and all after it
      s  decide later                             S  the same for this one and all after it
      d  show the events around each difference, or the summary again
      m  draw the drive, with what the golden has beside it
      q  stop here; what was decided stays decided
    """
}
