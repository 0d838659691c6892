import Testing

@testable import RoadNetwork

@Suite struct RoadKindsTests {
  @Test("Whether a name is new depends on which road is left, however often it was asked")
  func direction() {
    let bare = WayFacts(roadClass: .primary)
    var named = bare
    named.name = "Quay"
    for isAskedBack in [false, true] {
      let roads = RoadKinds([bare, named])
      let (from, to) = (roads.kinds[0], roads.kinds[1])
      if isAskedBack { #expect(!roads.isNewName(to, from)) }
      for _ in 0..<2 {
        #expect(roads.isNewName(from, to))
        #expect(!roads.isNewName(to, from))
      }
    }
  }
}
