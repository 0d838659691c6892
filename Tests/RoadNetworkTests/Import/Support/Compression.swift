import Platform

/// Compresses for tests.
enum Compression {
  static func compress(_ bytes: [UInt8], _ container: Inflater.Container) -> [UInt8] {
    guard let packed = Deflate.compressed(bytes, in: container) else {
      preconditionFailure("not enough memory")
    }
    return packed
  }
}
