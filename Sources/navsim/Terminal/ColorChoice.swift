/// What `--color` says.
enum ColorChoice: String {
  case automatic = "auto"
  case always
  case never

  /// Returns whether a stream is coloured.
  ///
  /// A flag beats `NO_COLOR`, which beats `CLICOLOR_FORCE` and `FORCE_COLOR`; without any of them a
  /// stream is coloured if it is a terminal and `TERM` is not `dumb`.
  func isColored(_ stream: IO.Stream, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .automatic: break
    }
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      if !["0", "false"].contains(value) { return true }
    }
    if environment["CLICOLOR"] == "0" { return false }
    return stream.isTerminal && environment["TERM"] != "dumb"
  }
}
