import ScenarioLanguage
import Testing

@testable import navsim

@Suite("The argument parser")
struct ArgumentParserTests {
  private let parser = ArgumentParser(
    CommandDescription(
      .run,
      "tries",
      operands: "<path>…",
      operandCount: 0...2,
      examples: [],
      options: [
        CommandOption("jobs", short: "j", .required("n"), "how many"),
        CommandOption("list", short: "l", "lists"),
        CommandOption("update", .choice(["all", "none"]), "what to write"),
        CommandOption("check", .optional(["all"]), "checks"),
      ]
    )
  )

  @Test(
    "Reads values attached and apart",
    arguments: [
      ["--jobs", "2"], ["--jobs=2"], ["-j", "2"], ["-j2"], ["-j=2"], ["-j9", "--jobs=2"],
    ]
  )
  func values(words: [String]) throws {
    #expect(try parser.parse(words).integer("jobs", atLeast: 1) == 2)
  }

  @Test("Options may follow operands, and two dashes end them")
  func operands() throws {
    let parsed = try parser.parse(["a.json", "--list", "--", "--list"])
    #expect(parsed.operands == ["a.json", "--list"])
    #expect(parsed.has("list"))
  }

  @Test("An optional value is only taken when it is one of the words")
  func optionalValues() throws {
    #expect(try parser.parse(["--check", "all"]).value("check") == "all")
    #expect(try parser.parse(["--check=all"]).value("check") == "all")
    let parsed = try parser.parse(["--check", "path"])
    #expect(parsed.value("check") == "")
    #expect(parsed.operands == ["path"])
  }

  @Test("A dash is an operand and an empty value is a value")
  func oddValues() throws {
    #expect(try parser.parse(["-"]).operands == ["-"])
    #expect(try parser.parse(["--jobs="]).value("jobs") == "")
  }

  @Test(
    "Says what is wrong and what was meant",
    arguments: [
      (["--jbos=2"], "unknown option '--jbos' for 'navsim run'", "did you mean '--jobs'?"),
      (
        ["-x"], "unknown option '-x' for 'navsim run'",
        "'navsim run -h' lists the options; '--' ends them"
      ),
      (["--jobs"], "'--jobs' needs a value: -j, --jobs <n>", "<n> is missing"),
      (["--list=yes"], "'--list' takes no value, but was given 'yes'", nil),
      (["--update", "al"], "'--update al': expected one of all, none", "did you mean 'all'?"),
      (["--check=al"], "'--check al': expected one of all", "did you mean 'all'?"),
      (["a", "b", "c"], "unexpected argument 'c'", "usage: navsim run [options] <path>…"),
    ] as [([String], String, String?)]
  )
  func errors(words: [String], message: String, hint: String?) {
    #expect(throws: UsageError(message, hint: hint)) { try parser.parse(words) }
  }

  @Test(
    "A number outside its range is refused",
    arguments: ["0", "-1", "two", "", "1.5", "99999999999999999999"]
  )
  func badNumbers(text: String) throws {
    let parsed = try parser.parse(["--jobs=\(text)"])
    #expect(throws: UsageError("'--jobs \(text)': expected a whole number of at least 1")) {
      try parsed.integer("jobs", atLeast: 1)
    }
  }
}
