/// Records of any length, in memory or in a mapped file, where each is read when it is first asked for.
package struct RecordTable<Record: StorableRecord>: Sendable {
  private enum Place: Sendable {
    case memory([Record])
    case file(StoredRecords<Record>)
  }

  private var place: Place

  init(_ records: [Record] = []) { place = .memory(records) }

  init(_ stored: StoredRecords<Record>) { place = .file(stored) }

  package var count: Int {
    switch place {
    case .memory(let records): records.count
    case .file(let stored): stored.count
    }
  }

  package subscript(index: Int) -> Record {
    switch place {
    case .memory(let records): records[index]
    case .file(let stored): stored[index]
    }
  }

  /// A table of a file is complete and takes no more.
  package mutating func append(_ record: Record) {
    guard case .memory(var records) = place else { return }
    place = .memory([])
    records.append(record)
    place = .memory(records)
  }
}
