/// The words of routing, search and fleet.
extension Recorded {
  /// What a session works out.
  public enum SessionKind: String, RecordedWord {
    case plan, snap
  }

  /// Why a request for routes was refused.
  public enum RoutingRefusalReason: String, RecordedWord {
    case tooFewPoints, serviceUnavailable
  }

  /// Why there are no routes.
  public enum RoutingFault: String, RecordedWord {
    case network, timeout, noRouteFound, invalidPlan, pointNotSnappable, unauthorized,
      quotaExceeded, travelModeUnsupported, providerFailure, `internal`
  }

  /// Which server could not be reached.
  public enum RoutingServer: String, RecordedWord {
    case routing, tiles
  }

  /// How a request is sent.
  public enum RequestMethod: String, RecordedWord {
    case get = "GET", post = "POST"
  }

  /// What is wrong with an answer.
  public enum AnswerFault: String, RecordedWord {
    case invalidRouteObject, invalidGeometry, malformedAnnotations, invalidStatusCode
  }

  /// Why a request could not be made.
  public enum RequestFault: String, RecordedWord {
    case notEnoughWaypoints, unresolvedWaypoint, malformedProperties, malformedOptions
  }

  /// Why no answer came.
  public enum TransportFault: String, RecordedWord {
    case timeout, offline, connectionRefused, invalidURL, bodyTooLarge, insecure, malformedAnswer
    case tooManyRedirects
  }

  /// How one travels.
  public enum TravelMode: String, RecordedWord {
    case driving, cycling, walking, twoWheeler, taxicab
  }

  /// What the best route is.
  public enum RoutingStrategy: String, RecordedWord {
    case fastest, shortest
  }

  /// A call of the search.
  public enum SearchFunction: String, RecordedWord {
    case openMap, countryCode, searchTowns, searchStreets, searchHouseNumbers, searchCrossings,
      searchPointsOfInterest, searchPostcodes, geocode, reverseGeocode, selectCountry, beginEntry
  }

  /// What is searched for.
  public enum SearchKind: String, RecordedWord {
    case townByName, townByNameSorted, streetByName, houseNumber, crossing, postcode,
      poiAroundPosition, poiGlobal
  }

  /// How a search goes.
  public enum SearchFlag: String, RecordedWord {
    case mergingSameNames, majorOnly, distinctHouseNumbers
  }

  /// What can be chosen in the form of an address.
  public enum FormButton: String, RecordedWord {
    case country, town, street, houseNumber, navigate, navigateWithSimulation
  }

  /// A screen of the form of an address.
  public enum FormScreen: String, RecordedWord {
    case search, results
  }

  /// A part of an address.
  public enum FormEntry: String, RecordedWord {
    case town, street, houseNumber
  }

  /// What a message of the dispatcher is.
  public enum FleetMessageKind: String, RecordedWord {
    case job, custom
  }

  /// What a vehicle tells.
  public enum FleetEventKind: String, RecordedWord {
    case jobStarted, jobRejected, jobCancelled, jobFinished, custom
  }

  /// Who failed.
  public enum FleetErrorType: String, RecordedWord {
    case server, connection
  }

  /// The state of a job.
  public enum JobState: String, RecordedWord {
    case offered, running, rejected, cancelled, finished, replaced
  }

  /// What is wrong with a message.
  public enum MessageFault: String, RecordedWord {
    case notAnObject, missingMessageID, missingJobID, unknownType, wrongType, idTooLong,
      messageTooLong, wrongAsset, wrongDispatcher, duplicate
  }
}
