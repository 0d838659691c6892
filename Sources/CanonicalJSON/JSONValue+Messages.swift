extension JSONValue {
  /// The value as messages name it: scalars by their text, the rest by their kind.
  public var described: String {
    switch kind {
    case .object, .array: kind.description
    case .string: "the string \(excerpt)"
    case .null: "null"
    case .boolean, .number: excerpt
    }
  }
}
