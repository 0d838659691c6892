import Platform
import Regression

/// The part of a suite that Bazel wants of one test process.
///
/// Bazel numbers from 0 and learns from a file's time that the test knows of shards
/// (bazel.build/reference/test-encyclopedia, "Test sharding").
enum BazelShard {
  /// Reads Bazel's variables; `nil` where it asks for no part.
  ///
  /// - Throws: ``UsageError`` where they make no sense, ``FileError`` where the file cannot be
  ///   touched.
  static func shard(in environment: [String: String]) throws -> Shard? {
    guard let total = environment["TEST_TOTAL_SHARDS"], !total.isEmpty else { return nil }
    let index = environment["TEST_SHARD_INDEX"] ?? ""
    guard let count = Int(total), let number = Int(index), number < Int.max,
      let shard = Shard(number + 1, of: count)
    else {
      throw UsageError(
        "TEST_TOTAL_SHARDS=\(total) and TEST_SHARD_INDEX=\(index) are no part of a suite",
        hint: "the index goes from 0 to one less than the total"
      )
    }
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty {
      try FileSystem.write([], to: path)
    }
    return shard
  }
}
