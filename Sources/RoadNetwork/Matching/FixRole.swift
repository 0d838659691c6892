/// What a fix was to a matcher.
public enum FixRole: String, Hashable, Sendable, CaseIterable {
  /// It says where the path goes.
  case step
  /// It is so near to the step before that it says nothing new.
  case still
  /// No way leads to its roads.
  case outlier
  /// There is no road near it.
  case offRoad
  /// Its stated accuracy is too poor.
  case inaccurate
  /// Its coordinate is no place on the Earth.
  case invalid
}
