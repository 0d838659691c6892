package import Navigation

/// The dispatcher of a scenario, and what it says.
package struct FleetSetup: Sendable {
  /// A message that waits at the dispatcher's server from a time on.
  package struct Message: Hashable, Sendable {
    /// Nanoseconds since the start.
    package var time: Int64
    /// The JSON as it stands in the server's answer; whatever the scenario wants there.
    package var json: [UInt8]
    /// The ID under which its receipt comes; nil where it has none.
    package var id: String?
  }

  /// What a request may be about.
  package enum Subject: String, CaseIterable, Sendable {
    case poll, receipt, jobStarted, jobRejected, jobCancelled, jobFinished, custom, etaUpdate
    /// Any of the five events.
    case event
    case any
  }

  /// What the server answers in place of the usual.
  package struct Answer: Hashable, Sendable {
    /// What the request must be about.
    package var subject: Subject
    /// Which requests of the subject, the first being 1.
    package var requests: ClosedRange<Int>
    /// Nil is the usual latency.
    package var latencyNanoseconds: Int64?
    /// Nil is the usual answer, later or sooner.
    package var outcome: Result<TransportResponse, TransportError>?
  }

  /// A real server, which has its own messages and answers.
  package struct Server: Sendable {
    /// Where `tools/dispatcher` listens unless it is told otherwise.
    package static let localEndpoint = "http://127.0.0.1:7900"

    /// Its URL; nil is the usual one of this machine.
    package var endpoint: String?
    /// A secret that goes with every request, and nowhere else.
    package var token: String?
    /// The recorded answers; nil in a live run.
    package var cassette: Cassette?
    /// Where the recorded answers are, or will be.
    package var cassettePath: String?
  }

  /// Whether the app's key is not good for fleet connectivity.
  package var isDenied = false
  /// Nanoseconds of virtual time until an answer comes.
  package var latencyNanoseconds: Int64 = 0
  /// In the order of their times.
  package var messages: [Message] = []
  /// What is answered otherwise, in the order of the file.
  package var answers: [Answer] = []
  /// The real server in place of the scripted one; nil where there is none.
  package var server: Server?

  /// Creates a dispatcher that says nothing and answers at once.
  package init() {}
}
