import CanonicalJSON
import Geodesy
import Navigation
import Recording
import Simulation

/// What a child says in a line.
enum PipeLine {
  /// What it is; says so once.
  case ready(PipeReady)
  /// It has dealt with the message in hand.
  case done(PipeDone, JSONValue)
  /// An event, and in a batch the moment of its fix.
  case tell(ToldEvent, JSONValue)
  case ask(PipeQuestion, JSONValue)
  /// It takes a question back, by its number.
  case cancel(Int, JSONValue)
  /// It cannot deal with the message in hand.
  case error(PipeError)

  /// The members of which each line has one: it says what the line is.
  private static let marks = ["ready", "done", "tell", "ask", "error"]

  /// Reads a line without its line feed.
  ///
  /// - Parameter message: The message in hand.
  init(_ line: [UInt8], answering message: PipeMessage) throws(PipeFault) {
    let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
    try Self.checkBeginning(of: text)
    let object: JSONValue
    do throws(JSONError) {
      object = try JSONDocument(parsing: Array(text)).root
    } catch {
      throw PipeFault(error)
    }
    do throws(RecordingError) {
      self = try Self.read(object, answering: message)
    } catch {
      throw PipeFault(error)
    }
    try checkID(of: object, message.id)
  }

  /// Throws where a line is no JSON object at first sight.
  static func checkBeginning(of text: ArraySlice<UInt8>) throws(PipeFault) {
    let first = text.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let first else { throw PipeFault("an empty line", expected: "one JSON object") }
    guard first == UInt8(ascii: "{") else { throw .noise }
  }

  private static func read(
    _ object: JSONValue,
    answering message: PipeMessage
  ) throws(RecordingError) -> PipeLine {
    switch marks.first(where: { object[$0] != nil }) {
    case "ready":
      guard object["id"] != nil else {
        throw RecordingError("'id' is missing: an integer", at: object)
      }
      return .ready(try PipeReady(object["ready"] ?? object))
    case "done": return .done(try object.read(PipeDone.self), object)
    case "tell":
      let beside: Set<String> = message.batch == nil ? ["id"] : ["id", "now"]
      return .tell(try ToldEvent(object, beside: beside), object)
    case "ask": return try question(object)
    case "error": return .error(try object.read(PipeError.self))
    default:
      let expected = if case .initialize = message.content { "ready" } else { "tell, ask, done" }
      throw RecordingError("expected a member \(expected) or error", at: object)
    }
  }

  private static func question(_ object: JSONValue) throws(RecordingError) -> PipeLine {
    guard object["ask"]?.string == "cancel" else {
      return .ask(try object.read(PipeQuestion.self), object)
    }
    return .cancel(try object.read(PipeCancellation.self).request, object)
  }

  /// Throws where a line names another message than the one in hand.
  private func checkID(of object: JSONValue, _ id: Int) throws(PipeFault) {
    guard let said = object["id"] else { return }
    guard said.integer == Int64(id) else {
      throw PipeFault(
        "the id \(said.excerpt) is not that of the message in hand",
        expected: "\"id\":\(id)",
        at: said
      )
    }
  }
}

extension JSONValue {
  /// Reads an object of the protocol, with the members that it has and no others.
  fileprivate func read<Object: RecordedObject>(
    _ type: Object.Type
  ) throws(RecordingError) -> Object {
    var object = Object()
    try object.read(self, isLenient: false)
    return object
  }
}
