/// Keeps a recording in memory.
public struct MemorySink: RecordingSink {
  /// The lines so far, each with its end.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty recording.
  public init() {}

  public mutating func append(_ lines: borrowing [UInt8]) {
    bytes.append(contentsOf: copy lines)
  }

  public mutating func finish() {}
}
