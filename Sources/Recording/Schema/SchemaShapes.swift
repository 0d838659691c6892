import CanonicalJSON

/// Makes schemas of members; shapes that have a name are defined once, and referred to.
struct SchemaShapes {
  private var named: [String: SchemaValue] = [:]

  /// The shapes that were referred to, by their names.
  var definitions: [(String, SchemaValue)] {
    named.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// An object that has these members and no others.
  ///
  /// - Parameters:
  ///   - envelope: What stands before the members; `t` and `event` of it are always there.
  ///   - refined: What more is asked of some members, by their names.
  mutating func object(
    text: String? = nil,
    behind envelope: [(String, SchemaValue)] = [],
    _ members: [MemberDescription],
    refined: [String: [(String, SchemaValue)]] = [:]
  ) -> SchemaValue {
    let required =
      envelope.map(\.0).filter(RecordingSchema.required.contains)
      + members.filter { !$0.isOptional }.map(\.name)
    var properties = envelope
    for member in members {
      let shape = schema(of: member.shape) + (refined[member.name] ?? [])
      properties.append((member.name, .object(shape + [("description", .text(member.described))])))
    }
    var object: [(String, SchemaValue)] = [("type", "object")]
    if let text { object.append(("description", .text(text))) }
    object.append(("additionalProperties", .flag(false)))
    if !required.isEmpty { object.append(("required", .list(required.map { .text($0) }))) }
    let partners = members.compactMap { member in
      member.partner.map { (member.name, SchemaValue.list([.text($0)])) }
    }
    if !partners.isEmpty { object.append(("dependentRequired", .object(partners))) }
    return .object(object + [("properties", .object(properties))])
  }

  private mutating func schema(of shape: MemberShape) -> [(String, SchemaValue)] {
    switch shape {
    case .number(let quantity): return quantity.schema
    case .integer(let range): return reference(range.name, .object(range.schema))
    case .flag, .mark: return [("type", "boolean")]
    case .text: return [("type", "string")]
    case .textOrNull: return [("type", .list(["string", "null"]))]
    case .words(let name, let words):
      return reference(name, .object([("enum", .list(words.map { .text($0) }))]))
    case .object(let name, let members): return reference(name, object(members))
    case .list(let element):
      return [("type", "array"), ("items", .object(schema(of: element)))]
    case .table(let element):
      return [("type", "object"), ("additionalProperties", .object(schema(of: element)))]
    case .corner: return RecordedJSON.Form.pair.schema
    case .json(let form): return form.schema
    }
  }

  private mutating func reference(
    _ name: String,
    _ schema: SchemaValue
  ) -> [(String, SchemaValue)] {
    named[name] = schema
    return [("$ref", .text("#/$defs/" + name))]
  }
}

extension MemberDescription {
  /// What it says, with unit and decimals.
  package var described: String {
    switch shape {
    case .number(let quantity): "\(text) \(quantity.described)"
    case .mark: "\(text) Absent: false."
    case .list(.corner): "\(text) Each is latitude and longitude in degrees."
    case .integer, .flag, .text, .textOrNull, .words, .object, .list, .table, .corner, .json: text
    }
  }
}

extension IntegerRange {
  /// The name of its definition.
  fileprivate var name: String {
    switch self {
    case .any: "integer"
    case .count: "count"
    }
  }

  /// Its bounds.
  var schema: [(String, SchemaValue)] {
    [
      ("type", "integer"), ("minimum", .number(Double(least))),
      ("maximum", .number(Double(Self.greatest))),
    ]
  }
}

extension Quantity {
  fileprivate var schema: [(String, SchemaValue)] {
    let number: [(String, SchemaValue)] = [
      ("type", "number"), ("minimum", .number(least)), ("maximum", .number(greatest)),
    ]
    guard allowsMax else { return number }
    return [("anyOf", .list([.object(number), .object([("const", "max")])]))]
  }

  /// The unit and the decimals.
  fileprivate var described: String {
    let name = unit.rawValue.prefix(1).uppercased() + unit.rawValue.dropFirst()
    let places = decimals == 1 ? "1 decimal" : "\(decimals) decimals"
    let limit = allowsMax ? [#"or "max" for no limit"#] : []
    return ((name.isEmpty ? [] : [name]) + [places] + limit).joined(separator: ", ") + "."
  }
}

extension RecordedJSON.Form {
  fileprivate var schema: [(String, SchemaValue)] {
    switch self {
    case .anything: []
    case .object: [("type", "object")]
    case .texts: Self.object(of: "string")
    case .flags: Self.object(of: "boolean")
    case .text: [("type", "string")]
    case .number: [("type", "number")]
    case .integer: IntegerRange.any.schema
    case .flag: [("type", "boolean")]
    case .textOrNull: [("type", .list(["string", "null"]))]
    case .place: Self.object(["lat": "number", "lon": "number"])
    case .listOfTexts: Self.list(of: [("type", "string")])
    case .pair: Self.list(of: [("type", "number")], count: 2)
    case .corners: Self.list(of: Self.pair.schema, count: 2)
    case .image:
      [
        (
          "anyOf",
          .list([
            .object([("type", "null")]),
            .object(
              Self.object(
                ["name": "string", "width": "number", "height": "number"],
                optional: ["tint": "string"]
              )
            ),
          ])
        )
      ]
    case .spans:
      Self.list(of: [
        (
          "anyOf",
          .list([
            .object(Self.object(["color": "string", "segments": "number"])),
            .object(Self.object(["from": "string", "to": "string", "segments": "number"])),
          ])
        )
      ])
    }
  }

  /// An object whose members are all of one type.
  private static func object(of type: SchemaValue) -> [(String, SchemaValue)] {
    [("type", "object"), ("additionalProperties", .object([("type", type)]))]
  }

  /// An object of these members, each of a type, and of no others.
  private static func object(
    _ required: KeyValuePairs<String, SchemaValue>,
    optional: KeyValuePairs<String, SchemaValue> = [:]
  ) -> [(String, SchemaValue)] {
    let properties = (Array(required) + Array(optional)).map { name, type in
      (name, SchemaValue.object([("type", type)]))
    }
    return [
      ("type", "object"), ("additionalProperties", .flag(false)),
      ("required", .list(required.map { .text($0.key) })),
      ("properties", .object(properties)),
    ]
  }

  private static func list(
    of element: [(String, SchemaValue)],
    count: Int? = nil
  ) -> [(String, SchemaValue)] {
    let bounds = count.map { Double($0) }.map {
      [("minItems", SchemaValue.number($0)), ("maxItems", .number($0))]
    }
    return [("type", "array"), ("items", .object(element))] + (bounds ?? [])
  }
}
