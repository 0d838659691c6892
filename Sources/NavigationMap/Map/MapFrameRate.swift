/// How often a map would like to be drawn.
public enum MapFrameRate: String, CaseIterable, Sendable {
  case powerSave, conservative, maximum
}
