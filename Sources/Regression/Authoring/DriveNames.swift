import Platform

/// Titles of new scenarios.
enum DriveNames {
  /// Returns a title that says what a drive is about.
  static func title(of story: InferredDrive) -> String {
    let way = "A drive from \(story.origin.title) to \(story.destination.title)"
    let kinds = DriveDeparture.Kind.allCases.filter { kind in
      story.departures.contains { $0.kind == kind }
    }
    guard !kinds.isEmpty else {
      return story.stops.isEmpty
        ? way + " keeps to its way"
        : way + " with \(Quantity.count(story.stops.count, "stop"))"
    }
    return way + " with a " + kinds.map(\.words).joined(separator: ", a ")
  }
}
