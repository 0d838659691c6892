/// The operands and options of one command line.
struct CommandArguments {
  /// What is no option, in order.
  var operands: [String] = []

  /// The options given, in order; a flag has an empty value.
  var options: [(name: String, value: String)] = []

  /// Whether an option is there.
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The value of an option, the last if it was repeated.
  func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

  /// The values of an option that may be repeated.
  func values(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

  /// The value of an option as a whole number of at least `minimum`.
  func integer(_ name: String, atLeast minimum: Int) throws -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number >= minimum else {
      throw UsageError("'--\(name) \(text)': expected a whole number of at least \(minimum)")
    }
    return number
  }

  /// The value of an option as a number of at least 0.
  func number(_ name: String) throws -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = Double(text), number >= 0, number.isFinite else {
      throw UsageError("'--\(name) \(text)': expected a number of at least 0")
    }
    return number
  }
}
