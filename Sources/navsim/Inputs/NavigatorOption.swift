import CanonicalJSON
import Navigation
import Platform
import Regression
import Simulation

/// `--navigator`: which navigator the scenarios are put to.
enum NavigatorOption {
  static let option = CommandOption(
    "navigator",
    .required("command"),
    "drive this program in place of the built-in navigator (NAVSIM_NAVIGATOR); or builtin:PROFILE",
    isCommon: false
  ).secret
  static let timeout = CommandOption(
    "navigator-timeout",
    .required("seconds"),
    "how long it may take over one message (10, and 60 to begin)",
    isCommon: false
  )

  static let all = [option, timeout]

  /// The variable that stands for the option.
  static let variable = "NAVSIM_NAVIGATOR"

  /// What the option says, or else the variable; nil where neither says anything.
  static func text(_ arguments: CommandArguments, in session: Session) throws(UsageError) -> String?
  {
    if let text = arguments.value(option) {
      guard !text.isEmpty else {
        throw UsageError("'--navigator' is empty", hint: "name a program, or builtin")
      }
      return text
    }
    return session.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// How long a message may take; nil for what holds without the option.
  static func timeout(_ arguments: CommandArguments) throws(UsageError) -> Double? {
    guard let seconds = try arguments.number(timeout) else { return nil }
    guard seconds > 0, seconds <= 86_400 else {
      throw UsageError("'--navigator-timeout \(seconds)': expected more than 0, at most 86400")
    }
    return seconds
  }

  /// Returns the navigator that a text means; a program is started, so that it is known who it is.
  static func choice(
    _ text: String,
    _ arguments: CommandArguments,
    in session: Session
  ) throws(UsageError) -> NavigatorChoice {
    let builtin = NavigatorProfile.builtin.rawValue
    if text == builtin { return .standard }
    if text.hasPrefix(builtin + ":") {
      let name = String(text.dropFirst(builtin.count + 1))
      if let profile = NavigatorProfile(named: name) { return .profile(profile) }
      let names = NavigatorProfile.names
      throw UsageError(
        "'\(text)' is no profile of the built-in navigator",
        hint: EditDistance.nearest(to: name, in: names).map { "did you mean 'builtin:\($0)'?" }
          ?? "the profiles are \(names.joined(separator: ", "))"
      )
    }
    return session.navigators.choice(
      text,
      timeout: try timeout(arguments),
      jobs: arguments.declares(.jobs("")) ? try arguments.jobs() : 1,
      isInterrupted: session.io.isInterrupted
    )
  }
}

extension Session {
  /// Returns the navigator that a command line means, which holds for the rest of the call.
  func navigator(_ arguments: CommandArguments) throws -> NavigatorChoice {
    guard let text = try NavigatorOption.text(arguments, in: self) else { return .standard }
    let choice = try NavigatorOption.choice(text, arguments, in: self)
    navigators.use(choice)
    return choice
  }

  /// Returns the navigator that a command line means, which must have started.
  func startedNavigator(_ arguments: CommandArguments) throws -> NavigatorChoice {
    let choice = try navigator(arguments)
    guard case .unstartable(let failure) = choice else { return choice }
    let known = RunFailure(failure)
    throw CommandFailure(known.exitCode, known.description)
  }

  /// Says once that a command that looks into the navigator cannot look into this one.
  func saysUnavailable(_ what: String, of navigator: NavigatorChoice) {
    guard !navigator.isBuiltin else { return }
    error.line("note: \(what) is not available for the navigator \(navigator.name)")
  }
}
