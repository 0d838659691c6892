/// When a trip by Ferrostar's rules goes on to the next step: its conditions, alone or joined.
///
/// The names and parameters are Ferrostar's (`navigation_controller/step_advance`), so that a team
/// replays the configuration of its app. As text a condition is written with its parameters in this
/// order, those at the end may be left out: `distanceEntryExit(30, 5, 32)`,
/// `or(distanceToEndOfStep(20, 15), distanceFromStep(40, 15, whileOnRoute))`.
public indirect enum StepAdvance: Hashable, Sendable {
  /// Where a fix may lie that leaves a step by its distance.
  public enum Policy: String, CaseIterable, Sendable {
    case always, whileOnRoute, whileOnCurrentStep
  }

  /// No fix advances a step.
  case manual
  /// A fix within so many metres of the end of the step, with a reported accuracy of so many metres or
  /// better.
  case distanceToEndOfStep(Double, accuracy: Double)
  /// A fix more than so many metres from the line of the step.
  case distanceFromStep(Double, accuracy: Double, Policy)
  /// A fix within the entry of the step's end, and a later one farther than the exit from its line.
  case distanceEntryExit(entry: Double, exit: Double, accuracy: Double)
  /// The same, where the exit is measured along the next step, on which a fix that is not far enough is
  /// no exit and asks for the entry anew.
  case distanceEntryAndSnappedExit(entry: Double, exit: Double, accuracy: Double)
  /// Any of some.
  case or([StepAdvance])
  /// All of some.
  case and([StepAdvance])

  /// Why a text is no condition.
  public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what is written instead.
    public let description: String
  }

  /// The names of the conditions.
  public static let names = [
    "manual", "distanceToEndOfStep", "distanceFromStep", "distanceEntryExit",
    "distanceEntryAndSnappedExit", "or", "and",
  ]

  /// How deep conditions may be joined.
  private static let deepest = 8

  /// Reads a condition from its text.
  ///
  /// - Throws: ``ParseError`` where it is none.
  public init(parsing text: String) throws(ParseError) {
    var rest = text[...]
    self = try Self.parse(&rest, depth: 0)
    rest = rest.drop(while: \.isWhitespace)
    guard rest.isEmpty else {
      throw ParseError(description: "\"\(rest.prefix(20))\" stands behind the condition")
    }
  }

  private static func parse(_ rest: inout Substring, depth: Int) throws(ParseError) -> Self {
    let name = String(word(&rest))
    guard names.contains(name) else {
      throw ParseError(
        description:
          "\"\(name.prefix(40))\" is no condition; there are \(names.joined(separator: ", "))"
      )
    }
    guard depth < deepest else {
      throw ParseError(description: "conditions are joined more than \(deepest) deep")
    }
    if name == "or" || name == "and" {
      let parts = try joined(name, &rest, depth: depth)
      return name == "or" ? .or(parts) : .and(parts)
    }
    let (numbers, policy) = try parameters(of: name, &rest)
    func number(_ index: Int, _ standard: Double) -> Double {
      index < numbers.count ? numbers[index] : standard
    }
    switch name {
    case "distanceToEndOfStep": return .distanceToEndOfStep(number(0, 30), accuracy: number(1, 32))
    case "distanceFromStep":
      return .distanceFromStep(number(0, 30), accuracy: number(1, 32), policy ?? .always)
    // Ferrostar's own standards.
    case "distanceEntryExit":
      return .distanceEntryExit(entry: number(0, 20), exit: number(1, 5), accuracy: number(2, 25))
    case "distanceEntryAndSnappedExit":
      return .distanceEntryAndSnappedExit(
        entry: number(0, 20),
        exit: number(1, 2),
        accuracy: number(2, 25)
      )
    default: return .manual
    }
  }

  private static func joined(
    _ name: String,
    _ rest: inout Substring,
    depth: Int
  ) throws(ParseError) -> [Self] {
    guard takes("(", &rest) else {
      throw ParseError(description: "\"\(name)\" is followed by conditions in brackets")
    }
    var parts: [Self] = []
    repeat { parts.append(try parse(&rest, depth: depth + 1)) } while takes(",", &rest)
    guard takes(")", &rest) else {
      throw ParseError(description: "the bracket behind \"\(name)\" is not closed")
    }
    return parts
  }

  /// Reads numbers, and the policy that may stand behind them.
  private static func parameters(
    of name: String,
    _ rest: inout Substring
  ) throws(ParseError) -> (numbers: [Double], policy: Policy?) {
    var numbers: [Double] = []
    var policy: Policy?
    guard takes("(", &rest) else { return (numbers, policy) }
    let most = name == "manual" ? 0 : name.hasPrefix("distanceEntry") ? 3 : 2
    repeat {
      let text = String(word(&rest))
      if name == "distanceFromStep", let found = Policy(rawValue: text), policy == nil {
        policy = found
      } else if let number = Double(text), (0...100_000).contains(number), policy == nil,
        numbers.count < most
      {
        numbers.append(number)
      } else {
        throw ParseError(
          description: "\"\(text.prefix(40))\" is no parameter of \(name), which has "
            + "\(most) numbers in 0…100000 at most"
            + (name == "distanceFromStep"
              ? " and \(Policy.allCases.map(\.rawValue).joined(separator: ", "))" : "")
        )
      }
    } while takes(",", &rest)
    guard takes(")", &rest) else {
      throw ParseError(description: "the bracket behind \"\(name)\" is not closed")
    }
    return (numbers, policy)
  }

  private static func word(_ rest: inout Substring) -> Substring {
    rest = rest.drop(while: \.isWhitespace)
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
    rest = rest.dropFirst(word.count)
    return word
  }

  private static func takes(_ character: Character, _ rest: inout Substring) -> Bool {
    let found = rest.drop(while: \.isWhitespace)
    guard found.first == character else { return false }
    rest = found.dropFirst()
    return true
  }
}

/// When a trip by Ferrostar's rules drops a waypoint that is not the last.
public enum WaypointAdvance: Hashable, Sendable {
  /// The first one, where the fix before lay nearer than so many metres.
  case withinRange(Double)
  /// Each one within so many metres of a step that is left.
  case alongAdvancingStep(Double)
}

extension NavigatorConfiguration.Ferrostar {
  /// Metres of ``waypointAdvance``.
  public var waypointRange: Double {
    get {
      switch waypointAdvance {
      case .withinRange(let metres), .alongAdvancingStep(let metres): metres
      }
    }
    set {
      waypointAdvance =
        dropsWaypointsAlongStep ? .alongAdvancingStep(newValue) : .withinRange(newValue)
    }
  }

  /// Whether ``waypointAdvance`` goes by the step that is left.
  public var dropsWaypointsAlongStep: Bool {
    get {
      switch waypointAdvance {
      case .withinRange: false
      case .alongAdvancingStep: true
      }
    }
    set {
      let metres = waypointRange
      waypointAdvance = newValue ? .alongAdvancingStep(metres) : .withinRange(metres)
    }
  }
}
