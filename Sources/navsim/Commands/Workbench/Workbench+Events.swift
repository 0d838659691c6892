import CanonicalJSON
import Platform
import Synchronization

extension Workbench {
  /// How many pages may listen, and how many files are watched.
  private static let limits = (listeners: 8, files: 16)

  /// Opens a stream of events (server-sent events of the HTML standard).
  func listen(_ reply: WebServer.Reply) {
    let isOne = state.withLock { state in
      state.listeners.removeAll { !server.isOpen($0) }
      guard state.listeners.count < Self.limits.listeners else { return false }
      state.listeners.append(reply)
      return true
    }
    guard isOne else { return reply.send(.refusal(.busy, "too many pages are open")) }
    reply.send(
      WebAnswer(type: "text/event-stream", body: Array(": navsim\n\n".utf8), isStream: true)
    )
  }

  /// Tells every page that listens.
  func tell(_ event: String, _ data: [UInt8]) {
    let listeners = state.withLock { state in
      state.listeners.removeAll { !server.isOpen($0) }
      return state.listeners
    }
    let bytes = Array("event: \(event)\ndata: ".utf8) + data + Array("\n\n".utf8)
    for listener in listeners { listener.push(bytes) }
  }

  /// Notices that a file was changed by others, and tells the pages.
  func watch() {
    let changed = state.withLock { state in
      state.watched.indices.compactMap { index -> String? in
        let now = FileSystem.stamp(of: state.watched[index].path)
        guard now != state.watched[index].stamp else { return nil }
        state.watched[index].stamp = now
        return state.watched[index].path
      }
    }
    for path in changed {
      tell(
        "changed",
        Self.object { json in
          json.member("path", path)
          json.member("stamp", ifPresent: Self.stamp(ofFileAt: path))
        }
      )
    }
  }

  /// Watches a file from now on.
  func watch(_ path: String) {
    state.withLock { state in
      state.watched.removeAll { $0.path == path }
      state.watched.append((path, FileSystem.stamp(of: path)))
      if state.watched.count > Self.limits.files { state.watched.removeFirst() }
    }
  }

  /// What tells one content of a file from another; nil where there is no file.
  static func stamp(ofFileAt path: String) -> String? {
    (try? FileSystem.read(path)).map { stamp(of: $0) }
  }

  /// What tells one text from another.
  static func stamp(of bytes: [UInt8]) -> String {
    SHA256.digest(of: bytes).prefix(16).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }
}
