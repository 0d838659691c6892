import CanonicalJSON
import Geodesy
import Navigation
import Recording
package import Simulation

/// Speaks the protocol as the child, with a navigator behind it.
package final class PipeServer {
  /// Why a message has no answer but an error, in JSON-RPC's numbers.
  private enum Fault: Error {
    case noJSON(String)
    case noMessage(String)
    case wrongMembers(String)

    var code: Int {
      switch self {
      case .noJSON: -32700
      case .noMessage: PipeError.notOffered
      case .wrongMembers: -32602
      }
    }

    var message: String {
      switch self {
      case .noJSON(let text), .noMessage(let text), .wrongMembers(let text): text
      }
    }
  }

  private let navigator: any NavigatorUnderTest
  private let host = PipeServerHost()
  /// Whether the harness said that it is over.
  package private(set) var isOver = false

  /// Creates a server.
  package init(_ navigator: any NavigatorUnderTest) { self.navigator = navigator }

  /// Deals with a message.
  ///
  /// - Returns: What to say, line by line with their ends.
  package func answer(_ line: [UInt8]) -> [UInt8] {
    var id = 0
    var done = JSONWriter()
    done.beginObject()
    do {
      let message = try Self.document(line)
      id = message["id"]?.integer.map { Int($0) } ?? 0
      done.member("id", id)
      try deal(with: message, &done)
      done.endObject()
    } catch {
      done = Self.error(error, id)
    }
    done.newline()
    return host.takeLines() + done.bytes
  }

  private static func document(_ line: [UInt8]) throws -> JSONValue {
    do throws(JSONError) {
      return try JSONDocument(parsing: line).root
    } catch {
      throw Fault.noJSON(error.reason.description)
    }
  }

  private static func error(_ error: any Error, _ id: Int) -> JSONWriter {
    let fault = error as? Fault
    var json = JSONWriter()
    json.beginObject()
    json.member("id", id)
    json.beginObject("error")
    json.member("code", fault?.code ?? -32603)
    json.member("message", fault?.message ?? "\(error)")
    json.endObject()
    json.endObject()
    return json
  }

  // MARK: - Messages

  private func deal(with message: JSONValue, _ done: inout JSONWriter) throws {
    if message["initialize"] != nil { return describe(to: &done) }
    if let begin = message["begin"] {
      host.begin()
      let setup = try Self.setup(begin)
      host.stops = Set(setup.stops)
      try navigator.start(setup, host: host)
      return end(at: 0, &done)
    }
    if message["reset"] != nil || message["end"] != nil {
      try navigator.end()
      isOver = message["end"] != nil
      return done.member("done", 0)
    }
    if let fixes = message["fixes"] { return try take(fixes, &done) }
    host.now = try Self.time(message["now"], "now")
    if let name = message["do"]?.string {
      try perform(name, message)
    } else if let fix = message["fix"] {
      try navigator.take(Self.location(fix))
    } else if let request = message["answer"]?.integer {
      let question = RouteQuestionID(Int(request))
      try navigator.answer(question, try Self.answer(message, host.questions[question]))
    } else if message["wake"] != nil {
      host.wish = nil
      try navigator.wake(at: host.now)
    } else {
      throw Fault.noMessage("no such message")
    }
    end(at: host.now.milliseconds, &done)
  }

  private func describe(to done: inout JSONWriter) {
    let identity = navigator.identity
    done.beginObject("ready")
    done.member("name", identity.name)
    done.member("version", identity.version)
    done.member("routes", identity.routes.rawValue)
    done.member("offers", identity.offers)
    done.member("tells", identity.tells)
    done.member("timers", identity.timers)
    done.member("batches", true)
    if identity.map { done.member("map", true) }
    done.member("protocol", PipeLimits.protocolVersion)
    done.endObject()
  }

  private func perform(_ name: String, _ message: JSONValue) throws {
    guard navigator.identity.offers.contains(name) else {
      throw Fault.noMessage("\(name) is not offered")
    }
    let call: NavigatorCall?
    do {
      call = try NavigatorCall(named: name, message)
    } catch {
      throw Fault.wrongMembers("\(error)")
    }
    if let call { try navigator.perform(call) }
  }

  /// Takes one fix after the other, up to one after which something else may come.
  private func take(_ fixes: JSONValue, _ done: inout JSONWriter) throws {
    var taken = 0
    host.isBatch = true
    defer { host.isBatch = false }
    for fix in fixes.elements {
      let time = try Self.time(fix["now"], "now")
      if taken > 0, host.endsBatch(before: time) { break }
      host.now = time
      try navigator.take(Self.location(fix))
      taken += 1
    }
    guard taken > 0 else { throw Fault.wrongMembers("no fixes") }
    end(at: host.now.milliseconds, &done)
    done.member("taken", taken)
  }

  /// Writes the end of a message, with the wish to be woken.
  private func end(at now: Int64, _ done: inout JSONWriter) {
    done.member("done", now)
    if let wish = host.wish { done.member("wake", max(wish.wholeMilliseconds, now + 1)) }
  }

  // MARK: - Reading

  private static func setup(_ begin: JSONValue) throws -> RunSetup {
    guard let scenario = begin["scenario"]?.string, let seed = begin["seed"]?.integer,
      let epoch = begin["epoch"]?.string, let keys = begin["keys"], keys.kind == .object
    else { throw Fault.wrongMembers("a run has scenario, seed, epoch and keys") }
    return RunSetup(
      scenario: scenario,
      seed: UInt64(clamping: seed),
      epoch: epoch,
      locale: begin["locale"]?.string ?? "en",
      map: begin["map"]?.string,
      keys: RecordedJSON(keys),
      stops: (begin["stops"].map { Array($0.elements) } ?? []).compactMap(\.string)
    )
  }

  private static func time(_ value: JSONValue?, _ name: String) throws -> VirtualTime {
    let (nanoseconds, isTooLarge) = (value?.integer ?? .max).multipliedReportingOverflow(
      by: 1_000_000
    )
    guard !isTooLarge else { throw Fault.wrongMembers("'\(name)' is milliseconds") }
    return VirtualTime(nanoseconds: nanoseconds)
  }

  private static func location(_ fix: JSONValue) throws -> Location {
    guard let latitude = fix["lat"]?.double, let longitude = fix["lon"]?.double else {
      throw Fault.wrongMembers("a fix has lat and lon")
    }
    return Location(
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      altitude: fix["altitude"]?.double,
      horizontalAccuracy: fix["horizontalAccuracy"]?.double,
      verticalAccuracy: fix["verticalAccuracy"]?.double,
      course: fix["course"]?.double,
      speed: fix["speed"]?.double,
      quality: fix["quality"]?.integer.map { Int(clamping: $0) },
      timestamp: try time(fix["time"], "time")
    )
  }

  private static func answer(
    _ message: JSONValue,
    _ question: RouteQuestion?
  ) throws -> RouteAnswer {
    if let osrm = message["osrm"] {
      do throws(RouteParseError) {
        let routes = try OSRMResponseParser(precision: 6).parseRoutes(from: osrm.canonicalBytes)
        return .routes(routes, waypoints: question?.waypoints ?? [])
      } catch {
        throw Fault.wrongMembers("osrm: \(error)")
      }
    }
    guard let word = message["error"]?.string.flatMap(RouteStatus.init(rawValue:)) else {
      throw Fault.wrongMembers("an answer has osrm, or an error that is a word of routeStatus")
    }
    return .failure(
      .init(
        word,
        httpStatus: message["status"]?.integer.map { Int($0) },
        reason: message["reason"]?.string
      )
    )
  }
}

extension VirtualTime {
  /// The first whole millisecond that is not before it.
  fileprivate var wholeMilliseconds: Int64 {
    milliseconds + (nanoseconds > milliseconds * 1_000_000 ? 1 : 0)
  }
}
