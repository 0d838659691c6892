import Synchronization

/// What keeps the numbers of a column where they are.
@usableFromInline class ColumnOwner: @unchecked Sendable {
  /// Checks a block of a file before it is read for the first time; false where it is damaged.
  @usableFromInline func check(block: Int) -> Bool { true }

  /// Told of an index that is beyond the column: a mistake of the program, or of a forged file.
  @usableFromInline func missed(_ index: Int) {
    preconditionFailure("no number \(index) in the column")
  }
}

/// Memory of a column's own.
///
/// Only a column that is the one user of it writes to it.
@safe
final class ColumnMemory: ColumnOwner, @unchecked Sendable {
  let base: UnsafeMutableRawPointer

  /// The state of the only block of every column in memory: never freed, never changed.
  static nonisolated(unsafe) let readable: UnsafeMutablePointer<Atomic<UInt8>> = {
    let state = UnsafeMutablePointer<Atomic<UInt8>>.allocate(capacity: 1)
    unsafe state.initialize(to: Atomic(1))
    return unsafe state
  }()

  init(bytes: Int) {
    unsafe base = .allocate(byteCount: bytes, alignment: 64)
  }

  deinit { unsafe base.deallocate() }
}
