/// A column of yes and no.
package struct FlagColumn: Sendable {
  package private(set) var bytes: Column<UInt8>

  package init(_ bytes: Column<UInt8> = []) { self.bytes = bytes }

  package subscript(index: Int) -> Bool {
    @inline(__always) get { bytes[index] != 0 }
  }

  package mutating func append(_ flag: Bool) { bytes.append(flag ? 1 : 0) }
}
