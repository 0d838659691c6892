extension SuiteSelection {
  /// Keeps the scenarios of one part.
  ///
  /// A root that was complete stays so: each part answers for the goldens whose names are its own.
  package mutating func keep(_ shard: Shard) {
    scenarios.removeAll { !shard.contains($0.name) }
    self.shard = shard
  }
}
