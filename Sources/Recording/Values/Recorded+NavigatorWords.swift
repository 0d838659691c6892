/// The words of a navigator, its terms and its simulator.
extension Recorded {
  /// How good the fixes are.
  package enum GPSQuality: String, RecordedWord {
    case good, poor, lost
  }

  /// Where the vehicle is with regard to its route.
  package enum OnRouteState: String, RecordedWord {
    case onRoute, offRoute, undefined
  }

  /// What kind of waypoint it is.
  package enum WaypointKind: String, RecordedWord {
    case via, stop
  }

  /// What was left: the step, or the whole route.
  package enum DeviationKind: String, RecordedWord {
    case offStep, offRoute
  }

  /// What an app answers to a deviation.
  package enum DeviationAnswer: String, RecordedWord {
    case doNothing, getNewRoutes
  }

  /// What came of a reroute.
  package enum RerouteOutcome: String, RecordedWord {
    case adopted, backOnRoute, superseded, stale, declined, failed
  }

  /// What came of a request for a route.
  package enum RouteStatus: String, RecordedWord {
    case ok, noRouteFound, networkError, quotaExceeded, apiKeyNotAuthorized, termsNotAccepted,
      cancelled, locationDisabled, locationUnavailable, internalError, duplicateWaypoints,
      noWaypoints, waypointError, travelModeUnsupported
  }

  /// Why a route changed.
  package enum RouteChangeReason: String, RecordedWord {
    case destinationsSet, reroute, continuedToNext, cleared, routeSupplied, betterRoute,
      reroutingByTraffic
  }

  /// Which of the two reports came.
  package enum ThresholdTrigger: String, RecordedWord {
    case time, distance
  }

  /// What is announced.
  package enum AnnouncementKind: String, RecordedWord {
    case maneuver, traffic
  }

  /// Where an announcement is heard.
  package enum AudioChannel: String, RecordedWord {
    case builtIn, bluetooth
  }

  /// What is spoken.
  package enum Voice: String, RecordedWord {
    case silent, alertsOnly, alertsAndGuidance
  }

  /// How bad a speed is.
  package enum SpeedAlertSeverity: String, RecordedWord {
    case unknown, notSpeeding, minor, major
  }

  /// How much the traffic delays.
  package enum DelayCategory: String, RecordedWord {
    case noData, heavy, medium, light
  }

  /// Why guidance went on or off.
  package enum GuidanceCause: String, RecordedWord {
    case requested, routeReady, stopped, arrival, cleared
  }

  /// Why an app may not have the navigator.
  package enum AccessRefusal: String, RecordedWord {
    case apiKeyMissing, termsNotAccepted
  }

  /// When the terms are shown.
  package enum TermsVariant: String, RecordedWord {
    case always, ifNeeded
  }

  /// Where simulated positions come from.
  package enum SimulationSource: String, RecordedWord {
    case existingRoute, newRoute, fixed
  }

  /// Why a simulation ended.
  package enum SimulationStopCause: String, RecordedWord {
    case stop, replaced, routeCleared
  }

  /// What a probe asks.
  package enum Question: String, RecordedWord {
    case navigatorState, sessionState, searchState, fleetState, mapSnapshot, projection, overlay,
      overlays, indoor, panorama
  }
}
