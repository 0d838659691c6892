/// The words of a navigator, its terms and its simulator.
extension Recorded {
  /// How good the fixes are.
  public enum GPSQuality: String, RecordedWord {
    case good, poor, lost
  }

  /// Where the vehicle is with regard to its route.
  public enum OnRouteState: String, RecordedWord {
    case onRoute, offRoute, undefined
  }

  /// What kind of waypoint it is.
  public enum WaypointKind: String, RecordedWord {
    case via, stop
  }

  /// What was left: the step, or the whole route.
  public enum DeviationKind: String, RecordedWord {
    case offStep, offRoute
  }

  /// What an app answers to a deviation.
  public enum DeviationAnswer: String, RecordedWord {
    case doNothing, getNewRoutes
  }

  /// What came of a reroute.
  public enum RerouteOutcome: String, RecordedWord {
    case adopted, backOnRoute, superseded, stale, declined, failed
  }

  /// What came of a request for a route.
  public enum RouteStatus: String, RecordedWord {
    case ok, noRouteFound, networkError, quotaExceeded, apiKeyNotAuthorized, termsNotAccepted,
      cancelled, locationDisabled, locationUnavailable, internalError, duplicateWaypoints,
      noWaypoints, waypointError, travelModeUnsupported
  }

  /// Why a route changed.
  public enum RouteChangeReason: String, RecordedWord {
    case destinationsSet, reroute, continuedToNext, cleared, routeSupplied, betterRoute,
      reroutingByTraffic
  }

  /// Which of the two reports came.
  public enum ThresholdTrigger: String, RecordedWord {
    case time, distance
  }

  /// What is announced.
  public enum AnnouncementKind: String, RecordedWord {
    case maneuver, traffic
  }

  /// Where an announcement is heard.
  public enum AudioChannel: String, RecordedWord {
    case builtIn, bluetooth
  }

  /// What is spoken.
  public enum Voice: String, RecordedWord {
    case silent, alertsOnly, alertsAndGuidance
  }

  /// How bad a speed is.
  public enum SpeedAlertSeverity: String, RecordedWord {
    case unknown, notSpeeding, minor, major
  }

  /// How much the traffic delays.
  public enum DelayCategory: String, RecordedWord {
    case noData, heavy, medium, light
  }

  /// Why guidance went on or off.
  public enum GuidanceCause: String, RecordedWord {
    case requested, routeReady, stopped, arrival, cleared
  }

  /// Why an app may not have the navigator.
  public enum AccessRefusal: String, RecordedWord {
    case apiKeyMissing, termsNotAccepted
  }

  /// When the terms are shown.
  public enum TermsVariant: String, RecordedWord {
    case always, ifNeeded
  }

  /// Where simulated positions come from.
  public enum SimulationSource: String, RecordedWord {
    case existingRoute, newRoute, fixed
  }

  /// Why a simulation ended.
  public enum SimulationStopCause: String, RecordedWord {
    case stop, replaced, routeCleared
  }

  /// What a probe asks.
  public enum Question: String, RecordedWord {
    case navigatorState, sessionState, searchState, fleetState, mapSnapshot, projection, overlay,
      overlays, indoor, panorama
  }
}
