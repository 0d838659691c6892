import CanonicalJSON
import ScenarioLanguage

extension Workbench {
  /// Returns what could be written at a place of a text, which may be half written, as editors are told.
  func complete(_ asked: JSONValue) throws -> [UInt8] {
    let text = try Self.text("text", of: asked)
    guard let at = asked["at"]?.integer, at >= 0, let units = Int(exactly: at),
      let place = text.utf16.index(text.startIndex, offsetBy: units, limitedBy: text.endIndex)
    else { throw WorkbenchRefusal(.badRequest, "'at' is no place of the text") }
    let offset = text.utf8.distance(from: text.startIndex, to: place)
    let features = LanguageFeatures(cursor: JSONCursor(Array(text.utf8), at: offset))
    return Self.object { json in
      json.member("quoted", features.cursor.isQuoted)
      json.beginArray("proposals")
      for proposal in features.proposals {
        json.beginObject()
        json.member("label", proposal.label)
        json.member("detail", proposal.detail)
        json.member("meaning", proposal.meaning)
        json.member("inserted", proposal.inserted)
        json.member("key", proposal.isKey)
        json.endObject()
      }
      json.endArray()
    }
  }
}
