import CanonicalJSON
import Recording
import Testing

@Suite("Payloads of all events") struct PayloadTests {
  private static func read<Payload: EventPayload>(
    _ bytes: [UInt8],
    as type: Payload.Type
  ) throws -> Payload {
    try Payload(try JSONDocument(parsing: bytes).root)
  }

  @Test(
    "What was written is read strictly, and written again as it was",
    arguments: EventKind.catalogue
  )
  func roundTrip(of kind: EventKind) throws {
    func check<Payload: EventPayload>(_ type: Payload.Type) throws {
      for seed in 0..<12 {
        var filler = PayloadFiller(seed: seed)
        let payload = type.random(&filler)
        #expect(payload.fault == nil)
        let bytes = payload.written
        #expect(try Self.read(bytes, as: type).written == bytes)
        var turned = JSONTree(try JSONDocument(parsing: bytes).root)
        turned.members.reverse()
        #expect(try Self.read(turned.bytes, as: type).written == bytes, "members in another order")
      }
    }
    try check(kind.payload)
  }

  @Test(
    "A member that is absent, unknown, of another type, word or range is told with its pointer",
    arguments: EventKind.catalogue
  )
  func plants(in kind: EventKind) throws {
    func check<Payload: EventPayload>(_ type: Payload.Type) throws {
      var filler = PayloadFiller(seed: 1, isFull: true)
      let object = JSONTree(try JSONDocument(parsing: type.random(&filler).written).root)
      let plants = Plant.all(in: object, of: type.members)
      #expect(!plants.isEmpty)
      for plant in plants {
        let root = try JSONDocument(parsing: plant.object.bytes).root
        let error = #expect(throws: RecordingError.self, "\(plant)") { try Payload(root) }
        #expect(error?.pointer == plant.pointer, "\(plant)")
        #expect(throws: Never.self, "a lenient reading does without") {
          try Payload(root, isLenient: true)
        }
      }
    }
    try check(kind.payload)
  }

  @Test("What has no fault can be written and is read strictly", arguments: EventKind.catalogue)
  func wildValues(in kind: EventKind) throws {
    func check<Payload: EventPayload>(_ type: Payload.Type) throws {
      for seed in 0..<40 {
        var filler = PayloadFiller(seed: seed, .wild)
        let payload = type.random(&filler)
        guard payload.fault == nil else { continue }
        #expect(throws: Never.self) { try Self.read(payload.written, as: type) }
      }
    }
    try check(kind.payload)
  }

  @Test("No number is a fault wherever it stands", arguments: EventKind.catalogue)
  func notANumber(in kind: EventKind) {
    func check<Payload: EventPayload>(_ type: Payload.Type) {
      var filler = PayloadFiller(seed: 1, .notANumber, isFull: true)
      let payload = type.random(&filler)
      #expect((payload.fault != nil) == (filler.numberCount > 0))
    }
    check(kind.payload)
  }

  @Test("A shape has one name, and a name one shape")
  func shapeNames() {
    var shapes: [String: String] = [:]
    func note(_ name: String, _ shape: String) {
      #expect(shapes[name, default: shape] == shape, "\(name)")
      shapes[name] = shape
    }
    func walk(_ shape: MemberShape) {
      switch shape {
      case .words(let name, let words): note(name, "\(words)")
      case .object(let name, let members):
        note(name, "\(members)")
        for member in members { walk(member.shape) }
      case .list(let element), .table(let element): walk(element)
      case .number, .integer, .flag, .mark, .text, .textOrNull, .corner, .json: break
      }
    }
    for kind in EventKind.catalogue {
      for member in kind.payload.members { walk(member.shape) }
    }
    #expect(shapes.count > 60)
  }

  @Test("No event has a member that stands beside its members", arguments: EventKind.catalogue)
  func envelope(of kind: EventKind) {
    // Those of a record, and those of an event that a navigator tells.
    var taken: Set = ["seq", "t", "source", "event"]
    if !kind.source.isOfHarness { taken.formUnion(["tell", "now", "id"]) }
    #expect(kind.payload.members.filter { taken.contains($0.name) }.isEmpty)
  }
}
