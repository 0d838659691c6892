import CanonicalJSON
import Testing

@testable import Recording

@Suite("The line that closes a recording")
struct RecordedClosingTests {
  private func lines(_ texts: [String]) -> [UInt8] {
    Array((texts.joined(separator: "\n") + "\n").utf8)
  }

  private func location(_ number: Int, _ time: Int, speed: Int = 13) -> String {
    #"{"seq":\#(number),"t":\#(time),"source":"navigator","event":"navigator.didUpdateLocation","#
      + #""speed":\#(speed)}"#
  }

  private func whole(speed: Int = 13, arrival: Int = 6) -> [String] {
    [#"{"navsim":1,"scenario":"a"}"#] + (0..<6).map { location($0, $0 * 1000, speed: speed) }
      + [
        #"{"seq":\#(arrival),"t":6000,"source":"navigator","event":"navigator.didArrive"}"#,
        location(arrival + 1, 7000, speed: speed), #"{"end":7000,"records":8}"#,
      ]
  }

  private func thinned(_ text: [String], chunk: Int = .max) -> String {
    var thinning = RecordThinning(["navigator.didUpdateLocation": 3])
    var kept: [UInt8] = []
    for line in text { kept += thinning.thin(lines([line])) }
    return String(decoding: kept, as: UTF8.self)
  }

  @Test(
    "What is thinned is closed by count and digest of what was left out, and by what stands there"
  )
  func thinning() throws {
    let text = thinned(whole())
    let last = try #require(text.split(separator: "\n").last)
    let closing = try RecordedClosing(try JSONDocument(parsing: Array(last.utf8)).root)
    #expect(closing.records == 4)
    #expect(closing.end == 7000)
    #expect(closing.left?.events.mapValues(\.count) == ["navigator.didUpdateLocation": 4])
    #expect(closing.disagreement(count: 4, last: 7000) == nil)
    #expect(thinned(whole()) == text)
  }

  @Test("Another value in what was left out is another digest; another number of the record is not")
  func digests() {
    func left(_ text: String) -> Substring? {
      text.split(separator: "\n").last?.split(separator: "left").last
    }
    var other = whole()
    other[2] = location(1, 1000, speed: 14)
    #expect(left(thinned(other)) != left(thinned(whole())))
    var late = whole()
    late[2] = location(1, 1001)
    #expect(left(thinned(late)) != left(thinned(whole())))
    var renumbered = whole()
    renumbered[2] = location(9, 1000)
    #expect(left(thinned(renumbered)) == left(thinned(whole())))
  }

  @Test("A count or an end that the records do not have is told")
  func disagreement() {
    let closing = RecordedClosing(end: 5, records: 2)
    #expect(closing.disagreement(count: 2, last: 5) == nil)
    #expect(
      closing.disagreement(count: 1, last: 5)
        == "its last line closes it with 2 records, and 1 stand there"
    )
    #expect(
      closing.disagreement(count: 2, last: 4)
        == "its last line says that it ends at 5 ms, and its last record is of 4 ms"
    )
    #expect(RecordedClosing(end: 0, records: 0).disagreement(count: 0, last: nil) == nil)
  }

  @Test(
    "A closing line is read strictly",
    arguments: [
      (#"{"end":1}"#, "'records' is missing: an integer"),
      (#"{"end":-1,"records":2}"#, "-1 is less than 0"),
      (#"{"end":1,"records":2,"more":3}"#, "unknown member 'more'"),
      (#"{"end":1,"records":2,"left":[]}"#, "expected an object"),
      (#"{"end":1,"records":2,"left":{"a":{"count":1}}}"#, "'digest' is missing"),
    ]
  )
  func strict(text: String, words: String) throws {
    let root = try JSONDocument(parsing: Array(text.utf8)).root
    #expect(RecordedClosing.isMeant(by: root))
    let error = #expect(throws: RecordingError.self) { try RecordedClosing(root) }
    #expect(error?.message.hasPrefix(words) == true, "\(String(describing: error))")
  }

  @Test("What is read is written again as it was")
  func roundTrip() throws {
    let text =
      #"{"end":7,"records":2,"left":{"a":{"count":1,"digest":"00"},"b":{"count":2,"digest":"01"}}}"#
    let closing = try RecordedClosing(try JSONDocument(parsing: Array(text.utf8)).root)
    #expect(String(decoding: closing.line, as: UTF8.self) == text + "\n")
  }
}
