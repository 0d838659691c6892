import Foundation
import Platform
import Simulation
import TestSupport

@testable import Regression

/// Commands for small children.
enum PipeScript {
  /// What a child says first.
  static func ready(_ members: String = "") -> String {
    #"{"id":0,"ready":{"name":"played","version":"1","routes":"asked","#
      + #""tells":["navigator.didAdvanceStep","navigator.routeStatus"]\#(members)}}"#
  }

  /// A script of sh as a command.
  static func shell(_ script: String, _ arguments: String...) -> String {
    (["sh", "-c", script, "sh"] + arguments).map(quoted).joined(separator: " ")
  }

  /// A child that is ready and then follows a script.
  static func afterReady(_ script: String, members: String = "") -> String {
    shell("read x; echo '\(ready(members))'; " + script)
  }

  static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// A program of Python's; nil where the machine has none.
  static func python(_ program: String) -> String? {
    interpreter.map { "\(quoted($0)) -IS -c \(quoted(program))" }
  }

  static var hasPython: Bool { interpreter != nil }

  /// The interpreter itself, not what stands for it in PATH.
  private static let interpreter: String? = {
    let words = ["python3", "-c", "import sys; print(sys.executable)"]
    guard let child = try? ChildProcess(words),
      case .line(let path) = child.nextLine(until: .now + .seconds(20), limit: 4096)
    else { return nil }
    return String(decoding: path, as: UTF8.self)
  }()
}

/// A child that answers one message after the other with texts that are given, whatever it is told; told
/// something more it ends.
struct PlayedChild {
  let command: String

  init(_ answers: [String]) {
    self.init(answers.map { Array($0.utf8) })
  }

  init(_ answers: [[UInt8]]) {
    let script = "for y; do IFS= read -r x || exit 0; printf %b \"$y\"; done; IFS= read -r x"
    let texts = answers.map { answer in
      answer.map { byte in
        let isPlain = (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\\")
        // Three digits, for one that follows is a text of its own.
        let octal = String(byte, radix: 8)
        return isPlain
          ? String(UnicodeScalar(byte))
          : "\\0" + String(repeating: "0", count: 3 - octal.count) + octal
      }.joined()
    }
    command = (["sh", "-c", script, "sh"] + texts).map(PipeScript.quoted).joined(separator: " ")
  }
}

/// Drives a child through a small run.
enum SmallRun {
  /// What came of it.
  struct Outcome {
    var notes: [String] = []
    var failure: NavigatorFailure?
    var refusal: String?
  }

  /// Begins a run, goes somewhere, takes fixes at whole seconds from 1 on, and ends.
  static func drive(
    _ supply: PipeSupply,
    fixes: Int64 = 3,
    batches: Bool = false,
    stops: [String] = [],
    isFresh: Bool = false
  ) -> Outcome {
    let host = PipeHost()
    var outcome = Outcome()
    do {
      let navigator = try supply.navigator(isFresh: isFresh)
      defer { supply.giveBack(navigator, isSound: outcome.failure == nil) }
      do {
        try navigator.start(.small(stops: stops), host: host)
        try navigator.perform(.go)
        for second in 1...max(1, fixes) where fixes > 0 {
          host.now = .seconds(second)
          let rest = batches ? Array(1...fixes).filter { $0 > second } : []
          host.upcoming = rest.map { (.seconds($0), .fix(at: $0)) }
          try navigator.take(.fix(at: second))
        }
        try navigator.end()
      } catch let failure as NavigatorFailure {
        outcome.failure = failure
      } catch let refusal as NavigatorCallNotOffered {
        outcome.refusal = refusal.message
      }
    } catch {
      outcome.failure = error as? NavigatorFailure
    }
    outcome.notes = host.notes
    return outcome
  }
}
