/// A way to change a scenario.
///
/// Each case has about half of them (swarm testing: Groce, Zhang, Eide, Chen and Regehr, *Swarm Testing*,
/// ISSTA 2012): a case that has all of them shows less, because some hide what others would bring out.
package enum FuzzFeature: String, Hashable, Sendable, CaseIterable {
  // The fixes.
  case leaveOut, standStill, wander, jump, turnBack, thinOut, hurry, cutOff, misjudge, repeatFixes
  // What goes wrong with the receiver and the services.
  case receiverFaults, placeFaults, timeFaults, serviceFaults
  // What the app does, and when.
  case moveActions, repeatActions, leaveOutActions, addCalls
  // What is around it.
  case otherSeed, otherLatency
}
