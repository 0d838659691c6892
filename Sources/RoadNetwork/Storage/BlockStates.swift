import Platform
import Synchronization

/// Which blocks of a mapped file were checked: 0 not yet, 1 good, 2 damaged.
@safe
final class BlockStates: Sendable {
  nonisolated(unsafe) let start: UnsafeMutablePointer<Atomic<UInt8>>

  init(count: Int) {
    let memory = unsafe ZeroedMemory.allocate(bytes: count)
    unsafe start = memory.bindMemory(to: Atomic<UInt8>.self, capacity: Swift.max(1, count))
  }

  deinit { unsafe ZeroedMemory.free(start) }

  func set(_ state: UInt8, _ block: Int) {
    unsafe start[block].store(state, ordering: .relaxed)
  }
}
