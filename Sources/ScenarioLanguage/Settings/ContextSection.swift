import CanonicalJSON

/// Reads the `context` section.
enum ContextSection {
  static func read(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    scenario.context.isStarted = reader.bool("started") ?? true
    scenario.context.key = key(&reader)
    scenario.context.areTermsAccepted = reader.bool("termsAccepted") ?? true
    scenario.context.isLocationEnabled = reader.bool("locationEnabled") ?? true
  }

  private static func key(_ reader: inout JSONObjectReader) -> ContextSetup.Key {
    guard let value = reader.value("apiKey") else { return .valid }
    if let isThere = value.bool { return isThere ? .valid : .none }
    if value.string == ContextSetup.Key.unauthorized.rawValue { return .unauthorized }
    reader.report(
      "'apiKey' must be true, false or \"unauthorized\", found \(value.described)",
      at: "apiKey"
    )
    return .valid
  }

  static var schema: SchemaValue {
    .closed(
      "What is so at the start.",
      [
        ("started", .boolean("Whether the SDK was started (true).")),
        (
          "apiKey",
          .object([
            ("enum", .list([.flag(true), .flag(false), "unauthorized"])),
            (
              "description",
              "Whether a key was provided (true), or one without the permission for navigation."
            ),
          ])
        ),
        ("termsAccepted", .boolean("Whether the terms are accepted (true).")),
        ("locationEnabled", .boolean("Whether location is on (true).")),
      ]
    )
  }
}
