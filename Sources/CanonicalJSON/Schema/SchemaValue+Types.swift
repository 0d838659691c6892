/// The shapes that schemas are made of.
extension SchemaValue {
  /// A string; `description` is what a person reads of it.
  package static func string(_ description: String) -> SchemaValue {
    .object([("type", "string"), ("description", .text(description))])
  }

  /// A string of one character or more.
  package static func nonEmpty(_ description: String) -> SchemaValue {
    .object([
      ("type", "string"), ("minLength", .number(1)), ("description", .text(description)),
    ])
  }

  /// True or false.
  package static func boolean(_ description: String) -> SchemaValue {
    .object([("type", "boolean"), ("description", .text(description))])
  }

  /// One of some words.
  package static func choice(_ words: [String], _ description: String) -> SchemaValue {
    .object([
      ("enum", .list(words.map { .text($0) })), ("description", .text(description)),
    ])
  }

  /// A number within a range; `allowsMax` lets `"max"` switch a threshold off.
  package static func number(
    _ range: ClosedRange<Double>,
    _ description: String,
    allowsMax: Bool = false,
    isWhole: Bool = false
  ) -> SchemaValue {
    let number: [(String, SchemaValue)] = [
      ("type", isWhole ? "integer" : "number"), ("minimum", .number(range.lowerBound)),
      ("maximum", .number(range.upperBound)),
    ]
    guard allowsMax else { return .object(number + [("description", .text(description))]) }
    return .object([
      ("anyOf", .list([.object(number), .object([("const", "max")])])),
      ("description", .text(description)),
    ])
  }

  /// A list whose elements are all of one shape.
  package static func array(
    of items: SchemaValue,
    _ description: String,
    count: ClosedRange<Int>? = nil
  ) -> SchemaValue {
    var members: [(String, SchemaValue)] = [("type", "array"), ("items", items)]
    if let count {
      members.append(("minItems", .number(Double(count.lowerBound))))
      if count.upperBound < .max { members.append(("maxItems", .number(Double(count.upperBound)))) }
    }
    return .object(members + [("description", .text(description))])
  }

  /// One of several shapes.
  package static func either(_ shapes: [SchemaValue], _ description: String) -> SchemaValue {
    .object([("anyOf", .list(shapes)), ("description", .text(description))])
  }

  /// A range as [from, to], or one number for both.
  package static func range(_ range: ClosedRange<Double>, _ description: String) -> SchemaValue {
    let number = SchemaValue.number(range, "A bound.")
    return .either([number, .array(of: number, "From and to.", count: 2...2)], description)
  }

  /// An object that has no other members than these.
  package static func closed(
    _ description: String,
    required: [String] = [],
    _ properties: [(String, SchemaValue)]
  ) -> SchemaValue {
    var members: [(String, SchemaValue)] = [
      ("type", "object"), ("description", .text(description)),
      ("additionalProperties", .flag(false)),
    ]
    if !required.isEmpty { members.append(("required", .list(required.map { .text($0) }))) }
    return .object(members + [("properties", .object(properties))])
  }

  /// The same shape with other words for people.
  package func described(_ text: String) -> SchemaValue {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.0 == "description" ? ($0.0, .text(text)) : $0 })
  }

  /// The same shape with more at the end of its words for people, in brackets.
  package func ended(_ words: String) -> SchemaValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { name, value in
        guard name == "description", case .text(let text) = value else { return (name, value) }
        let sentence = text.hasSuffix(".") ? text.dropLast() : text[...]
        return (name, .text("\(sentence) (\(words))."))
      }
    )
  }

  /// The same shape without what it says to people.
  package var undescribed: SchemaValue {
    switch self {
    case .text, .number, .flag: self
    case .list(let values): .list(values.map(\.undescribed))
    case .object(let members):
      .object(
        members.filter { $0.0 != "description" }.map { ($0.0, $0.1.undescribed) }
      )
    }
  }

  /// The members of a closed object.
  package var properties: [(name: String, value: SchemaValue)] {
    guard case .object(let members) = self,
      case .object(let properties)? = members.first(where: { $0.0 == "properties" })?.1
    else { return [] }
    return properties.map { (name: $0.0, value: $0.1) }
  }
}
