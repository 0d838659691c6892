/// Files in a ZIP archive (APPNOTE.TXT 6.3.10 of PKWARE), as few of its features as other tools can do
/// with.
///
/// It is the same at every time and on every machine: no dates, no owners. Its comment is a checksum of all
/// that stands before it, because headers and the last bits of compressed data have none of their own.
package struct ZipArchive: Hashable, Sendable {
  /// A file.
  package struct Entry: Hashable, Sendable {
    /// Its path, with `/` between folders.
    package let name: String
    /// Its content, unpacked.
    package let bytes: [UInt8]

    /// Creates a file.
    package init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The files, in the order in which they are written.
  package var entries: [Entry]

  /// Creates an archive of files.
  package init(_ entries: [Entry]) { self.entries = entries }

  /// The content of a file; nil where there is none of that name.
  package subscript(_ name: String) -> [UInt8]? {
    entries.first { $0.name == name }?.bytes
  }

  /// What an archive with a file begins with.
  static let start: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  static let commentHead = "navsim bundle 1, crc32 "
  static var commentSize: Int { commentHead.utf8.count + 8 }

  // MARK: - Limits

  /// How many files are read.
  package static let entryLimit = 1000
  /// How large they are altogether, in bytes.
  package static let sizeLimit = 1 << 30
}

/// Why an archive cannot be read.
package enum ZipError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is no archive of ours: it does not begin, or end, as one.
  case foreign
  /// Its bytes are not those that were written.
  case damaged(String)
  /// It holds more than is read.
  case tooLarge(String)
  /// A file in it would be written to a place that it has no business at.
  case unsafeName(String)

  package var description: String {
    switch self {
    case .foreign: "this is no bundle of navsim"
    case .damaged(let what): "the bundle is damaged: \(what)"
    case .tooLarge(let what): "the bundle is too large: \(what)"
    case .unsafeName(let name): "the bundle holds a file called '\(name)', which is not allowed"
    }
  }
}
