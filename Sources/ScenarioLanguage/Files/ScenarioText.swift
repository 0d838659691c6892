/// What holds for the text of every scenario.
enum ScenarioText {
  /// The version of the format.
  static let version: Int64 = 1
  /// The largest file in bytes.
  static let sizeLimit = 16 << 20
  /// The largest scripted answer in bytes.
  static let bodyLimit = 32 << 20
}
