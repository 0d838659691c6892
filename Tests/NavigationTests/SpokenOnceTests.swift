import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// When a text is too late, and when it was said already.
struct SpokenOnceTests {
  @Test(
    "A distance may be said down to four fifths of it",
    arguments: [
      (405.0, true), (400, true), (320, true), (319.999, false), (294, false), (0, false),
    ]
  )
  func inTime(distance: Double, isInTime: Bool) {
    #expect(InstructionReporter.isInTime(distance, trigger: 400) == isInTime)
  }

  @Test(
    "Another route does not repeat what was just said of the same place",
    arguments: [
      (2, "turn", 0.0, 10.0, false), (2, "turn", 0, 15.1, true), (2, "turn", 20, 10, true),
      (2, "other", 0, 10, true), (1, "turn", 0, 10, true),
    ]
  )
  func repeats(route: Int, text: String, metres: Double, seconds: Double, isNew: Bool) {
    var words = LastWords()
    let here = Coordinate(latitude: 0, longitude: 0)
    let isFirst = words.isNew("turn", at: here, route: 1, now: .zero)
    #expect(isFirst)
    let there = Coordinate(latitude: 0, longitude: metres / Equator.degree)
    let now = Instant(nanoseconds: Int64(seconds * 1e9))
    let result = words.isNew(text, at: there, route: route, now: now)
    #expect(result == isNew)
  }

  @Test(
    "Voice modes and the option set are two views of the same",
    arguments: [
      (VoiceGuidance.silent, AudioGuidance([.vibration, .bluetooth])),
      (.alertsOnly, AudioGuidance.default), (.alertsAndGuidance, AudioGuidance.default),
    ]
  )
  func views(mode: VoiceGuidance, guidance: AudioGuidance) throws {
    let navigator = try Drive().navigator
    navigator.voiceGuidance = mode
    #expect(navigator.audioGuidance == guidance)
    navigator.audioGuidance.insert(.voice)
    #expect(navigator.voiceGuidance == (mode == .silent ? .alertsAndGuidance : mode))
    navigator.audioGuidance = []
    #expect(navigator.voiceGuidance == .silent)
    #expect(!navigator.isVibrationEnabled)
  }
}
