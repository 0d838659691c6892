import Navigation

/// What a navigator did wrong, so that its run cannot go on: a finding about it, never a fault of the
/// harness.
public struct NavigatorFailure: Error, Hashable, Sendable {
  /// How navigators fail.
  public enum Kind: String, Sendable, CaseIterable {
    /// It ended before it was done.
    case ended
    /// It said nothing in time.
    case silent
    /// It said what it may not say.
    case badLine
    /// It said what is not of the protocol at all, such as a log.
    case noise
    /// It answered with an error of its own.
    case error
    /// It talked for ever.
    case flood
    /// It could not be started.
    case cannotStart
  }

  /// How it failed.
  public var kind: Kind
  /// What happened, in words that follow the kind: `by signal 11`, `no answer in 10 s`.
  public var detail: String
  /// Virtual milliseconds at which it failed; nil before its run began.
  public var milliseconds: Int64?
  /// The message that it was given, cut to 200 bytes; empty where none was.
  public var given: String
  /// The message in words: `fix 138`, `setDestinations`; empty where none was.
  public var message: String
  /// What it said that is wrong, cut to 200 bytes.
  public var said: String?
  /// The line of what it said within its run's output, from 1.
  public var line: Int?
  /// The column in that line, from 1.
  public var column: Int?
  /// What was expected in its place.
  public var expected: String?
  /// The last lines of its standard error.
  public var lastWords: [String] = []

  /// Creates a failure.
  public init(
    _ kind: Kind,
    _ detail: String,
    milliseconds: Int64? = nil,
    given: String = "",
    message: String = ""
  ) {
    self.kind = kind
    self.detail = detail
    self.milliseconds = milliseconds
    self.given = given
    self.message = message
  }
}
