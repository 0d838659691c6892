/// The options that may stand anywhere on the command line.
enum GlobalOptions {
  /// Returns the arguments without `--color`, whose value is stored.
  ///
  /// Words after `--` are left alone.
  static func take(
    from arguments: [String],
    color: inout ColorChoice
  ) throws(UsageError) -> [String] {
    var rest: [String] = []
    var index = 0
    while index < arguments.count {
      let word = arguments[index]
      index += 1
      if word == "--" {
        rest += arguments[(index - 1)...]
        break
      }
      guard word == "--color" || word.hasPrefix("--color=") else {
        rest.append(word)
        continue
      }
      var value = String(word.dropFirst("--color=".count))
      if word == "--color" {
        value = index < arguments.count ? arguments[index] : ""
        index += 1
      }
      guard let choice = ColorChoice(rawValue: value) else {
        throw UsageError("'--color \(value)': expected one of auto, always, never")
      }
      color = choice
    }
    return rest
  }
}
