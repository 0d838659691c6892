/// A page of help that belongs to no single command.
struct HelpTopic: Sendable {
  var name: String
  var summary: String
  var text: String

  static let all: [HelpTopic] = [exitCodes, environment, formats, scenarios]
}
