import Testing

@testable import RoadNetwork

/// When a name must be said.
struct RoadNamesTests {
  struct Case: Sendable {
    /// Name, number and number of an exit, with `|` between them.
    let from: String
    let to: String
    let isNew: Bool
  }

  private func sign(_ text: String) -> RoadSign {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var sign = RoadSign()
    sign.name = parts[0]
    if parts.count > 1 { sign.ref = parts[1] }
    if parts.count > 2 { sign.exits = parts[2] }
    return sign
  }

  @Test(
    "A name is new where a driver reads another",
    arguments: [
      Case(from: "Mill", to: "Mill", isNew: false),
      Case(from: "Mill", to: "Quay", isNew: true),
      Case(from: "", to: "Mill", isNew: true),
      Case(from: "", to: "", isNew: false),
      Case(from: "Mill", to: "Mill Lane", isNew: false),
      Case(from: "North Mill", to: "Mill", isNew: false),
      Case(from: "Mill North", to: "Mill South", isNew: false),
      Case(from: "South Street", to: "West Street", isNew: true),
      Case(from: "North Street", to: "South Street", isNew: true),
      Case(from: "West Mill Street", to: "Mill Street", isNew: false),
      Case(from: "Old Mill", to: "Mill", isNew: true),
      Case(from: "Mill|B 1", to: "|B 1", isNew: false),
      Case(from: "Mill|B 1", to: "Mill|B 2", isNew: false),
      Case(from: "Mill|B 1;B 2", to: "Mill|B 2", isNew: false),
      Case(from: "|B 1", to: "Mill", isNew: true),
      Case(from: "Mill", to: "|B 1", isNew: true),
      Case(from: "|B 1", to: "|B 2", isNew: true),
      Case(from: "Mill", to: "Mill||7", isNew: true),
      Case(from: "Mill||7", to: "Mill", isNew: false),
    ]
  )
  func isNew(one: Case) {
    #expect(RoadNames.isNew(from: sign(one.from), to: sign(one.to)) == one.isNew)
  }

  @Test("Without words to ignore, a compass word makes another name")
  func words() {
    #expect(
      RoadNames.isNew(from: sign("Mill North"), to: sign("Mill South"), ignoring: [])
    )
  }
}
