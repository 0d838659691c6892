import Geodesy
import Platform
import Testing
import Waiting
import Traces

@testable import navsim

/// A server of the feed with readers that do not behave.
@Suite("Who reads a feed", .waits, .serialized)
struct FeedServerTests {
  private static let fix = FeedFix(Fix(time: 0, coordinate: Coordinate(latitude: 47, longitude: 9)))

  private static func connect(to server: FeedServer, at host: String) throws -> Socket {
    let port = server.place.split(separator: ":").last.flatMap { UInt16($0) }
    return try Socket.connecting(to: SocketAddress(host: host, port: try #require(port)))
  }

  /// Waits until a server has so many readers; it attends to them meanwhile.
  private static func attend(_ server: FeedServer, until isDone: () -> Bool) {
    let end = SystemProcess.now + 5_000_000_000
    repeat {
      server.attend()
      if isDone() { return }
      SocketPipe.wait(for: server.descriptors, milliseconds: 20)
    } while SystemProcess.now < end
  }

  @Test("An address of version 6 is listened at, and who connects there is heard")
  func sixth() throws {
    let server = try FeedServer(.nmea, at: SocketAddress(host: "::1", port: 0))
    #expect(server.place.hasPrefix("tcp [::1]:"))
    let reader = try Self.connect(to: server, at: "::1")
    Self.attend(server) { server.readerCount == 1 }
    server.send(Self.fix)
    SocketPipe.wait(for: [reader.descriptor], milliseconds: 5000)
    guard case .bytes(let bytes) = SocketPipe.read(reader.descriptor) else {
      Issue.record("nothing was heard")
      return
    }
    #expect(bytes == Self.fix.nmea)
  }

  @Test("A reader that takes nothing is left, and that is said; one that reads stays")
  func behind() throws {
    let server = try FeedServer(.nmea, at: SocketAddress(host: "127.0.0.1", port: 0))
    let idle = try Self.connect(to: server, at: "127.0.0.1")
    let reader = try Self.connect(to: server, at: "127.0.0.1")
    Self.attend(server) { server.readerCount == 2 }
    #expect(server.loss == nil)
    // The system keeps some megabytes for a reader, the server one.
    for number in 0..<400_000 where server.loss == nil {
      server.send(Self.fix)
      guard number % 100 == 0 else { continue }
      while case .bytes = SocketPipe.read(reader.descriptor) {}
      server.attend()
    }
    #expect(server.loss == "1 reader could not follow and had to be left")
    #expect(server.readerCount == 1)
    withExtendedLifetime(idle) {}
  }

  @Test("Clients of gpsd that ask for nothing make room for others once all places are taken")
  func idle() throws {
    let server = try FeedServer(.gpsd, at: SocketAddress(host: "127.0.0.1", port: 0))
    var silent: [Socket] = []
    for count in 1...64 {
      silent.append(try Self.connect(to: server, at: "127.0.0.1"))
      Self.attend(server) { server.descriptors.count == count + 1 }
    }
    #expect(server.descriptors.count == 65)
    // Two seconds without a sign are idle.
    let end = SystemProcess.now + 2_100_000_000
    while SystemProcess.now < end { SocketPipe.wait(for: [], milliseconds: 100) }
    let late = try Self.connect(to: server, at: "127.0.0.1")
    Self.attend(server) { server.loss != nil }
    #expect(server.loss == "1 idle reader made room for others")
    _ = SocketPipe.write(Array("?WATCH={\"enable\":true}\n".utf8)[...], to: late.descriptor)
    Self.attend(server) { server.readerCount == 1 }
    #expect(server.readerCount == 1)
    withExtendedLifetime(silent) {}
  }
}
