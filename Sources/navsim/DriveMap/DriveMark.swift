import Geodesy
import Regression
import Reporting
import ScenarioLanguage
import Recording

/// Something that happened at a place of a drive.
struct DriveMark {
  var time: Int64
  var place: Coordinate
  var sign: Character
  var meaning: String
  var ink: BrailleCanvas.Ink

  /// Returns the marks of a drive in the order of their times.
  static func all(in story: DriveStory) -> [DriveMark] {
    var marks: [DriveMark] = []
    if let first = story.locations.first {
      marks.append(
        DriveMark(
          time: first.time,
          place: first.coordinate,
          sign: "●",
          meaning: "start",
          ink: .track
        )
      )
    }
    for event in story.events {
      guard let (sign, meaning, ink) = kind(of: event), let place = story.place(at: event.time)
      else { continue }
      marks.append(
        DriveMark(time: event.time, place: place, sign: sign, meaning: meaning, ink: ink)
      )
    }
    return marks
  }

  private static func kind(
    of event: DriveStory.Event
  ) -> (Character, String, BrailleCanvas.Ink)? {
    switch event.name {
    case EventKind.didChangeOnRouteState.text:
      event.becomesOffRoute ? ("×", "off route", .departure) : nil
    case EventKind.rerouteEnded.text:
      event.payloadText.contains("\"outcome\":\"adopted\"") ? ("↻", "rerouted", .route) : nil
    case EventKind.didArrive.text: ("✓", "arrived", .track)
    default: nil
    }
  }
}

extension DriveStory.Event {
  /// The values as text.
  var payloadText: String { String(decoding: payload, as: UTF8.self) }

  /// Whether the vehicle leaves the route here.
  var becomesOffRoute: Bool { payloadText.contains("\"to\":\"offRoute\"") }
}
