import RoadFixtures
import Testing

@testable import AddressIndex
@testable import RoadNetwork

@Suite struct AddressColumnsTests {
  /// Keeps the bytes of each column.
  struct Writer: AddressColumnVisitor {
    var columns: [(name: String, values: [Int64])] = []

    mutating func visit<Element: FixedWidthInteger & BitwiseCopyable & Sendable>(
      _ name: StaticString,
      _ column: inout [Element]
    ) throws(Never) {
      columns.append((name.description, column.map { Int64($0) }))
    }
  }

  /// Fills columns with what a writer kept.
  struct Reader: AddressColumnVisitor {
    var columns: [(name: String, values: [Int64])]
    var next = 0

    mutating func visit<Element: FixedWidthInteger & BitwiseCopyable & Sendable>(
      _ name: StaticString,
      _ column: inout [Element]
    ) throws(Never) {
      column = columns[next].values.map { Element(truncatingIfNeeded: $0) }
      next += 1
    }
  }

  private func written() -> Writer {
    var columns = AddressIndexTests.index.columns
    var writer = Writer()
    columns.forEachColumn(&writer)
    return writer
  }

  @Test("Columns that are written and read are the same index")
  func roundTrip() throws {
    let writer = written()
    #expect(Set(writer.columns.map(\.name)).count == writer.columns.count)
    var reader = Reader(columns: writer.columns)
    var columns = AddressColumns()
    columns.forEachColumn(&reader)
    #expect(reader.next == writer.columns.count)
    #expect(try AddressIndex(columns).columns == AddressIndexTests.index.columns)
  }

  @Test("Damaged columns are refused, or answer every question", arguments: 0..<60)
  func damage(seed: UInt64) {
    var random = TestRandom(seed: seed)
    var columns = written().columns
    for _ in 0...(random.next() % 2) {
      let index = Int(random.next() % UInt64(columns.count))
      let count = columns[index].values.count
      switch random.next() % 3 {
      case 0 where count > 0: columns[index].values.removeLast()
      case 1: columns[index].values.append(Int64(random.next() % 300))
      default:
        guard count > 0 else { continue }
        let at = Int(random.next() % UInt64(count))
        columns[index].values[at] = Int64(bitPattern: random.next()) >> Int64(random.next() % 60)
      }
    }
    var reader = Reader(columns: columns)
    var damaged = AddressColumns()
    damaged.forEachColumn(&reader)
    guard let index = try? AddressIndex(damaged) else { return }
    for text in ["", "mill lane 2 harbour", "9", "quay & mill", "fuel"] {
      let near = AddressIndexTests.towns.place(0, 0)
      for hit in index.search(AddressQuery(text, near: near)) { _ = index.label(of: hit.item) }
      _ = index.pois(near: near, within: 1e7, limit: 99)
      _ = index.reverse(near)
    }
  }
}
