/// What is searched for, and in which order it is wanted (D-30).
public enum SearchKind: String, CaseIterable, Hashable, Sendable {
  /// Towns in the order of their names.
  case townByName
  /// Large towns first, then districts.
  case townByNameSorted
  case streetByName
  case houseNumber
  case crossing
  case postcode
  /// Points of interest near the request's position.
  case poiAroundPosition
  /// Points of interest anywhere; distances are 0.
  case poiGlobal
}
