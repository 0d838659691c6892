import Platform

/// One line of the timeline.
package struct TimelineEntry: Equatable {
  /// How much a line matters, shown by colour.
  package enum Tone { case plain, quiet, action, good, notice, change, bad }

  /// What happened, in a word or two.
  package var label: String

  /// The particulars.
  package var text: String

  /// How it is painted.
  package var tone: Tone

  init(_ label: String, _ text: String, _ tone: Tone = .plain) {
    self.label = Visible.line(label)
    // One record is one line, whatever it says.
    self.text = Visible.line(text)
    self.tone = tone
  }

  /// Returns the finished line without its end.
  func rendered(at time: Int64, style: Style) -> String {
    let clock = TextWidth.padLeft(Quantity.clock(milliseconds: time), to: 9)
    let label = TextWidth.pad(self.label, to: 11)
    return "\(style.dim(clock))  \(paint(label, style))\(text)"
  }

  private func paint(_ text: String, _ style: Style) -> String {
    switch tone {
    case .plain: text
    case .quiet: style.dim(text)
    case .action: style.accent(text)
    case .good: style.good(text)
    case .notice: style.warning(text)
    case .change: style.special(text)
    case .bad: style.error(text)
    }
  }
}
