import CanonicalJSON
import Geodesy
import RoadNetwork

/// The keys of what a value is held against.
struct ValueKeys: KeyTable {
  let member = Keys.text(
    "value",
    "The member whose value is tested, with dots into objects; \".\" is the event."
  )
  let target = Keys.value(
    "is",
    .either(
      [
        .object([("type", .list(["number", "string", "boolean", "array", "null"]))]),
        PlaceReading.keys.schema("A place."),
      ],
      "What the value must be; a place is compared in metres, a direction around the circle."
    )
  )
  let tolerance = Keys.number("tolerance", 0...1e9, "", "How far from it the value may be (0).")
  let between = Keys.list(
    "between",
    of: .object([("type", "number")]),
    "From and to, for the value.",
    count: 2...2
  )

  static let keys = ValueKeys()
}

/// Reads what a value must be: `value` with `is` and `tolerance`, or with `between`.
enum ValueReading {
  private static let keys = ValueKeys.keys

  static func test(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> ValueTest? {
    guard let member = keys.member(&reader, .required) else { return nil }
    if member.isEmpty {
      reader.report(
        "a value needs the name of a member; \".\" is the event itself",
        at: keys.member.name
      )
      return nil
    }
    let tolerance = keys.tolerance(&reader)
    let forms = [keys.target.name, keys.between.name].filter { reader.has($0) }
    guard forms.count == 1 else {
      reader.diagnostics.add("a value needs one of \"is\" and \"between\"", at: reader.value)
      return nil
    }
    if forms == [keys.between.name] {
      if tolerance != nil {
        reader.report("\"between\" needs no tolerance", at: keys.tolerance.name)
      }
      return range(&reader).map { ValueTest(member: member, target: .range($0)) }
    }
    guard let value = keys.target(&reader) else { return nil }
    if let number = value.double {
      return ValueTest(member: member, target: .number(number, tolerance: tolerance ?? 0))
    }
    if value.kind == .object {
      guard var inner = reader.object(keys.target.name) else { return nil }
      let place = PlaceReading.coordinate(&inner, sketch)
      inner.finish()
      return place.map { ValueTest(member: member, target: .place($0, metres: tolerance ?? 0)) }
    }
    if tolerance != nil {
      reader.report("\(value.described) has no tolerance", at: keys.tolerance.name)
    }
    return ValueTest(member: member, target: .exactly(value))
  }

  private static func range(_ reader: inout JSONObjectReader) -> ClosedRange<Double>? {
    let bounds = keys.between(&reader) ?? []
    let numbers = bounds.compactMap(\.double)
    guard bounds.count == 2, numbers.count == 2, numbers[0] <= numbers[1] else {
      reader.report("expected [from, to]", at: keys.between.name)
      return nil
    }
    return numbers[0]...numbers[1]
  }
}
