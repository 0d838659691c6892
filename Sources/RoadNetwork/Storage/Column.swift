import Platform
public import Synchronization

/// Fixed-width numbers: in memory, where they may grow, or in a mapped file, where each block is checked
/// before its first number is read.
///
/// Of a damaged block every number is zero, and its file remembers the damage: whoever asked a map
/// something throws away the answer once ``MapFileDamage`` is set.
@safe
public struct Column<Element: BitwiseCopyable & AdditiveArithmetic & Sendable>: Sendable,
  RandomAccessCollection
{
  // Other rooms read columns number by number: what a getter needs is laid open, or each would be a call that does not
  // know the size of a number.
  @usableFromInline var owner: ColumnOwner
  @usableFromInline nonisolated(unsafe) var base: UnsafeMutablePointer<Element>
  /// How many numbers there are.
  public internal(set) var count: Int
  private var capacity: Int
  /// One a block; 1 where the block may be read.
  @usableFromInline nonisolated(unsafe) var states: UnsafeMutablePointer<Atomic<UInt8>>
  @usableFromInline var shift: UInt8

  /// The index of the first number: 0.
  @inlinable public var startIndex: Int { 0 }
  /// The index behind the last number.
  @inlinable public var endIndex: Int { count }

  /// A number; zero beyond a file's end or in a damaged block.
  @inlinable public subscript(index: Int) -> Element {
    @inline(__always) get {
      guard UInt(bitPattern: index) < UInt(bitPattern: count) else {
        owner.missed(index)
        return .zero
      }
      // The memory is the owner's, and the pointers do not keep that alive.
      defer { withExtendedLifetime(owner) {} }
      if unsafe states[index >> Int(shift)].load(ordering: .relaxed) != 1 {
        guard owner.check(block: index >> Int(shift)) else { return .zero }
      }
      return unsafe base[index]
    }
  }
}

// MARK: - In memory

extension Column: ExpressibleByArrayLiteral {
  /// Copies numbers into memory of the column's own.
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  /// Copies numbers into memory of the column's own.
  public init(_ elements: some Collection<Element>) {
    self.init(capacity: elements.count)
    count = elements.count
    let room = unsafe UnsafeMutableBufferPointer(start: base, count: count)
    withExtendedLifetime(owner) { _ = unsafe room.initialize(fromContentsOf: elements) }
  }

  /// Fills memory of the column's own with one number.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    withExtendedLifetime(owner) { unsafe base.update(repeating: element, count: count) }
    self.count = count
  }

  /// Room for numbers of its own, to be appended.
  init(reserving capacity: Int) { self.init(capacity: capacity) }

  private init(capacity: Int) {
    let memory = ColumnMemory(bytes: Swift.max(capacity, 8) * MemoryLayout<Element>.stride)
    owner = memory
    unsafe base = memory.base.bindMemory(to: Element.self, capacity: Swift.max(capacity, 8))
    count = 0
    self.capacity = Swift.max(capacity, 8)
    unsafe states = ColumnMemory.readable
    // Every index is in the one block.
    shift = 63
  }

  /// Adds a number; a column of a file is copied into memory first.
  public mutating func append(_ element: Element) {
    if count == capacity || !isKnownUniquelyReferenced(&owner) { grow() }
    withExtendedLifetime(owner) { unsafe base[count] = element }
    count += 1
  }

  /// All numbers, for who writes to them: nobody else sees it.
  ///
  /// Good as long as the column is kept alive and is not appended to.
  @unsafe mutating func writable() -> UnsafeMutableBufferPointer<Element> {
    if capacity == 0 || !isKnownUniquelyReferenced(&owner) { grow() }
    return unsafe UnsafeMutableBufferPointer(start: base, count: count)
  }

  /// Room of its own, twice as much if it is full.
  private mutating func grow() {
    var larger = Column(capacity: count == capacity ? capacity * 2 : capacity)
    withExtendedLifetime(owner) { unsafe larger.base.update(from: base, count: count) }
    larger.count = count
    self = larger
  }
}

// MARK: - In a mapped file

extension Column {
  /// - Parameters:
  ///   - start: The first element; it stays mapped as long as `owner` lives.
  ///   - shift: The logarithm of the number of elements in a block.
  @unsafe
  init(
    owner: ColumnOwner,
    start: UnsafeMutableRawPointer,
    count: Int,
    states: UnsafeMutablePointer<Atomic<UInt8>>,
    shift: UInt8
  ) {
    self.owner = owner
    unsafe base = start.bindMemory(to: Element.self, capacity: count)
    self.count = count
    capacity = 0
    unsafe self.states = states
    self.shift = shift
  }

  /// All numbers, each block of which was checked; zeros where one is damaged.
  ///
  /// Good as long as the column is kept alive.
  @unsafe package var checked: UnsafeBufferPointer<Element> {
    let step = shift < 32 ? 1 << Int(shift) : Swift.max(1, count)
    var isGood = true
    for index in stride(from: 0, to: count, by: step)
    where unsafe states[index >> Int(shift)].load(ordering: .relaxed) != 1 {
      isGood = owner.check(block: index >> Int(shift)) && isGood
    }
    // The zeros stay: damage ends what is done with a map.
    return isGood
      ? unsafe UnsafeBufferPointer(start: base, count: count)
      : unsafe UnsafeBufferPointer(
        start: ZeroedMemory.allocate(bytes: byteCount)
          .bindMemory(to: Element.self, capacity: count),
        count: count
      )
  }

  /// All numbers, copied at once; zeros where a block is damaged.
  package var array: [Element] { withExtendedLifetime(owner) { unsafe Array(checked) } }

  /// How many bytes the numbers take.
  package var byteCount: Int { count * MemoryLayout<Element>.stride }

  /// Copies a range of the bytes of all elements.
  package func bytes(_ range: Range<Int>) -> [UInt8] {
    withExtendedLifetime(owner) {
      let all = unsafe UnsafeRawBufferPointer(UnsafeBufferPointer(start: base, count: count))
      return unsafe Array(all[range])
    }
  }
}

/// A column of yes and no.
package struct FlagColumn: Sendable {
  /// A byte for each: 0 for no.
  package internal(set) var bytes: Column<UInt8>

  /// Reads bytes as yes and no.
  package init(_ bytes: Column<UInt8> = []) { self.bytes = bytes }

  /// Whether the byte with an index is not 0.
  @inlinable package subscript(index: Int) -> Bool {
    @inline(__always) get { bytes[index] != 0 }
  }

  /// Adds a yes or no.
  package mutating func append(_ flag: Bool) { bytes.append(flag ? 1 : 0) }
}
