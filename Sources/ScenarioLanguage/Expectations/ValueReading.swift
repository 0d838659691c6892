import CanonicalJSON
import Geodesy
import RoadNetwork

/// Reads what a value must be: `value` with `is` and `tolerance`, or with `between`.
enum ValueReading {
  static func test(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> ValueTest? {
    guard let member = reader.string("value", .required) else { return nil }
    if member.isEmpty {
      reader.report("a value needs the name of a member; \".\" is the event itself", at: "value")
      return nil
    }
    let tolerance = reader.double("tolerance", in: 0...1e9)
    let forms = ["is", "between"].filter { reader.has($0) }
    guard forms.count == 1 else {
      reader.diagnostics.add("a value needs one of \"is\" and \"between\"", at: reader.value)
      return nil
    }
    if forms == ["between"] {
      if tolerance != nil { reader.report("\"between\" needs no tolerance", at: "tolerance") }
      return range(&reader).map { ValueTest(member: member, target: .range($0)) }
    }
    guard let value = reader.value("is") else { return nil }
    if let number = value.double {
      return ValueTest(member: member, target: .number(number, tolerance: tolerance ?? 0))
    }
    if value.kind == .object {
      guard var inner = reader.object("is") else { return nil }
      let place = PlaceReading.coordinate(&inner, sketch)
      inner.finish()
      return place.map { ValueTest(member: member, target: .place($0, metres: tolerance ?? 0)) }
    }
    if tolerance != nil {
      reader.report("\(value.described) has no tolerance", at: "tolerance")
    }
    return ValueTest(member: member, target: .exactly(value))
  }

  private static func range(_ reader: inout JSONObjectReader) -> ClosedRange<Double>? {
    let bounds = reader.array("between") ?? []
    let numbers = bounds.compactMap(\.double)
    guard bounds.count == 2, numbers.count == 2, numbers[0] <= numbers[1] else {
      reader.report("expected [from, to]", at: "between")
      return nil
    }
    return numbers[0]...numbers[1]
  }
}
