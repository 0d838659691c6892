import Simulation
import Seeds
import Testing
import Waiting

@testable import Regression

@Suite("Answers changed at random", .waits)
struct PipeMutationTests {
  /// What a good child says, message by message.
  private static let answers: [[UInt8]] = [
    [PipeScript.ready(#","timers":true"#)],
    [#"{"id":1,"done":0}"#],
    [
      #"{"ask":"route","request":1,"from":{"lat":47,"lon":9.5,"course":90},"to":[{"lat":47,"lon":9.51}]}"#,
      #"{"id":2,"done":0,"wake":4000}"#,
    ],
    [
      #"{"tell":"navigator.didAdvanceStep","leg":0,"from":0,"to":1}"#,
      #"{"tell":"x.note","text":"grün","numbers":[1,2.5,{"a":null}]}"#, #"{"id":3,"done":1000}"#,
    ],
    [
      #"{"tell":"navigator.routeStatus","requestID":1,"status":"ok","id":4}"#,
      #"{"ask":"cancel","request":1}"#, #"{"id":4,"done":2000,"wake":4000}"#,
    ],
    [#"{"id":5,"done":3000}"#],
    [#"{"id":6,"done":0}"#],
  ].map { $0.flatMap { Array("\($0)\n".utf8) } }

  private static let words = [
    "NaN", "1e999", "-1", "null", "true", "{}", "[]", "\"\"", "99999999999999999999", "0.5",
    "\u{0}",
    "\\ud800", "{", "}", "\"", ",", ":", "\n", "\r\n", "\u{FEFF}", "warning: low fuel\n", "done",
    "tell",
    "{\"id\":3,\"done\":1000}\n", "{\"tell\":\"x.a\"}\n", "[[[[[[[[", "\u{1F697}",
  ]

  /// Changes one of the answers in one way.
  private static func mutated(_ dice: inout SeededGenerator) -> [[UInt8]] {
    var answers = answers
    let index = Int.random(in: answers.indices, using: &dice)
    let place = Int.random(in: answers[index].indices, using: &dice)
    let other = Int.random(in: place...answers[index].endIndex, using: &dice)
    let word = Array((words.randomElement(using: &dice) ?? "").utf8)
    switch Int.random(in: 0..<10, using: &dice) {
    case 0: answers[index][place] = UInt8.random(in: 0...255, using: &dice)
    case 1: answers[index].insert(contentsOf: word, at: place)
    case 2: answers[index].removeSubrange(place..<min(other, place + 4))
    case 3: answers[index].replaceSubrange(place..<min(other, place + 8), with: word)
    case 4: answers[index] += answers[index]
    case 5: answers.swapAt(index, Int.random(in: answers.indices, using: &dice))
    case 6: answers[index] = answers[Int.random(in: answers.indices, using: &dice)]
    case 7: answers.removeSubrange(index...)
    case 8: answers[index].append(contentsOf: word + [0x0A])
    default:
      let digits = answers[index].indices.filter { (48...57).contains(answers[index][$0]) }
      if let digit = digits.randomElement(using: &dice) {
        answers[index][digit] = UInt8.random(in: 48...57, using: &dice)
      }
    }
    return answers
  }

  @Test("A thousand of them are taken or fail with a cause, and none hangs", arguments: 0..<10)
  func mutations(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    var sound = 0
    for number in 0..<100 {
      let child = PlayedChild(Self.mutated(&dice))
      let supply = PipeSupply(child.command, timeout: 1)
      let start = ContinuousClock.now
      let outcome = SmallRun.drive(supply)
      _ = supply.finish()
      #expect(ContinuousClock.now - start < .seconds(10), "seed \(seed), number \(number)")
      #expect(outcome.refusal == nil)
      guard let failure = outcome.failure else {
        sound += 1
        continue
      }
      #expect(!failure.detail.isEmpty && failure.kind != .cannotStart)
      if failure.kind == .badLine || failure.kind == .noise {
        #expect(failure.said != nil && failure.column != nil && failure.expected?.isEmpty == false)
      }
    }
    #expect((1..<60).contains(sound))
  }

  @Test("Unchanged they are sound")
  func unchanged() throws {
    let supply = PipeSupply(PlayedChild(Self.answers).command, timeout: 20)
    let outcome = SmallRun.drive(supply)
    #expect(outcome.failure == nil)
    #expect(outcome.notes.count == 9)
  }
}
