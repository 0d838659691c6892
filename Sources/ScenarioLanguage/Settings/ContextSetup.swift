import CanonicalJSON

/// What is so when a scenario begins.
package struct ContextSetup: Hashable, Sendable {
  /// The key that the app gives.
  package enum Key: String, Sendable, CaseIterable {
    case none, valid
    /// A key without the permission for navigation.
    case unauthorized
  }

  /// Whether the SDK was started.
  package var isStarted = Self.keys.started.standard
  /// The key that the app gave.
  package var key = Key.valid
  /// Whether the terms are accepted.
  package var areTermsAccepted = Self.keys.termsAccepted.standard
  /// Whether the device tells its location.
  package var isLocationEnabled = Self.keys.locationEnabled.standard

  /// Creates what is so where a scenario says nothing.
  package init() {}

  private struct Table: KeyTable {
    let started = Keys.flag("started", "Whether the SDK was started.", standard: true)
    let apiKey = Keys.value(
      "apiKey",
      .object([
        ("enum", .list([.flag(true), .flag(false), .text(Key.unauthorized.rawValue)])),
        (
          "description",
          "Whether a key was provided (true), or one without the permission for navigation."
        ),
      ])
    )
    let termsAccepted = Keys.flag(
      "termsAccepted",
      "Whether the terms are accepted.",
      standard: true
    )
    let locationEnabled = Keys.flag("locationEnabled", "Whether location is on.", standard: true)
  }

  private static let keys = Table()

  /// Reads the section `context`.
  init(_ reader: inout JSONObjectReader) {
    isStarted = Self.keys.started(&reader)
    key = Self.key(&reader)
    areTermsAccepted = Self.keys.termsAccepted(&reader)
    isLocationEnabled = Self.keys.locationEnabled(&reader)
  }

  private static func key(_ reader: inout JSONObjectReader) -> Key {
    guard let value = keys.apiKey(&reader) else { return .valid }
    if let isThere = value.bool { return isThere ? .valid : .none }
    if value.string == Key.unauthorized.rawValue { return .unauthorized }
    reader.report(
      "'apiKey' must be true, false or \"unauthorized\", found \(value.described)",
      at: keys.apiKey.name
    )
    return .valid
  }

  static var schema: SchemaValue { keys.schema("What is so at the start.") }
}
