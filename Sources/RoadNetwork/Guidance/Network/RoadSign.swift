/// What a road's signs call it; two roads with one sign are one road to a driver.
struct RoadSign: Hashable, Sendable {
  var name = ""
  var ref = ""
  var pronunciation = ""
  var exits = ""
  var destination = ""

  init() {}

  init(_ facts: WayFacts) {
    name = facts.name ?? ""
    ref = facts.ref ?? ""
    pronunciation = facts.pronunciation ?? ""
    exits = facts.exits ?? ""
    destination = facts.forward?.destination ?? facts.backward?.destination ?? ""
  }

  /// Whether there is nothing to read at all.
  var isBlank: Bool { self == RoadSign() }
  var hasName: Bool { !name.isEmpty }
  var hasNameOrRef: Bool { !name.isEmpty || !ref.isEmpty }
}
