import Geodesy

/// What the sentences of one time have said so far.
struct NMEAEpoch {
  /// Nanoseconds since midnight UTC; negative before the first sentence with a time.
  var timeOfDay: Int64 = -1
  /// Days since 1970-01-01.
  var day: Int64?
  /// What will be the fix: its values, and its place if ``hasPlace``.
  var fix = Fix(time: 0, coordinate: Coordinate(latitude: 0, longitude: 0))
  var hasPlace = false
  var hdop: Double?
  var isInvalid = false
  /// Whether a system said that it has no fix, of several that speak for themselves.
  var hasNoFix = false
  /// The talkers whose place and time was heard, one a kind: a second sentence of a talker is of the next
  /// epoch, though its time may have no decimals that say so.
  private var talkers: (rmc: UInt16, gga: UInt16, gns: UInt16, gll: UInt16) = (0, 0, 0, 0)

  var hasTime: Bool { timeOfDay >= 0 }

  /// Begins anew with a time.
  @inline(__always)
  mutating func restart(at time: Int64) {
    timeOfDay = time
    day = nil
    hasPlace = false
    hdop = nil
    isInvalid = false
    hasNoFix = false
    talkers = (0, 0, 0, 0)
    fix.line = 0
    fix.clear()
  }

  /// Whether a sentence of a talker was heard already.
  @inline(__always)
  func hasHeard(_ sentence: NMEASentence) -> Bool {
    switch sentence.kind {
    case .rmc: talkers.rmc == sentence.talker
    case .gga: talkers.gga == sentence.talker
    case .gns: talkers.gns == sentence.talker
    case .gll: talkers.gll == sentence.talker
    case .vtg, .gst, .zda, .other: false
    }
  }

  /// Notes that a sentence of a talker was heard.
  @inline(__always)
  mutating func hear(_ sentence: NMEASentence, line: Int) {
    if fix.line == 0 { fix.line = line }
    switch sentence.kind {
    case .rmc: talkers.rmc = sentence.talker
    case .gga: talkers.gga = sentence.talker
    case .gns: talkers.gns = sentence.talker
    case .gll: talkers.gll = sentence.talker
    case .vtg, .gst, .zda, .other: break
    }
  }
}
