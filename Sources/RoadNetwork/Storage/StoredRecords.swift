import Platform
import Synchronization

/// The records of a mapped file.
///
/// Each is read once; what was read stays until the table goes.
@safe
final class StoredRecords<Record: StorableRecord>: Sendable {
  private final class Box: Sendable {
    let record: Record
    init(_ record: Record) { self.record = record }
  }

  private let starts: Column<UInt32>
  private let bytes: Column<UInt8>
  /// Told of a record that makes no sense.
  private let damage: MapFileDamage
  let count: Int
  /// A retained ``Box`` each, once it was read.
  private nonisolated(unsafe) let known: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

  /// - Parameter starts: Where each record begins; one more than there are records.
  init(starts: Column<UInt32>, bytes: Column<UInt8>, damage: MapFileDamage) {
    self.starts = starts
    self.bytes = bytes
    self.damage = damage
    count = Swift.max(0, starts.count - 1)
    // Zero bytes are nil: pages that nobody asks for cost nothing.
    let size = unsafe Swift.max(1, count) * MemoryLayout<Atomic<UnsafeRawPointer?>>.stride
    let memory = unsafe ZeroedMemory.allocate(bytes: size)
    unsafe known = memory.bindMemory(
      to: Atomic<UnsafeRawPointer?>.self,
      capacity: Swift.max(1, count)
    )
  }

  deinit {
    for index in 0..<count {
      guard let box = unsafe known[index].load(ordering: .acquiring) else { continue }
      unsafe Unmanaged<Box>.fromOpaque(box).release()
    }
    unsafe ZeroedMemory.free(known)
  }

  subscript(index: Int) -> Record {
    guard index < count else { return .unreadable }
    if let box = unsafe known[index].load(ordering: .acquiring) {
      return unsafe Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().record
    }
    let box = Box(read(index))
    let mine = unsafe Unmanaged.passRetained(box)
    let result = unsafe known[index].compareExchange(
      expected: nil,
      desired: UnsafeRawPointer(mine.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    // Another thread was faster: its record is the same.
    if unsafe !result.exchanged { unsafe mine.release() }
    return box.record
  }

  private func read(_ index: Int) -> Record {
    let low = Int(starts[index])
    let high = Int(starts[index + 1])
    guard low <= high, high <= bytes.count else {
      damage.note("a record does not lie in its table")
      return .unreadable
    }
    var reader = RecordReader((low..<high).map { bytes[$0] })
    let record = Record(from: &reader)
    guard reader.isComplete else {
      damage.note("a record makes no sense")
      return .unreadable
    }
    return record
  }
}
