import Testing

@testable import Platform

@Suite("What is shown of strangers' texts") struct VisibleTests {
  @Test(
    "Whatever a terminal would obey is written out",
    arguments: [
      ("plain ä 漢 🚗", "plain ä 漢 🚗"), ("\u{1B}[2J", #"\u001b[2J"#), ("a\rb\u{07}", #"a\rb\u0007"#),
      ("a\nb\tc", #"a\nb\tc"#), ("\u{7F}\u{9B}1m\u{85}", #"\u007f\u009b1m\u0085"#),
      ("\u{202E}abc\u{2066}\u{200F}\u{61C}", #"\u202eabc\u2066\u200f\u061c"#),
      ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("“…”", "“…”"), ("\u{1B}[31m", #"\u001b[31m"#),
      ("\u{1B}", #"\u001b"#),
    ]
  )
  func line(text: String, shown: String) { #expect(Visible.line(text) == shown) }

  @Test("The program's own colours and lines pass where they are asked for, and no others")
  func kept() {
    func shown(_ text: String, _ kept: Visible.Kept) -> String {
      String(decoding: Visible.shown(Array(text.utf8), keeping: kept), as: UTF8.self)
    }
    for code in Visible.styleCodes {
      let text = "\u{1B}[\(code)mx\n\u{1B}[0m"
      #expect(shown(text, [.lines, .styles]) == text)
      #expect(shown(text, [.lines, .tabs]) == "\\u001b[\(code)mx\n\\u001b[0m")
    }
    for text in ["\u{1B}[8m", "\u{1B}[1J", "\u{1B}[", "\u{1B}[0", "\u{1B}[31;1m", "\u{1B}]0;m"] {
      #expect(!shown(text, [.lines, .styles]).contains("\u{1B}"))
    }
  }

  @Test(
    "No line of a text is a command to the machine that builds",
    arguments: [
      ("::error::x", #"\u003a:error::x"#),
      ("a\n \t::stop-commands::t", "a\n \t\\u003a:stop-commands::t"),
      (":::error::x", #"\u003a::error::x"#), ("a ::error::x", "a ::error::x"),
      ("[::1]:80", "[::1]:80"),
      ("a ##[error]x", #"a \u0023#[error]x"#), ("###[group]", #"#\u0023#[group]"#),
      ("##vso[task.x]", #"\u0023#vso[task.x]"#), ("## a [b](c)", "## a [b](c)"), ("##", "##"),
      ("::", #"\u003a:"#),
    ]
  )
  func commands(text: String, shown: String) {
    #expect(String(decoding: Visible.withoutCommands(Array(text.utf8)), as: UTF8.self) == shown)
  }
}
