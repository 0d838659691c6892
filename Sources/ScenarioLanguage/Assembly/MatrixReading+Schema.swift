import CanonicalJSON

extension MatrixReading {
  static var schema: SchemaValue {
    let named = SchemaValue.closed(
      "A value of any kind, with what it is called in the name of the run.",
      required: ["name", "value"],
      [
        (
          "name",
          .object([
            ("type", "string"), ("pattern", "^[A-Za-z0-9._+-]{1,64}$"),
            ("description", "Letters, digits, '.', '-', '+' and '_'."),
          ])
        ),
        ("value", .object([("description", "What takes the place.")])),
      ]
    )
    let value = SchemaValue.object([
      (
        "anyOf",
        .list([
          .object([("type", .list(["number", "boolean"]))]),
          .object([("type", "string"), ("pattern", "^[A-Za-z0-9._+-]{1,64}$")]),
          named,
        ])
      )
    ])
    return .object([
      ("type", "object"),
      (
        "description",
        "Places of the scenario with the values that they take: one run for each combination."
      ),
      ("minProperties", .number(1)),
      ("maxProperties", .number(16)),
      (
        "propertyNames",
        .object([("pattern", .text("^(\(sections.joined(separator: "|")))(\\.[^.]+)*$"))])
      ),
      (
        "additionalProperties",
        .array(of: value, "The values, none twice.", count: 1...ScenarioMatrix.limit)
      ),
    ])
  }
}
