/// The words of routing, search and fleet.
extension Recorded {
  /// What a session works out.
  package enum SessionKind: String, RecordedWord {
    case plan, snap
  }

  /// Why a request for routes was refused.
  package enum RoutingRefusalReason: String, RecordedWord {
    case tooFewPoints, serviceUnavailable
  }

  /// Why there are no routes.
  package enum RoutingFault: String, RecordedWord {
    case network, timeout, noRouteFound, invalidPlan, pointNotSnappable, unauthorized,
      quotaExceeded, travelModeUnsupported, providerFailure, `internal`
  }

  /// Which server could not be reached.
  package enum RoutingServer: String, RecordedWord {
    case routing, tiles
  }

  /// How a request is sent.
  package enum RequestMethod: String, RecordedWord {
    case get = "GET", post = "POST"
  }

  /// What is wrong with an answer.
  package enum AnswerFault: String, RecordedWord {
    case invalidRouteObject, invalidGeometry, malformedAnnotations, invalidStatusCode
  }

  /// Why a request could not be made.
  package enum RequestFault: String, RecordedWord {
    case notEnoughWaypoints, unresolvedWaypoint, malformedProperties, malformedOptions
  }

  /// Why no answer came.
  package enum TransportFault: String, RecordedWord {
    case timeout, offline, connectionRefused, invalidURL, bodyTooLarge
  }

  /// How one travels.
  package enum TravelMode: String, RecordedWord {
    case driving, cycling, walking, twoWheeler, taxicab
  }

  /// What the best route is.
  package enum RoutingStrategy: String, RecordedWord {
    case fastest, shortest
  }

  /// A call of the search.
  package enum SearchFunction: String, RecordedWord {
    case openMap, countryCode, searchTowns, searchStreets, searchHouseNumbers, searchCrossings,
      searchPointsOfInterest, searchPostcodes, geocode, reverseGeocode, selectCountry, beginEntry
  }

  /// What is searched for.
  package enum SearchKind: String, RecordedWord {
    case townByName, townByNameSorted, streetByName, houseNumber, crossing, postcode,
      poiAroundPosition, poiGlobal
  }

  /// How a search goes.
  package enum SearchFlag: String, RecordedWord {
    case mergingSameNames, majorOnly, distinctHouseNumbers
  }

  /// What can be chosen in the form of an address.
  package enum FormButton: String, RecordedWord {
    case country, town, street, houseNumber, navigate, navigateWithSimulation
  }

  /// A screen of the form of an address.
  package enum FormScreen: String, RecordedWord {
    case search, results
  }

  /// A part of an address.
  package enum FormEntry: String, RecordedWord {
    case town, street, houseNumber
  }

  /// What a message of the dispatcher is.
  package enum FleetMessageKind: String, RecordedWord {
    case job, custom
  }

  /// What a vehicle tells.
  package enum FleetEventKind: String, RecordedWord {
    case jobStarted, jobRejected, jobCancelled, jobFinished, custom
  }

  /// Who failed.
  package enum FleetErrorType: String, RecordedWord {
    case server, connection
  }

  /// The state of a job.
  package enum JobState: String, RecordedWord {
    case offered, running, rejected, cancelled, finished, replaced
  }

  /// What is wrong with a message.
  package enum MessageFault: String, RecordedWord {
    case notAnObject, missingMessageID, missingJobID, unknownType, wrongType, idTooLong,
      messageTooLong, wrongAsset, wrongDispatcher, duplicate
  }
}
