import Testing

@testable import RoadNetwork

@Suite struct StringPoolTests {
  @Test("Texts are numbered in the order of their first use")
  func numbering() {
    var pool = StringPool()
    #expect(["highway", "", "ü", "highway", ""].map { pool.intern($0) } == [0, 1, 2, 0, 1])
    #expect(pool.count == 3 && pool.byteCount == 9)
    #expect((0..<3).map { pool[$0] } == ["highway", "", "ü"])
    #expect(pool[3] == "" && pool[.max] == "")
    #expect(pool.id(of: "ü") == 2)
    #expect(pool.id(of: "railway") == nil)
  }

  @Test("A pool finds each of many texts again")
  func growth() {
    var pool = StringPool()
    for number in 0..<20_000 { #expect(pool.intern("text \(number)") == UInt32(number)) }
    for number in 0..<20_000 {
      #expect(pool.id(of: "text \(number)") == UInt32(number))
      #expect(pool[UInt32(number)] == "text \(number)")
    }
  }

  @Test("Bytes that are not UTF-8 are repaired")
  func repair() {
    var pool = StringPool()
    let bytes: [UInt8] = [0x61, 0xff, 0x62]
    let id = pool.intern(bytes.span, 0..<3)
    #expect(pool[id] == "a\u{fffd}b")
  }
}
