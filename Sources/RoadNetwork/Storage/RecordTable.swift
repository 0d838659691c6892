/// Records of any length, in memory or in a mapped file, where each is read when it is first asked for.
struct RecordTable<Record: StorableRecord>: Sendable {
  private enum Place: Sendable {
    case memory([Record])
    case file(StoredRecords<Record>)
  }

  private var place: Place

  init(_ records: [Record] = []) { place = .memory(records) }

  init(_ stored: StoredRecords<Record>) { place = .file(stored) }

  var count: Int {
    switch place {
    case .memory(let records): records.count
    case .file(let stored): stored.count
    }
  }

  subscript(index: Int) -> Record {
    switch place {
    case .memory(let records): records[index]
    case .file(let stored): stored[index]
    }
  }

  /// A table of a file is complete and takes no more.
  mutating func append(_ record: Record) {
    guard case .memory(var records) = place else { return }
    place = .memory([])
    records.append(record)
    place = .memory(records)
  }
}

/// A value that can be kept in a file as bytes.
protocol StorableRecord: Sendable {
  /// What stands for a record that cannot be read.
  static var unreadable: Self { get }

  init(from reader: inout RecordReader)
  func write(to writer: inout RecordWriter)
}
