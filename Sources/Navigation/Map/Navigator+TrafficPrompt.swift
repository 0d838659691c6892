extension Navigator {
  /// What is worth saying of the traffic now: the next incident ahead, else the delay on the way to the
  /// next stop; nil where nothing is known.
  var trafficPrompt: String? {
    guard let tracker else { return nil }
    var next: (text: String, along: Double)?
    for entry in traffic.incidents where entry.incident.isPresent(at: scheduler.now) {
      guard entry.along > tracker.along, entry.along < next?.along ?? .infinity else { continue }
      next = (entry.incident.text, entry.along)
    }
    if let next { return next.text }
    switch delayCategoryToNextDestination {
    case .noData: return nil
    case .light: return "No delays to the next stop"
    case .medium, .heavy:
      let delay = remainingTime(toEndOfLeg: 0) - tracker.time(toEndOfLeg: 0)
      return "\(Int((delay / 60).rounded())) min delay to the next stop"
    }
  }
}
