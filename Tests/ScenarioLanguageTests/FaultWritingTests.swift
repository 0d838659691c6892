import CanonicalJSON
import Testing

@testable import ScenarioLanguage

@Suite("Faults as they are written")
struct FaultWritingTests {
  @Test(
    "A fault is written as it was read",
    arguments: [
      #"{"kind":"white","sigma":3.00,"velocity":0.250}"#,
      #"{"kind":"correlated","sigma":8.00,"time":30.0}"#,
      #"{"kind":"bias","east":1.50,"north":-2.25,"along":3.00,"across":4.00}"#,
      #"{"kind":"multipath","perKilometre":2.00,"jump":[15.0,40.0],"duration":[3.0,10.0],"accuracy":[10.0,30.0]}"#,
      #"{"kind":"spike","probability":0.100,"distance":[100.0,1000.0]}"#,
      #"{"kind":"dropout","from":10.0,"to":20.0,"probability":0.500}"#,
      #"{"kind":"frozen","from":10.0}"#,
      #"{"kind":"deadReckoning","to":20.0}"#,
      #"{"kind":"tunnel","from":10.0,"to":20.0,"reckoned":4.0,"recovery":7.0,"jump":[10.0,30.0]}"#,
      #"{"kind":"accuracy","value":60.00,"factor":2.00,"offset":1.0}"#,
      #"{"kind":"speed","missing":true}"#,
      #"{"kind":"course","offset":90.0}"#,
      #"{"kind":"duplicate","probability":0.300,"count":2}"#,
      #"{"kind":"late","probability":0.300,"delay":[1.0,3.0]}"#,
      #"{"kind":"clock","step":2.000000,"drift":0.000100,"jitter":0.010000}"#,
      #"{"kind":"rate","interval":3.000}"#,
    ]
  )
  func roundTrip(text: String) throws {
    #expect(try written(text) == text)
  }

  @Test("Every kind is written with its word, and read back", arguments: FaultWord.allCases)
  func starters(word: FaultWord) throws {
    let values = word.starters.map { #","\#($0.key)":\#($0.value)"# }.joined()
    let once = try written(#"{"kind":"\#(word.rawValue)","from":1,"to":2\#(values)}"#)
    #expect(once.hasPrefix(#"{"kind":"\#(word.rawValue)","from":1.0,"to":2.0"#))
    #expect(try written(once) == once)
  }

  /// Reads one fault, and writes it.
  private func written(_ text: String) throws -> String {
    let document = try JSONDocument(parsing: Array(#"{"faults":[\#(text)]}"#.utf8))
    let diagnostics = Diagnostics()
    var reader = try #require(JSONObjectReader(document.root, diagnostics))
    let fault = try #require(FaultSection.read(&reader).receiver.first)
    #expect(diagnostics.problems.isEmpty, "\(diagnostics.problems)")
    var writer = JSONWriter()
    fault.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
