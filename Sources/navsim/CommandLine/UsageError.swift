/// A command line that cannot be understood.
struct UsageError: Error, Hashable {
  /// What is wrong: lower case, no period, the word quoted.
  var message: String

  /// What can be typed instead.
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
