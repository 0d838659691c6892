/// Keeps a recording in memory.
package struct MemorySink: RecordingSink {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ lines: borrowing [UInt8]) {
    bytes.append(contentsOf: copy lines)
  }

  package mutating func finish() {}
}
