import CanonicalJSON
import Seeds
import Testing
import Waiting

@Suite struct JSONWriterTests {
  @Test("A line has no spaces, keys in the given order and a final newline")
  func line() {
    var writer = JSONWriter(reserving: 64)
    writer.beginObject()
    writer.key("seq")
    writer.integer(0)
    writer.key("list")
    writer.beginArray()
    writer.boolean(true)
    writer.null()
    writer.beginObject()
    writer.endObject()
    writer.raw(Array("[1]".utf8))
    writer.endArray()
    writer.key("größe" as String)
    writer.string("a")
    writer.endObject()
    writer.newline()
    writer.string(literal: "next")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "{\"seq\":0,\"list\":[true,null,{},[1]],\"größe\":\"a\"}\n\"next\""
    )
  }

  @Test("A line that is begun and ended in one go is the line that its parts make")
  func lineInOneGo() {
    let members = Array(#"x"kind":"a","name":"b"y"#.utf8)
    var (whole, head) = (JSONWriter(), LineHead("seq", "t"))
    var parts = JSONWriter()
    // What is kept from line to line is right whatever follows: one more and a jump, forth and back.
    for first in [
      0, 1, 2, 7, 8, 9, 10, 11, 99, 100, 101, 12_345_678, 12_345_679, 5, .max - 1, .max, 0,
    ] {
      for (second, step) in [(0, 0), (0, 1), (9, 1), (10, 1), (1_000, 0), (Int.max, 0), (3, 1)] {
        let first = first &+ step < 0 ? first : first + step
        parts.beginObject()
        parts.member("seq", first)
        parts.member("t", second)
        parts.raw(members[1..<(members.count - 1)])
        parts.member("more", true)
        parts.endObject()
        parts.newline()
        whole.beginLine(&head, first, second, raw: members, in: 1..<(members.count - 1))
        whole.member("more", true)
        whole.endLine()
        #expect(whole.bytes == parts.bytes)
      }
    }
  }

  @Test(
    "A number stands behind a key of any length, however many digits it has",
    arguments: [0, 7, -7, 42.5, -12_345_678.875, 99_999_999.999_999_99, -123_456_789.25, 1e15]
  )
  func keysOfAnyLength(value: Double) {
    let names: [StaticString] = [
      "a", "ab", "abc", "abcd", "abcdefg", "abcdefgh", "abcdefghijklmnop", "abcdefghijklmnopq",
      "abcdefghijklmnopqrstuvwxyzabcdef", "abcdefghijklmnopqrstuvwxyzabcdefg",
      "abcdefghijklmnopqrstuvwxyzabcdefghijklmn", "abcdefghijklmnopqrstuvwxyzabcdefghijklmno",
      "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopq",
    ]
    for decimals in [0, 2, 8, 9] {
      let number = JSONWriter.text(of: value, decimals: decimals)
      var (writer, expected) = (JSONWriter(), "{")
      writer.beginObject()
      for name in names {
        writer.member(name, value, decimals: decimals)
        expected += "\(expected.count > 1 ? "," : "")\"\(name)\":\(number)"
      }
      writer.endObject()
      #expect(String(decoding: writer.bytes, as: UTF8.self) == expected + "}")
    }
  }

  @Test("A member is its name and its value, whatever the value is and however the name is known")
  func members() throws {
    let parsed = try JSONDocument(parsing: Array(#"[1.50, "é"]"#.utf8)).root
    let name = "a\"b"
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("text", "x\n")
    writer.member("literal", literal: "word")
    writer.member("whole", -3)
    writer.member("wide", UInt64.max)
    writer.member("fixed", 1.0, decimals: 2)
    writer.member("flag", false)
    writer.member("texts", ["a", "b"])
    writer.member("value", parsed)
    writer.member("raw", raw: Array("{}".utf8))
    writer.beginObject("object")
    writer.member(name, "x")
    writer.member(name + "1", 1)
    writer.member(name + "2", 0.125, decimals: 2)
    writer.member(name + "3", true)
    writer.member(name + "4", parsed)
    writer.member(name + "5", raw: Array("null".utf8))
    writer.beginObject(name + "6")
    writer.endObject()
    writer.beginArray(name + "7")
    writer.endArray()
    writer.endObject()
    writer.beginArray("array")
    writer.endArray()
    writer.endObject()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"text":"x\n","literal":"word","whole":-3,"wide":18446744073709551615,"fixed":1,"#
        + #""flag":false,"texts":["a","b"],"value":[1.5,"é"],"raw":{},"object":{"a\"b":"x","#
        + #""a\"b1":1,"a\"b2":0.13,"a\"b3":true,"a\"b4":[1.5,"é"],"a\"b5":null,"a\"b6":{},"#
        + #""a\"b7":[]},"array":[]}"#
    )
  }

  @Test("A member without a value is left out, or null where that is asked for")
  func absentMembers() {
    var writer = JSONWriter()
    writer.beginObject()
    for isThere in [true, false] {
      writer.member("s", ifPresent: isThere ? "x" : nil)
      writer.member("i", ifPresent: isThere ? 1 : nil)
      writer.member("d", ifPresent: isThere ? 1.25 : nil, decimals: 1)
      writer.member("b", ifPresent: isThere ? true : nil)
      writer.member("S", orNull: isThere ? "x" : nil)
      writer.member("I", orNull: isThere ? 1 : nil)
      writer.member("D", orNull: isThere ? 1.25 : nil, decimals: 1)
    }
    writer.endObject()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"s":"x","i":1,"d":1.3,"b":true,"S":"x","I":1,"D":1.3,"S":null,"I":null,"D":null}"#
    )
  }

  @Test(
    "Decimals are rounded once, ties away from zero, without zeros at the end",
    arguments: [
      (0, 2, "0"), (-0.0, 2, "0"), (-0.004, 2, "0"), (0.005, 2, "0.01"), (12.5, 2, "12.5"),
      (3, 2, "3"), (100, 0, "100"), (1200, 2, "1200"), (-1.25, 1, "-1.3"), (0.125, 2, "0.13"),
      (2.5, 0, "3"), (-2.5, 0, "-3"), (1.005, 2, "1"), (1.115, 2, "1.11"), (0.285, 2, "0.28"),
      (9.999, 2, "10"), (0.05, 2, "0.05"), (47.1410001, 7, "47.1410001"),
      (9.52e-7, 7, "0.000001"), (-179.99999996, 7, "-180"), (0.1, 7, "0.1"),
      (1e15, 2, "1000000000000000"), (1e22, 2, "1e+22"),
    ] as [(Double, Int, String)]
  )
  func fixed(value: Double, decimals: Int, expected: String) {
    var writer = JSONWriter()
    writer.fixed(value, decimals: decimals)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test(
    "No limit is the word max",
    arguments: [Double.infinity, .greatestFiniteMagnitude]
  )
  func max(value: Double) {
    var writer = JSONWriter()
    writer.fixed(value, decimals: 2)
    #expect(writer.bytes == Array("\"max\"".utf8))
  }

  @Test("A number of any length is its digits with a point among them", arguments: 0...15)
  func digits(decimals: Int) {
    var random = SeededGenerator(seed: UInt64(decimals))
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    for _ in 0..<2_000 {
      let bound = (0..<Int.random(in: 1...15, using: &random)).reduce(1) { bound, _ in bound * 10 }
      // Many end with zeros, which a fraction drops.
      let zeros = (0..<Int.random(in: 0...6, using: &random)).reduce(1) { zeros, _ in zeros * 10 }
      let number = Int64.random(in: 0..<Int64(bound), using: &random) / Int64(zeros) * Int64(zeros)
      let digits = String(number)
      let padded = String(repeating: "0", count: Swift.max(0, decimals + 1 - digits.count)) + digits
      let whole = padded.dropLast(decimals)
      var fraction = padded.suffix(decimals)
      while fraction.last == "0" { fraction.removeLast() }
      let expected = fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
      var writer = JSONWriter()
      writer.beginArray()
      writer.fixed(Double(number) / power, decimals: decimals)
      writer.integer(number)
      writer.endArray()
      #expect(String(decoding: writer.bytes, as: UTF8.self) == "[\(expected),\(number)]")
    }
  }

  @Test("What was written with decimals reads back and writes the same again")
  func fixedRoundTrip() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let decimals = Int.random(in: 0...7, using: &random)
      let value = Double.random(in: -1e6...1e6, using: &random)
      var first = JSONWriter()
      first.fixed(value, decimals: decimals)
      let read = try #require(try JSONDocument(parsing: first.bytes).root.double)
      var second = JSONWriter()
      second.fixed(read, decimals: decimals)
      #expect(first.bytes == second.bytes)
      var tolerance = 0.5000001
      for _ in 0..<decimals { tolerance /= 10 }
      #expect(abs(read - value) <= tolerance)
    }
  }

  @Test(
    "Integers of every width",
    arguments: [
      (0, "0"), (-1, "-1"), (Int64.max, "9223372036854775807"),
      (Int64.min, "-9223372036854775808"),
    ] as [(Int64, String)]
  )
  func integers(value: Int64, expected: String) {
    var writer = JSONWriter()
    writer.integer(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test(
    "The shortest number reads back as the same double",
    arguments: [
      (47, "47"), (9.501, "9.501"), (0.1 + 0.2, "0.30000000000000004"), (1e-7, "1e-7"),
      (1.5e-10, "1.5e-10"), (1e16, "1e16"), (1.25e300, "1.25e300"), (-0.0, "-0"), (0, "0"),
      (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e308"),
    ] as [(Double, String)]
  )
  func shortest(value: Double, text: String) throws {
    var writer = JSONWriter()
    writer.shortest(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    let read = try JSONDocument(parsing: writer.bytes).root.double
    #expect(read?.bitPattern == value.bitPattern)
  }

  @Test("An integer beyond 64 bits keeps all its digits")
  func wideInteger() {
    var writer = JSONWriter()
    writer.integer(UInt64.max)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "18446744073709551615")
  }

  @Test("Strings are escaped where JSON requires it and nowhere else")
  func escapes() {
    var writer = JSONWriter()
    writer.string("\"\\/\u{8}\u{9}\u{A}\u{C}\u{D}\u{1}\u{1F}\u{7F}é€🛣")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #""\"\\/\b\t\n\f\r\u0001\u001f"# + "\u{7F}é€🛣\""
    )
  }

  @Test("NaN is a mistake of the program", .waits)
  func notANumber() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.fixed(.nan, decimals: 2)
    }
  }

  @Test(
    "The canonical form of a document",
    arguments: [
      ("{ \"b\" : [ 1 , 2.50 , -0.0 ] ,\n\"a\": { } }", "{\"b\":[1,2.5,0],\"a\":{}}"),
      ("[1e2, 1E+05, 1.50e-07, 0e9, 3e0]", "[1e2,1e5,1.5e-7,0,3]"),
      ("[\"\\u0041\\/\\ud83d\\ude00\"]", "[\"A/😀\"]"),
      ("[[[]],[],{\"a\":[]}]", "[[[]],[],{\"a\":[]}]"),
      (" null ", "null"),
    ]
  )
  func canonical(text: String, expected: String) throws {
    #expect(try canonicalForm(of: Array(text.utf8)) == Array(expected.utf8))
    #expect(try canonicalForm(of: Array(expected.utf8)) == Array(expected.utf8))
  }

  private func canonicalForm(of text: [UInt8]) throws -> [UInt8] {
    var writer = JSONWriter()
    writer.value(try JSONDocument(parsing: text).root)
    return writer.bytes
  }
}
