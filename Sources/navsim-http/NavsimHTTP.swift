import Foundation
import NavigationLive

/// Performs HTTP requests for a program that opens no sockets: one a line in, one answer a line out.
///
/// It ends with status 0 when standard input does, and with 1 when nobody reads its answers.
@main
enum NavsimHTTP {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    let usage = """
      usage: navsim-http < requests > answers

      Reads one JSON request a line, {"id": 1, "method": "GET", "url": "http://..."} with optional
      "headers" (an object of texts) and "body" (text) or "bodyBase64", performs one after another,
      and writes one answer a line: {"id": 1, "status": 200, "contentType": "application/json", "body": "..."} ("bodyBase64" where the
      body is no text in UTF-8), or {"id": 1, "error": "timeout", "message": "..."}.
      """
    let before = Renewal.linesBefore(CommandLine.arguments)
    if CommandLine.arguments.count > 1, before == nil {
      let isHelp = ["-h", "--help"].contains(CommandLine.arguments[1])
      let stream = isHelp ? FileHandle.standardOutput : FileHandle.standardError
      stream.write(Data((usage + "\n").utf8))
      exit(isHelp ? 0 : 2)
    }
    let relay = Relay(limits: URLSessionTransport.Limits())
    let input = Renewal.input(hasRest: before != nil)
    var lines = LineReader(after: before ?? 0, read: input)
    while let line = lines.next() {
      guard let answer = relay.answer(to: line) else { continue }
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(answer))
      } catch {
        exit(1)
      }
      if relay.isSpent { Renewal.begin(with: lines.rest, after: lines.number) }
    }
  }
}
