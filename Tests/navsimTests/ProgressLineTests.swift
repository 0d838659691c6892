import Testing

@testable import navsim

@Suite("A long work tells how far it is, how fast it goes and how long the rest takes")
struct ProgressLineTests {
  @Test(
    "What is not known yet, and a rest that is over at once, are left out",
    arguments: [
      (0, 3000, 1.0, "0 of 3,000 drives"),
      (90, 3000, 0.2, "90 of 3,000 drives · 450 a second · 0:06 left"),
      (1, 1, 0.5, "1 of 1 drive · 2.00 a second"),
      (100, 484_000, 1, "100 of 484,000 drives · 100 a second · 1:20:39 left"),
      (2995, 3000, 10, "2,995 of 3,000 drives · 300 a second"),
      (5, 3, 1, "5 of 3 drives · 5.00 a second"),
    ]
  )
  func text(_ done: Int, _ total: Int, _ seconds: Double, _ expected: String) {
    #expect(ProgressLine.text(done, of: total, "drive", seconds: seconds) == expected)
  }
}
