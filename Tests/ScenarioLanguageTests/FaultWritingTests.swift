import CanonicalJSON
import Testing

@testable import ScenarioLanguage

@Suite("Faults as they are written")
struct FaultWritingTests {
  @Test(
    "A fault is written as it was read",
    arguments: [
      #"{"kind":"white","sigma":3,"velocity":0.25}"#,
      #"{"kind":"correlated","sigma":8,"time":30}"#,
      #"{"kind":"bias","east":1.5,"north":-2.25,"along":3,"across":4}"#,
      #"{"kind":"multipath","perKilometre":2,"jump":[15,40],"duration":[3,10],"accuracy":[10,30]}"#,
      #"{"kind":"spike","probability":0.1,"distance":[100,1000]}"#,
      #"{"kind":"dropout","from":10,"to":20,"probability":0.5}"#,
      #"{"kind":"frozen","from":10}"#,
      #"{"kind":"deadReckoning","to":20}"#,
      #"{"kind":"tunnel","from":10,"to":20,"reckoned":4,"recovery":7,"jump":[10,30]}"#,
      #"{"kind":"accuracy","value":60,"factor":2,"offset":1}"#,
      #"{"kind":"speed","missing":true}"#,
      #"{"kind":"course","offset":90}"#,
      #"{"kind":"duplicate","probability":0.3,"count":2}"#,
      #"{"kind":"late","probability":0.3,"delay":[1,3]}"#,
      #"{"kind":"clock","step":2,"drift":0.0001,"jitter":0.01}"#,
      #"{"kind":"rate","interval":3}"#,
    ]
  )
  func roundTrip(text: String) throws {
    #expect(try written(text) == text)
  }

  @Test("Every kind is written with its word, and read back", arguments: FaultWord.allCases)
  func starters(word: FaultWord) throws {
    let values = word.starters.map { #","\#($0.key)":\#($0.value)"# }.joined()
    let once = try written(#"{"kind":"\#(word.rawValue)","from":1,"to":2\#(values)}"#)
    #expect(once.hasPrefix(#"{"kind":"\#(word.rawValue)","from":1,"to":2"#))
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
