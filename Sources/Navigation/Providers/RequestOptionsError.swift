/// Why a request generator could not be made: its options are no JSON object.
public enum RequestOptionsError: Error, Hashable, Sendable {
  /// The text is no JSON; the text says where and why.
  case notJSON(String)
  /// JSON of another kind, such as a list; the text says what it is.
  case notAnObject(String)
}
