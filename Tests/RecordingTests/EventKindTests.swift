import Recording
import Testing

@Suite struct EventKindTests {
  @Test("Each kind leads to its own declaration", arguments: EventKind.allCases)
  func declaration(of kind: EventKind) {
    #expect(kind.payload.kind == kind)
  }

  @Test("Each name of the catalogue leads to its kind", arguments: EventKind.catalogue)
  func name(of kind: EventKind) {
    #expect(EventKind(named: kind.text) == kind)
  }
}
