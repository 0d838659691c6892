import Platform

/// The bytes of a map file from its start to its end, decompressed on the way if they are gzipped.
final class OSMInput {
  let name: String
  /// The size of the file in bytes; 0 if it is not known.
  let totalBytes: Int
  /// The bytes taken from the file so far.
  private(set) var fileBytes = 0
  /// The bytes handed out so far.
  private(set) var position = 0

  private let file: OpenFile?
  /// What was read but not handed out yet.
  private var head: [UInt8]
  private var headStart = 0
  private var gzip: GzipStream?

  init(path: String) throws(MapError) {
    let file: OpenFile
    do { file = try OpenFile(path) } catch { throw MapError(error) }
    self.file = file
    name = path
    totalBytes = file.size
    head = []
  }

  init(bytes: [UInt8], name: String) {
    self.name = name
    totalBytes = bytes.count
    file = nil
    head = bytes
    fileBytes = bytes.count
  }

  /// Returns the next bytes without taking them; fewer than `count` only at the end.
  func peek(_ count: Int) throws(MapError) -> [UInt8] {
    while head.count - headStart < count {
      var more = [UInt8](repeating: 0, count: count)
      let amount = try next(into: &more, 0..<count)
      if amount == 0 { break }
      head.append(contentsOf: more[..<amount])
    }
    return Array(head[headStart...].prefix(count))
  }

  /// Takes all that follows for gzip; what is handed out from here is its content.
  func startGzip(limit: Int) throws(MapError) {
    guard let stream = GzipStream(name: name, limit: limit, head: head, at: headStart) else {
      throw MapError(source: name, message: "not enough memory to decompress the file")
    }
    gzip = stream
    head = []
    headStart = 0
  }

  /// Fills `range` of `buffer`, if the bytes reach; fewer are the end.
  func read(into buffer: inout [UInt8], _ range: Range<Int>) throws(MapError) -> Int {
    var start = range.lowerBound
    if headStart < head.count {
      let count = min(head.count - headStart, range.count)
      for offset in 0..<count { buffer[start + offset] = head[headStart + offset] }
      headStart += count
      start += count
    }
    while start < range.upperBound {
      let amount = try next(into: &buffer, start..<range.upperBound)
      if amount == 0 { break }
      start += amount
    }
    position += start - range.lowerBound
    return start - range.lowerBound
  }

  private func next(into buffer: inout [UInt8], _ range: Range<Int>) throws(MapError) -> Int {
    guard let gzip else { return try nextOfFile(into: &buffer, range) }
    while true {
      if gzip.needsInput, !gzip.isAtEnd {
        let amount = try nextOfFile(into: &gzip.input, 0..<gzip.input.count)
        gzip.refilled(amount)
      }
      let amount = try gzip.read(into: &buffer, range)
      if amount > 0 || gzip.isFinished { return amount }
    }
  }

  private func nextOfFile(
    into buffer: inout [UInt8],
    _ range: Range<Int>
  ) throws(MapError) -> Int {
    guard let file else { return 0 }
    let amount: Int
    do { amount = try file.read(into: &buffer, range) } catch { throw MapError(error) }
    fileBytes += amount
    return amount
  }
}
