#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pipes of a child with what waits on both sides of them.
struct ChildTalk {
  private var input: Int32
  private(set) var output: Int32
  private var error: Int32
  /// What the child has not been told yet.
  private var outgoing: ArraySlice<UInt8> = []
  private var lines = LineBuffer()
  private(set) var lastWords = LastLines()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  /// How the child ended, once that was noted.
  private(set) var ending: ChildEnding?
  /// Whether it was ended with all that descends from it.
  private(set) var isReleased = false

  init(_ streams: ChildStreams) {
    input = streams.input
    output = streams.output
    error = streams.error
  }

  /// Adds to what the child is told, and tells what it takes at once.
  mutating func send(_ bytes: [UInt8]) {
    if outgoing.isEmpty { outgoing = bytes[...] } else { outgoing += bytes }
    write()
  }

  /// Closes everything, after the child was ended.
  mutating func release(_ ending: ChildEnding?) {
    self.ending = ending
    isReleased = true
    closeInput()
    while readError() {}
    for descriptor in [output, error] where descriptor >= 0 { _ = close(descriptor) }
    (output, error) = (-1, -1)
  }

  /// Takes a line out of what was read.
  mutating func line(_ limit: Int) -> ChildProcess.Reading? {
    if let line = lines.next() {
      return line.count > limit ? .tooLong(Array(line.prefix(1024))) : .line(line)
    }
    return lines.count > limit ? .tooLong(lines.beginning(1024)) : nil
  }

  /// Whether the child has ended.
  mutating func hasEnded(_ pid: pid_t) -> Bool {
    if ending == nil { ending = ChildEnding.note(pid) }
    return ending != nil
  }

  /// Waits until something can be read or written, and does so.
  ///
  /// - Parameter isLeaving: whether what the child says counts no more, so that it waits the whole time.
  /// - Returns: Whether anything happened.
  mutating func exchange(waiting time: Duration, isLeaving: Bool = false) -> Bool {
    var streams = [
      pollfd(fd: isLeaving ? -1 : output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: error, events: Int16(POLLIN), revents: 0),
      pollfd(fd: outgoing.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
    ]
    let milliseconds = (time + .microseconds(999)) / .milliseconds(1)
    guard unsafe poll(&streams, 3, Int32(milliseconds)) > 0 else { return false }
    if streams[2].revents != 0 { write() }
    if streams[1].revents != 0 { _ = readError() }
    if streams[0].revents != 0 { _ = read() }
    return true
  }

  /// Tells what it takes at once.
  mutating func write() {
    while !outgoing.isEmpty, input >= 0 {
      let count = unsafe outgoing.withUnsafeBytes { buffer in
        unsafe SystemCall.write(input, buffer.baseAddress, buffer.count)
      }
      if count >= 0 {
        outgoing = outgoing.dropFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        // Nobody reads it any more; how the child ended is found where its answer is waited for.
        closeInput()
      }
    }
  }

  /// Ends what the child is told.
  mutating func closeInput() {
    outgoing = []
    if input >= 0 { _ = close(input) }
    input = -1
  }

  /// Reads what is there of its output.
  ///
  /// - Returns: Whether there was anything.
  mutating func read() -> Bool {
    guard let count = Self.read(&output, &chunk) else { return false }
    lines.append(chunk[..<count])
    return true
  }

  /// Reads what is there of its standard error.
  ///
  /// - Returns: Whether there was anything.
  mutating func readError() -> Bool {
    guard let count = Self.read(&error, &chunk) else { return false }
    lastWords.append(chunk[..<count])
    return true
  }

  /// Reads once without waiting, and closes what is at its end.
  private static func read(_ descriptor: inout Int32, _ chunk: inout [UInt8]) -> Int? {
    while descriptor >= 0 {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe SystemCall.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 { return count }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return nil }
      _ = close(descriptor)
      descriptor = -1
    }
    return nil
  }
}
