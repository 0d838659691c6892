/// A value that can be kept in a file as bytes.
package protocol StorableRecord: Sendable {
  /// What stands for a record that cannot be read.
  static var unreadable: Self { get }

  init(from reader: inout RecordReader)
  func write(to writer: inout RecordWriter)
}
