import CanonicalJSON
import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

/// Answers of every form changed at random: routes or a typed error, never a crash.
struct RouteAnswerFuzzTests {
  @Test("Any value replaced by any other is read or refused", arguments: RouteAnswerTests.forms)
  func values(form: RouteAnswerForm) throws {
    let answer = try RouteAnswerTests.bytes(form)
    var random = SeededGenerator(seed: 5)
    var (read, refused) = (0, 0)
    for range in OSRMParserFuzzTests.values(try JSONDocument(parsing: answer).root) {
      for spike in OSRMParserFuzzTests.spikes + ["\"BFoz5x\"", "\"9s\"", "[0, 1]", "3", "[[0, 0]]"]
      {
        var bytes = answer
        bytes.replaceSubrange(range, with: spike.utf8)
        Self.parse(bytes, &read, &refused)
        let at = Int.random(in: bytes.indices, using: &random)
        bytes[at] = UInt8.random(in: .min ... .max, using: &random)
        Self.parse(bytes, &read, &refused)
      }
    }
    #expect(read > 100)
    #expect(refused > 100)
  }

  private static func parse(_ bytes: [UInt8], _ read: inout Int, _ refused: inout Int) {
    do {
      for route in try RouteAnswerParser().parseRoutes(from: bytes) {
        #expect(!route.legs.isEmpty)
        #expect(route.distance.isFinite && route.expectedDuration >= 0)
        for leg in route.legs {
          #expect(leg.steps.allSatisfy { $0.path.count >= 2 && $0.distance >= 0 })
        }
      }
      read += 1
    } catch {
      refused += 1
    }
  }
}
