/// Takes a recording as it is made, in chunks of whole lines.
public protocol RecordingSink {
  /// Takes the next lines.
  mutating func append(_ lines: borrowing [UInt8]) throws

  /// Is told that the recording is complete.
  mutating func finish() throws
}
