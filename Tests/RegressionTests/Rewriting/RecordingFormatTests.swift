import Testing

@testable import Regression

@Suite("The canonical form of recordings")
struct RecordingFormatTests {
  private func formatted(_ text: String) throws -> String {
    String(decoding: try RecordingFormat.canonical(Array(text.utf8), path: "a"), as: UTF8.self)
  }

  @Test("Spaces go, keys find their order, numbers their form, events are numbered anew")
  func canonical() throws {
    let text = """
      { "scenario": "a", "navsim": 1, "extra": 1, "seed": 7 }
      { "t": 10, "seq": 5, "event": "b", "source": "navigator", "speed": 1.50, "x": -0.0 }
      {"seq":5,"t":10,"source":"navigator","event":"c","e":1E+02}

      """
    #expect(
      try formatted(text) == """
        {"navsim":1,"scenario":"a","seed":7,"extra":1}
        {"seq":0,"t":10,"source":"navigator","event":"b","speed":1.5,"x":0}
        {"seq":1,"t":10,"source":"navigator","event":"c","e":1e2}

        """
    )
  }

  @Test("Formatting twice changes nothing")
  func idempotent() throws {
    let text = try formatted(DriveRecording().text)
    #expect(try formatted(text) == text)
    let spaced = text.replacing(",", with: " , ").replacing(":", with: ": ")
    #expect(try formatted(spaced) == text)
  }

  @Test(
    "What is no recording is an error with its line",
    arguments: [
      ("", "a:1:1: error: the recording is empty"),
      ("{}\n", "a:1:1: error: not a recording"),
      (
        "{\"navsim\":1,\"scenario\":\"a\"}\n<<<<<<< ours\n",
        "a:2:1: error: the recording is damaged"
      ),
      ("{\"navsim\":1,\"scenario\":\"a\"}\n{\"t\":1", "a:2:1: error: the recording is cut off"),
      ("{\"navsim\":2,\"scenario\":\"a\"}\n", "a:1:1: error: unknown recording version 2"),
    ]
  )
  func damage(text: String, message: String) {
    let error = #expect(throws: GoldenDamage.self) { try formatted(text) }
    #expect(error?.description.hasPrefix(message) == true)
  }
}
