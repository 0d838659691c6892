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
    if event.becomesOffRoute == true { return ("×", "off route", .departure) }
    if event.as(Event.Navigator.RerouteEnded.self)?.outcome == .adopted {
      return ("↻", "rerouted", .route)
    }
    return event.kind == .didArrive ? ("✓", "arrived", .track) : nil
  }
}

extension DriveStory.Event {
  /// Whether the vehicle leaves the route here; nil where it neither leaves nor meets it.
  var becomesOffRoute: Bool? {
    self.as(Recording.Event.Navigator.DidChangeOnRouteState.self).map { $0.to == .offRoute }
  }
}
