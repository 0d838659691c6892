import Platform

extension Session {
  /// Returns what the program remembers over a trap; nil where that ends it.
  ///
  /// - Parameter slots: how many pieces of work leave a number behind.
  func crashJournal(slots: Int = 0) -> CrashJournal? {
    guard io.outlivesTraps else { return nil }
    return CrashJournal.open(slots: slots, in: Self.temporaryFolder(environment))
  }
}
