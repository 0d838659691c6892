extension JSONObjectReader {
  /// Returns one of a few words.
  public mutating func oneOf(
    _ key: String,
    _ choices: [String],
    _ presence: Presence = .optional
  ) -> String? {
    guard let text = string(key, presence) else {
      if presence == .required { kindIsUnknown() }
      return nil
    }
    if choices.contains(text) { return text }
    // Nobody reads a hundred words; who is that far off looks into the schema.
    let shown = choices.count > 16 ? choices.prefix(12) : choices[...]
    let rest = choices.count > shown.count ? ", … (\(choices.count) in all)" : ""
    let known = shown.map { "'\($0)'" }.joined(separator: ", ") + rest
    let meant = EditDistance.nearest(to: text, in: choices).map { ", did you mean '\($0)'?" }
    let suffix = meant ?? ", expected one of \(known)"
    if presence == .required { kindIsUnknown() }
    report(
      "'\(key)' is '\(text)'\(suffix)",
      at: key,
      replacement: EditDistance.replacement(for: text, in: choices)
    )
    return nil
  }

  /// Returns a case of an enumeration by its raw value.
  public mutating func oneOf<Choice: RawRepresentable & CaseIterable>(
    _ key: String,
    _ type: Choice.Type,
    _ presence: Presence = .optional
  ) -> Choice? where Choice.RawValue == String {
    oneOf(key, Choice.allCases.map(\.rawValue), presence).flatMap(Choice.init(rawValue:))
  }
}
