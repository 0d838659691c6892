import Platform
import Testing

@Suite("The words of a command")
struct ShellWordsTests {
  @Test(
    "Words are taken apart as in sh",
    arguments: [
      ("a b", ["a", "b"]), ("  a\t b \n", ["a", "b"]), ("'a b' c", ["a b", "c"]),
      ("\"a b\"c", ["a bc"]), ("a'b'\"c\"d", ["abcd"]), ("a\\ b", ["a b"]), ("''", [""]),
      ("a '' b", ["a", "", "b"]), ("'a\\b'", ["a\\b"]), ("\"a\\b\"", ["a\\b"]),
      ("\"\\\"\\\\\\$\\`\"", ["\"\\$`"]), ("a\\\nb", ["ab"]), ("\"a\\\nb\"", ["ab"]),
      ("\\'a\\\"", ["'a\""]), ("a\\", ["a\\"]), ("\"it's\" 'say \"x\"'", ["it's", "say \"x\""]),
      ("grüß 'Gott e\u{301}'", ["grüß", "Gott e\u{301}"]),
    ] as [(String, [String])]
  )
  func words(text: String, words: [String]) throws {
    #expect(try ShellWords.split(text) == words)
  }

  @Test("Nothing else means anything", arguments: ["$HOME", "~", "*", ";", "#", "a|b", "`x`", "&"])
  func plain(word: String) throws {
    #expect(try ShellWords.split("echo \(word)") == ["echo", word])
  }

  @Test(
    "An open quote and no words are told",
    arguments: [
      ("", .noWords), (" \t ", .noWords), ("a 'b", .openQuote("'", column: 3)),
      ("\"", .openQuote("\"", column: 1)), ("'a' \"b\\\"", .openQuote("\"", column: 5)),
    ] as [(String, ShellWords.Fault)]
  )
  func faults(text: String, fault: ShellWords.Fault) {
    #expect(throws: fault) { try ShellWords.split(text) }
  }
}
