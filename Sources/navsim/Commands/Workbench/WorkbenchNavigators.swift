import Navigation
import Platform
import Regression

/// Whoever can drive on the bench: the SDK's own with the rules of each profile, and what the command line names.
struct WorkbenchNavigators: Sendable {
  private var choices: [(name: String, choice: NavigatorChoice)]

  /// - Parameter others: What the command line names, in its order.
  init(_ others: [NavigatorChoice]) {
    choices = NavigatorProfile.allCases.map { profile in
      let choice: NavigatorChoice = profile == .builtin ? .standard : .profile(profile)
      return (choice.name, choice)
    }
    for other in others {
      let number = choices.count { $0.choice.name == other.name }
      choices.append((number == 0 ? other.name : "\(other.name)#\(number + 1)", other))
    }
  }

  /// The names, that of the SDK's own first.
  var names: [String] { choices.map(\.name) }

  /// Returns the navigator of a name.
  ///
  /// - Throws: ``WorkbenchRefusal`` where none has it.
  func choice(_ name: String) throws -> NavigatorChoice {
    guard let known = choices.first(where: { $0.name == name }) else {
      throw WorkbenchRefusal(.invalid, "no navigator here is called '\(Visible.line(name))'")
    }
    return known.choice
  }
}
