/// How a part of a line is coloured.
public enum StrokeStyle: Hashable, Sendable {
  case solid(MapColor)
  /// From the first colour at the start of a span to the second at its end.
  case gradient(from: MapColor, to: MapColor)
}
