import RoadNetwork

/// Puts maneuvers into words.
public struct InstructionWriter: Sendable {
  /// What distances are said in.
  public enum Units: Sendable { case metric, imperial }

  /// What it is said in.
  public let language: InstructionLanguage
  /// What distances are said in.
  public let units: Units

  /// A writer of a language, with metric distances unless it is told otherwise.
  public init(_ language: InstructionLanguage = .english, units: Units = .metric) {
    self.language = language
    self.units = units
  }

  /// Returns what to do at the start of a step.
  ///
  /// - Parameter place: The name of the stop, for an arrival.
  public func text(of step: PlannedStep, place: String? = nil) -> String {
    text(of: step, as: step.kind.rawValue, place)
  }

  /// Returns what to do at the start of a step as a maneuver of some kind.
  ///
  /// - Parameter isBrief: Whether it is said without names.
  func text(
    of step: PlannedStep,
    as kind: String,
    _ place: String?,
    isBrief: Bool = false
  ) -> String {
    phrase(for: step, as: kind).map { fill($0, step, place, isBrief) } ?? ""
  }

  /// The phrase for a maneuver: of several that fit the most special.
  private func phrase(for step: PlannedStep, as kind: String) -> InstructionPhrase? {
    func find(_ kind: String) -> InstructionPhrase? {
      if let modifier = step.modifier, let own = language.phrases[kind + "." + modifier.rawValue] {
        return own
      }
      return language.phrases[kind]
    }
    if step.exits != nil, let numbered = find(kind + ".numbered") { return numbered }
    // A ring that is called as the road behind it is not told by that name: "Enter Main Street … onto Main Street".
    if kind == ManeuverKind.rotary.rawValue, step.rotaryName == way(step) {
      return find(ManeuverKind.roundabout.rawValue)
    }
    // Whatever its quay looks like, a ferry is taken, as in OSRM's own texts (osrm-text-instructions, "modes").
    if step.mode == .ferry, step.kind != .depart, step.kind != .arrive,
      let ferry = language.phrases["notification.ferry"]
    {
      return ferry
    }
    return find(kind) ?? step.modifier.flatMap { language.phrases["turn." + $0.rawValue] }
  }

  /// Which lanes to use; nil where all are good, or those that are do not lie side by side.
  func laneText(_ step: PlannedStep) -> String? {
    let valid = step.lanes.indices.filter { step.lanes[$0].isValid }
    guard let first = valid.first, let last = valid.last, valid.count < step.lanes.count,
      last - first + 1 == valid.count, valid.count <= language.numbers.count
    else { return nil }
    let side = first == 0 ? "left" : last == step.lanes.count - 1 ? "right" : "middle"
    let key = valid.count == 1 ? "lanes.\(side).one" : "lanes.\(side)"
    return language.phrases[key]?.filled { place in
      place == .lanes ? language.numbers[valid.count - 1] : nil
    }
  }

  /// Returns a phrase as it is said so many metres before its time.
  func ahead(_ metres: Double, _ phrase: String) -> String {
    let said = language.lowersPhrase ? language.lowered(phrase) : phrase
    return language.ahead.replacing("{distance}", with: spoken(metres)).replacing(
      "{phrase}",
      with: said
    )
  }

  private func spoken(_ metres: Double) -> String {
    if units == .imperial { return spokenImperial(metres) }
    guard metres >= 1000 else { return "\(Int(metres)) \(language.metres)" }
    let tenths = Int((metres / 100).rounded())
    if tenths == 10 { return "1 \(language.kilometre)" }
    let fraction = tenths % 10 == 0 ? "" : "\(language.decimalSeparator)\(tenths % 10)"
    return "\(tenths / 10)\(fraction) \(language.kilometres)"
  }

  /// Feet below a fifth of a mile, else tenths of miles.
  private func spokenImperial(_ metres: Double) -> String {
    let feet = metres / 0.3048
    guard feet >= 1056 else { return "\(Int((feet / 50).rounded() * 50)) \(language.feet)" }
    let tenths = Int((feet / 528).rounded())
    if tenths == 10 { return "1 \(language.mile)" }
    let fraction = tenths % 10 == 0 ? "" : "\(language.decimalSeparator)\(tenths % 10)"
    return "\(tenths / 10)\(fraction) \(language.miles)"
  }

  // MARK: - Filling

  /// Returns a phrase with its places filled.
  func fill(
    _ phrase: InstructionPhrase,
    _ step: PlannedStep,
    _ place: String?,
    _ isBrief: Bool
  ) -> String {
    phrase.filled { wanted in
      switch wanted {
      case .way: isBrief ? nil : way(step).flatMap { isKindAlone($0, step, phrase) ? nil : $0 }
      case .same: isBrief || !step.keepsName ? nil : way(step)
      case .exit: step.exit.flatMap { (1...10).contains($0) ? language.ordinals[$0 - 1] : nil }
      case .direction: direction(step)
      case .destination:
        isBrief ? nil : step.destination?.split(separator: ";").joined(separator: ", ")
      case .place: isBrief ? nil : place
      case .rotary: step.rotaryName
      case .exits: step.exits
      case .lanes: nil
      }
    }
  }

  /// Whether a ferry is called by what it is, and the phrase says that already.
  private func isKindAlone(_ way: String, _ step: PlannedStep, _ phrase: InstructionPhrase) -> Bool
  {
    step.mode == .ferry && phrase.says(way)
  }

  /// What a step's road is called: one of several names or numbers after the other.
  private func way(_ step: PlannedStep) -> String? {
    (step.name ?? step.ref)?.split(separator: ";").map { $0.drop { $0 == " " } }
      .joined(separator: ", ")
  }

  private func direction(_ step: PlannedStep) -> String {
    let compass = Int((step.bearingAfter / 45).rounded()) % 8
    return language.directions[(compass + 8) % 8]
  }
}
