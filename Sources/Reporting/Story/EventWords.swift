package import Recording

/// A record as a person reads it.
package struct EventWords: Hashable, Sendable {
  /// Says a record of a time in words; nil for one that a timeline leaves out.
  package typealias Teller = (_ event: RecordedEvent, _ time: Int64) -> EventWords?

  /// What happened, in a word or two.
  package var label: String

  /// The particulars.
  package var text: String

  /// How much it matters: plain, quiet, action, good, notice, change or bad.
  package var tone: String

  /// Creates the words for a record.
  package init(label: String, text: String, tone: String) {
    self.label = label
    self.text = text
    self.tone = tone
  }
}

extension TimelineEntry {
  /// What the entry says, for a story.
  package var words: EventWords { EventWords(label: label, text: text, tone: "\(tone)") }
}
