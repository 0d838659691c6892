/// What a part of the gate says of something planted, word by word.
package struct ToldTrial: Sendable {
  /// What was planted.
  package let name: String
  /// All that was said of it, a line each.
  package let told: String

  /// Creates a trial of what was said.
  package init(name: String, told: String) { (self.name, self.told) = (name, told) }
}
