/// A cassette as a live run made it.
package struct RecordedCassette: Hashable, Sendable {
  /// Whose answers a cassette has.
  package enum Subject: Hashable, Sendable { case routing, fleet }

  /// Whose answers these are: the routing server's or the dispatcher's.
  package let subject: Subject
  /// The file's content.
  package let bytes: [UInt8]
  /// How many requests were made.
  package let requestCount: Int
  /// The first failure to get an answer; with one the cassette is not worth keeping.
  package let failure: String?

  /// Creates a cassette.
  package init(subject: Subject, bytes: [UInt8], requestCount: Int, failure: String?) {
    self.subject = subject
    self.bytes = bytes
    self.requestCount = requestCount
    self.failure = failure
  }
}
