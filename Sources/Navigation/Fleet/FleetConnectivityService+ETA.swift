import Geodesy

extension FleetConnectivityService: NavigatorCompanion {
  /// Looks whether the time of arrival moved by the threshold of the running job.
  package func positionDidChange(to location: Location) { considerETA() }

  /// Looks at the time of arrival of a new route, unless guidance is on: its first reports come first then.
  package func routeDidChange(_ change: RouteChange, of navigator: Navigator) {
    // In guidance the first reports of the new route come before.
    guard change.route != nil, !navigator.isGuiding else { return }
    deliver { $0.considerETA() }
  }

  /// Looks at the time of arrival once the app was told of it.
  package func firstReportsWereTold(by navigator: Navigator) { considerETA() }

  /// Tells the dispatcher the ETA of the running job where it is due.
  ///
  /// It is that of the last stop: where the asset is when all is done.
  func considerETA() {
    guard let connection, let jobID = jobs.running, var reference = etaReference,
      let remaining = context?.existingNavigator?.timeToLastStop,
      let position = context?.lastPosition?.coordinate
    else { return }
    let nanoseconds = scheduler.now.nanoseconds + Int64((min(remaining, 1e9) * 1e9).rounded())
    let update = reference.update(
      eta: (nanoseconds + 500_000) / 1_000_000,
      remaining: Millimetres.rounded(remaining)
    )
    guard let update else { return }
    etaReference = reference
    let sent = FleetETAUpdate(
      id: nextEventID(),
      messageID: message(ofJob: jobID)?.id,
      jobID: jobID,
      assetID: connection.assetID,
      dispatcherID: connection.dispatcherID,
      creationMilliseconds: wallClock,
      remainingTime: remaining,
      eta: Instant(nanoseconds: nanoseconds),
      position: position,
      changePercent: update.changePercent,
      threshold: reference.threshold
    )
    observer?.fleet(self, didSend: sent)
    // Nobody hears of its answer; behind the events, so that the server knows the job.
    outbox.add(.etaUpdate(sent)) { _ in }
  }
}

extension Navigator {
  /// Seconds to the last stop; nil without a route or before a fix on it.
  fileprivate var timeToLastStop: Double? {
    guard let tracker, tracker.place != nil, let last = tracker.line.legEnds.indices.last else {
      return nil
    }
    return remainingTime(toEndOfLeg: last)
  }
}
