#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system refused, apart from files.
package struct SystemError: Error, Hashable, Sendable {
  /// What it is about, such as a program; nil where what was tried says it.
  package let subject: String?
  /// What was tried, such as `cannot open a socket`.
  package let attempt: String
  /// The system's words for why.
  package let reason: String

  /// Creates an error of the call that failed last.
  init(_ attempt: String) { self.init(attempt, reason: SystemCall.words(for: errno)) }

  init(_ attempt: String, of subject: String? = nil, reason: String) {
    self.subject = subject
    self.attempt = attempt
    self.reason = reason
  }
}

extension SystemError: CustomStringConvertible {
  /// The finished line `error: cannot open a socket: too many open files`, with its subject in front.
  package var description: String {
    (subject.map { "\($0): " } ?? "") + "error: \(attempt): \(reason)"
  }
}
