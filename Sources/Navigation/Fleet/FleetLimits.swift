/// How long IDs and messages may be (X-H10); a character is a Unicode scalar.
public enum FleetLimits {
  /// The characters of an ID at most.
  public static let id = 50

  /// The characters of a message or event at most: its job ID, its text, and the keys and texts of its
  /// content together.
  public static let message = 3500

  /// The messages that are taken of one answer; those behind them come with the next.
  public static let messages = 1000

  /// The bytes of an answer at most.
  static let answer = 8 * 1024 * 1024

  /// Whether an ID can be used: there, not empty, not too long.
  static func isValid(_ id: String?) -> Bool {
    guard let id else { return false }
    return !id.isEmpty && id.unicodeScalars.count <= Self.id
  }

  /// Whether all of a message is short enough.
  static func fits(jobID: String?, message: String?, content: FleetContent) -> Bool {
    let texts = (jobID?.unicodeScalars.count ?? 0) + (message?.unicodeScalars.count ?? 0)
    return texts + content.length <= Self.message
  }
}
