import Recording

/// Keeps a recording.
struct TrialSink: RecordingSink {
  var bytes: [UInt8] = []
  mutating func append(_ lines: borrowing [UInt8]) { bytes += copy lines }
  mutating func finish() {}
}

/// Numbers that a seed draws.
struct Dice {
  private var stream: RandomStream

  init(_ name: String, _ seed: Int) { stream = RandomStream(name, seed: UInt64(seed)) }

  mutating func below(_ count: Int) -> Int { Int(stream.unit() * Double(count)) }

  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
