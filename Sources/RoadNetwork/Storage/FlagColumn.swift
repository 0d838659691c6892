/// A column of yes and no.
struct FlagColumn: Sendable {
  private(set) var bytes: Column<UInt8>

  init(_ bytes: Column<UInt8> = []) { self.bytes = bytes }

  subscript(index: Int) -> Bool {
    @inline(__always) get { bytes[index] != 0 }
  }

  mutating func append(_ flag: Bool) { bytes.append(flag ? 1 : 0) }
}
