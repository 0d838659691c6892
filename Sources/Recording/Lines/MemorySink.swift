/// Keeps a recording in memory.
public struct MemorySink: RecordingSink {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func append(_ lines: borrowing [UInt8]) {
    bytes.append(contentsOf: copy lines)
  }

  public mutating func finish() {}
}
