/// What must come of two runs of which one is the other one changed: no golden is needed to see it broken.
package enum Relation: String, CaseIterable, Sendable {
  // The same records.
  case timeShift, keyOrder, listenerOrder, zoneAndLocale
  // The same story.
  case doubledFix, finerResampling, longitudeWrap, mirroredMap, pause, otherProvider
  case lateFix, outlier, jitter

  /// What of two runs must be the same.
  enum Measure: Hashable, Sendable {
    /// Every record, each with its time; texts of the wall clock aside.
    case records
    /// What happened, at most so many intervals of fixes earlier or later.
    case story(intervals: Double)
  }

  /// What must be the same.
  var measure: Measure {
    switch self {
    case .timeShift, .keyOrder, .listenerOrder, .zoneAndLocale: .records
    case .otherProvider: .story(intervals: 0)
    case .doubledFix, .longitudeWrap, .mirroredMap, .pause: .story(intervals: 1)
    case .jitter: .story(intervals: 1.5)
    case .finerResampling, .outlier: .story(intervals: 2)
    case .lateFix: .story(intervals: 4)
    }
  }

  /// The relation in words.
  package var described: String {
    switch self {
    case .timeShift: "four weeks later the same happens"
    case .keyOrder: "the order of a scenario's keys says nothing"
    case .listenerOrder: "who else listens, and in which order, changes nothing"
    case .zoneAndLocale: "another time zone and language change nothing"
    case .doubledFix: "each fix twice is the same drive"
    case .finerResampling: "fixes twice as often on a straight road are the same drive"
    case .longitudeWrap: "at 180 degrees east the same happens"
    case .mirroredMap: "on a mirrored map the same happens"
    case .pause: "half a minute's stand makes all that follows half a minute later"
    case .otherProvider: "the same route by another provider is the same drive"
    case .lateFix: "one fix that comes late is the same drive"
    case .outlier: "one fix that lies 150 m off is the same drive"
    case .jitter: "fixes stamped up to 50 ms wrong are the same drive"
    }
  }

  /// Whether the fixes of a drive are changed.
  var changesFixes: Bool {
    switch self {
    case .doubledFix, .finerResampling, .pause, .lateFix, .outlier, .jitter: true
    case .timeShift, .keyOrder, .listenerOrder, .zoneAndLocale, .longitudeWrap, .mirroredMap,
      .otherProvider:
      false
    }
  }

  /// Whether something of the input is spoilt, which only rules made for that forgive.
  var spoilsInput: Bool {
    switch self {
    case .lateFix, .outlier, .jitter: true
    case .timeShift, .keyOrder, .listenerOrder, .zoneAndLocale, .doubledFix, .finerResampling,
      .longitudeWrap, .mirroredMap, .pause, .otherProvider:
      false
    }
  }
}
