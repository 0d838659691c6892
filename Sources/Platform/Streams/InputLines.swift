import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lines of standard input as they come.
package final class InputLines: Sendable {
  /// The longest line, in bytes: as much as a scenario file may hold.
  package static let lengthLimit = 16 << 20

  private struct State {
    var buffer: [UInt8] = []
    var start = 0
    var isAtEnd = false
  }

  private let descriptor: Int32
  private let state = Mutex(State())

  /// Reads lines of a descriptor from now on.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Returns the next line without its end, waiting for it; `nil` at the end.
  ///
  /// Of a line beyond the limit the beginning is returned, and the rest as further lines.
  package func next() -> [UInt8]? {
    state.withLock { state in
      var searched = state.start
      while true {
        if let end = state.buffer[searched...].firstIndex(of: 0x0A) {
          return Self.take(&state, upTo: end, skipping: 1)
        }
        searched = state.buffer.count
        let length = state.buffer.count - state.start
        if length >= Self.lengthLimit || state.isAtEnd {
          return length == 0 ? nil : Self.take(&state, upTo: state.buffer.count, skipping: 0)
        }
        if state.start > 0 {
          state.buffer.removeFirst(state.start)
          searched -= state.start
          state.start = 0
        }
        fill(&state)
      }
    }
  }

  /// Returns the next bytes, waiting for them; fewer at the end.
  ///
  /// - Parameter count: at most ``lengthLimit``.
  package func next(bytes count: Int) -> [UInt8] {
    state.withLock { state in
      while state.buffer.count - state.start < count, !state.isAtEnd {
        if state.start > 0 {
          state.buffer.removeFirst(state.start)
          state.start = 0
        }
        fill(&state)
      }
      let end = min(state.buffer.count, state.start + max(0, count))
      return Self.take(&state, upTo: end, skipping: 0)
    }
  }

  private static func take(_ state: inout State, upTo end: Int, skipping count: Int) -> [UInt8] {
    defer { state.start = end + count }
    return Array(state.buffer[state.start..<end])
  }

  private func fill(_ state: inout State) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe chunk.withUnsafeMutableBytes { buffer in
      unsafe SystemCall.read(descriptor, buffer.baseAddress, buffer.count)
    }
    if count > 0 {
      state.buffer += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      state.isAtEnd = true
    }
  }
}
