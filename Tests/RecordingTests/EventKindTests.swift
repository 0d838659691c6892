import Recording
import Testing

@Suite struct EventKindTests {
  @Test("Each kind leads to its own declaration", arguments: EventKind.allCases)
  func declaration(of kind: EventKind) {
    #expect(kind.payload.kind == kind)
    #expect(EventKind(named: kind.text) == kind)
  }
}
