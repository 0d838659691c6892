import Foundation
import NavigationLive
import Testing

@testable import navsim_http

@Suite struct RelayTests {
  private func answer(_ line: String, number: Int = 7) -> String? {
    Relay(limits: .init(timeout: 5))
      .answer(to: LineReader.Line(number: number, bytes: Array(line.utf8)))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "A bad line is a located answer",
    arguments: [
      (
        "x",
        #"{"id":null,"error":"invalidRequest","message":"stdin:7:1: error: found 'x', expected a value"}"#
      ),
      (
        #"{"id":1,"method":"GET"}"#,
        #"{"id":1,"error":"invalidRequest","message":"stdin:7:1: error: missing key 'url'"}"#
      ),
      (
        #"{"id":"a","method":"GET","url":"http://h","body":"b"}"#,
        #"{"id":"a","error":"invalidRequest","message":"stdin:7:20: error: a GET request has no body (at /method)"}"#
      ),
      (
        #"{"id":"a","method":"POST","url":"http://h","bodyBase64":"*"}"#,
        #"{"id":"a","error":"invalidRequest","message":"stdin:7:57: error: 'bodyBase64' is not base64 (at /bodyBase64)"}"#
      ),
    ]
  )
  func badLine(line: String, expected: String) {
    #expect(answer(line) == expected + "\n")
  }

  @Test("The value of a header is not quoted, as it may be a secret")
  func secret() throws {
    let line = #"{"id":1,"method":"GET","url":"http://h","headers":{"Authorization":"s3cret\n"}}"#
    let text = try #require(answer(line))
    #expect(text.contains("Authorization") && !text.contains("s3cret"))
  }

  @Test("An empty line has no answer")
  func empty() {
    #expect(answer("  \r") == nil)
  }

  @Test("A refused connection is an answer")
  func refused() {
    #expect(
      answer(#"{"id":3,"method":"GET","url":"http://127.0.0.1:1/"}"#)
        == #"{"id":3,"error":"connectionRefused","message":"nothing listens there"}"# + "\n"
    )
  }
}
