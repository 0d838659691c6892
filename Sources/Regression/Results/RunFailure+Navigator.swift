package import CanonicalJSON
import Platform
package import Simulation

extension RunFailure {
  /// A failure of the navigator: a finding about it, or a command that is none.
  package init(_ failure: NavigatorFailure) {
    self.init(failure.kind == .cannotStart ? .invalidInput : .regression, failure.lines)
    navigator = failure
  }
}

extension NavigatorFailure {
  /// The failure as a person reads it: what, when, after which message, and its last words.
  package var lines: [String] {
    let time = milliseconds.map { " at \(Quantity.time(milliseconds: $0))" } ?? ""
    let after = message.isEmpty ? "" : ", after \(message)"
    var lines = ["error: the navigator failed: \(kind.rawValue): \(detail)\(time)\(after)"]
    if let said {
      let place = [line.map { "line \($0)" }, column.map { "column \($0)" }].compactMap(\.self)
      lines.append(
        "  said" + (place.isEmpty ? "" : " (\(place.joined(separator: ", ")))") + ": \(said)"
      )
    }
    if let expected { lines.append("  expected: \(expected)") }
    if kind == .noise {
      lines.append("  hint: standard output is the protocol's; write logs to standard error")
    }
    if !given.isEmpty { lines.append("  given: \(given)") }
    if !lastWords.isEmpty {
      lines.append("  its last words on standard error:")
      lines += lastWords.map { "    \($0)" }
    }
    return [lines.joined(separator: "\n")]
  }

  /// Writes the failure as an object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind.rawValue)
    writer.member("detail", detail)
    writer.member("t", ifPresent: milliseconds.map { Int($0) })
    writer.member("given", given)
    writer.member("said", ifPresent: said)
    writer.member("line", ifPresent: line)
    writer.member("column", ifPresent: column)
    writer.member("expected", ifPresent: expected)
    writer.member("stderr", lastWords)
    writer.endObject()
  }
}
