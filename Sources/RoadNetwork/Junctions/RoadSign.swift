/// What a road's signs call it; two roads with one sign are one road to a driver.
package struct RoadSign: Hashable, Sendable {
  /// The name; empty for none, as for all that follows.
  package var name = ""
  /// The number, such as `B 1`.
  package var ref = ""
  /// How the name is spoken.
  package var pronunciation = ""
  /// The numbers of the exit that begins here.
  package var exits = ""
  /// Where the road leads.
  package var destination = ""

  /// A road without signs.
  package init() {}

  /// What the tags of a way say on signs.
  package init(_ facts: WayFacts) {
    name = facts.name ?? ""
    ref = facts.ref ?? ""
    pronunciation = facts.pronunciation ?? ""
    exits = facts.exits ?? ""
    destination = facts.forward?.destination ?? facts.backward?.destination ?? ""
  }

  /// Whether there is nothing to read at all.
  package var isBlank: Bool { self == RoadSign() }
  /// Whether there is a name.
  package var hasName: Bool { !name.isEmpty }
  /// Whether there is a name or a number.
  package var hasNameOrRef: Bool { !name.isEmpty || !ref.isEmpty }
}
