package import Navigation

/// A defect that some navigation SDK had, to be planted in this one so that a suite can prove that it
/// would catch it.
///
/// Nothing but a test plants any. Each is named by what goes wrong; ``effect`` says it in a sentence, and
/// ``fieldBug`` is the pattern that it repeats.
package enum PlantedDefect: UInt8, Hashable, Sendable, CaseIterable {
  // On and off the route.
  case laterPartIsOnRoute, speaksOffRoute, stepBeforeDeviation, stepByOffset, movingAwayIsOff
  case nearerRoadWins, ignoredCourse, oneFixDecides, forgottenDeparture, stuckPlace
  case snappedBeforeTheCheck, oneStepAtATime, keptStep, noHysteresis, outageIsDeparture
  case lateDeviation, invertedTolerance, forgottenReset

  // Requests for new routes.
  case overlappingRequests, staleAnswer, interruptedReroute, requestFromBehind
  case givesUpAfterFailure, requestWithoutCourse, rawOrigin, guardInNanoseconds, lostEast
  case searchAtEachFix

  // Arrivals and waypoints.
  case arrivalByCourse, arrivesAgain, nextStopInTheSameFix, arrivalByLastWords, viaMustBeVisited
  case skippedStopIsDropped, passedViaStays, arrivalByAir, arrivalByFixAlone
  case stopOfTheJourneyBefore

  // The receiver and the simulator.
  case jumpsBack, accuracyIgnored, simulatorGoesOn, truncatedMultiplier, wholeFirstGap

  // Places, instructions and reports.
  case nearestPass, stuckOnEmptyStep, stepsWithoutLatch, wordsAgain, nothingAtFirst
  case moreThanTheThreshold, reportsTwice, roundedCourse

  /// The defect of a name, as `"\(defect)"` writes it.
  package init?(named name: String) {
    guard let defect = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = defect
  }
}

extension PlantedDefect {
  /// Whether it can be planted in a navigator that follows its route by the rules of a profile.
  ///
  /// How a route is followed each SDK decides by rules of its own: those are broken in this one's alone.
  package func isKnown(to profile: NavigatorProfile) -> Bool {
    profile == .builtin || !isOfFollowing
  }

  /// Whether ``BrokenFollowing`` plants it, and nothing else.
  private var isOfFollowing: Bool {
    switch self {
    case .laterPartIsOnRoute, .speaksOffRoute, .stepBeforeDeviation, .stepByOffset,
      .movingAwayIsOff, .nearerRoadWins, .forgottenDeparture, .stuckPlace, .snappedBeforeTheCheck,
      .oneStepAtATime, .keptStep, .outageIsDeparture, .lateDeviation, .invertedTolerance,
      .forgottenReset, .arrivalByCourse, .arrivalByLastWords, .viaMustBeVisited, .arrivalByAir,
      .arrivalByFixAlone, .jumpsBack, .nearestPass, .stuckOnEmptyStep, .stepsWithoutLatch,
      .roundedCourse:
      true
    case .ignoredCourse, .oneFixDecides, .noHysteresis, .overlappingRequests, .staleAnswer,
      .interruptedReroute, .requestFromBehind, .givesUpAfterFailure, .requestWithoutCourse,
      .rawOrigin, .guardInNanoseconds, .lostEast, .searchAtEachFix, .arrivesAgain,
      .nextStopInTheSameFix, .skippedStopIsDropped, .passedViaStays, .stopOfTheJourneyBefore,
      .accuracyIgnored, .simulatorGoesOn, .truncatedMultiplier, .wholeFirstGap, .wordsAgain,
      .nothingAtFirst, .moreThanTheThreshold, .reportsTwice:
      false
    }
  }
}
