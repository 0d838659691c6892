/// The six kinds of JSON value.
public enum JSONKind: Hashable, Sendable {
  case null
  case boolean
  case number
  case string
  case array
  case object
}

extension JSONKind: CustomStringConvertible {
  /// The kind with its article, as messages use it.
  public var description: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
