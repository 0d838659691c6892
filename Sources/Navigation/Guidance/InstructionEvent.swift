/// A banner that came due.
public struct InstructionEvent: Hashable, Sendable {
  /// The index of the step in its leg whose end the instruction is about.
  public let stepIndex: Int
  public let instruction: VisualInstruction
  /// Metres to the maneuver.
  public let distanceToManeuver: Double

  public init(stepIndex: Int, instruction: VisualInstruction, distanceToManeuver: Double) {
    self.stepIndex = stepIndex
    self.instruction = instruction
    self.distanceToManeuver = distanceToManeuver
  }
}
