/// What a road's signs call it; two roads with one sign are one road to a driver.
package struct RoadSign: Hashable, Sendable {
  package var name = ""
  package var ref = ""
  package var pronunciation = ""
  package var exits = ""
  package var destination = ""

  package init() {}

  package init(_ facts: WayFacts) {
    name = facts.name ?? ""
    ref = facts.ref ?? ""
    pronunciation = facts.pronunciation ?? ""
    exits = facts.exits ?? ""
    destination = facts.forward?.destination ?? facts.backward?.destination ?? ""
  }

  /// Whether there is nothing to read at all.
  package var isBlank: Bool { self == RoadSign() }
  package var hasName: Bool { !name.isEmpty }
  package var hasNameOrRef: Bool { !name.isEmpty || !ref.isEmpty }
}
