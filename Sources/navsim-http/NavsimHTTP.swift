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
      body is not UTF-8), or {"id": 1, "error": "timeout", "message": "..."}.
      """
    if CommandLine.arguments.count > 1 {
      let isHelp = ["-h", "--help"].contains(CommandLine.arguments[1])
      let stream = isHelp ? FileHandle.standardOutput : FileHandle.standardError
      stream.write(Data((usage + "\n").utf8))
      exit(isHelp ? 0 : 2)
    }
    let relay = Relay(limits: URLSessionTransport.Limits())
    // What is there, however little: who asks waits for the answer before the next request.
    var lines = LineReader { FileHandle.standardInput.availableData }
    while let line = lines.next() {
      guard let answer = relay.answer(to: line) else { continue }
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(answer))
      } catch {
        exit(1)
      }
      if relay.isFull { Memory.beginAnew() }
    }
  }
}
