/// Why a building could not be made.
public enum IndoorError: Error, Hashable, Sendable {
  case noLevels
  case invalidDefaultLevel(index: Int)
}
