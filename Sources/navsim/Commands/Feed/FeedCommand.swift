import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Simulation
import Traces

/// `navsim feed`: a scenario's fixes for other programs, in real time.
enum FeedCommand: Command {
  /// Whose time the fixes bear.
  enum Stamp: String, CaseIterable {
    case scenario, now
  }

  /// What may stand on its command line.
  enum Options {
    static let tcp = CommandOption(
      "tcp",
      .required("port"),
      "serve NMEA at a port, or address:port, of TCP"
    )
    static let udp = CommandOption(
      "udp",
      .required("port"),
      "send NMEA to a port, or address:port, by UDP"
    )
    static let pty = CommandOption("pty", "write NMEA to a pseudo-terminal")
    static let link = CommandOption("link", .required("path"), "a link to the pseudo-terminal")
    static let gpsd = CommandOption(
      "gpsd",
      .required("port"),
      "serve gpsd's JSON at a port, or address:port"
    )
    static let android = CommandOption(
      "android",
      .optionalText("address:port"),
      "set the place of an Android emulator, by its console (127.0.0.1:5554)"
    )
    static let adb = CommandOption(
      "adb",
      .optionalText("serial"),
      "the same by Android's debug bridge, 'adb emu'",
      isCommon: false
    )
    static let mock = CommandOption(
      "mock",
      .required("port"),
      "serve JSON lines at a port, for mock locations within an app",
      isCommon: false
    )
    static let simctl = CommandOption(
      "simctl",
      .required("file"),
      "write a script that drives Xcode's simulator, and play nothing",
      isCommon: false
    )
    static let lockstep = CommandOption(
      "lockstep",
      "wait for an 'ok' to each fix before the next",
      isCommon: false
    )
    static let speed = CommandOption(
      "speed",
      .required("factor"),
      "how many times faster than real time (1)"
    )
    static let wait = CommandOption("wait", "begin when a program reads by TCP or gpsd")
    static let delay = CommandOption(
      "delay",
      .required("seconds"),
      "begin after so many seconds (0)"
    )
    static let `repeat` = CommandOption(
      "repeat",
      .required("n"),
      "how often it is played (1)",
      isCommon: false
    )
    static let stamp = CommandOption(
      "stamp",
      .choice(of: Stamp.self),
      "whose time the fixes bear (scenario)"
    )
    static let seed = CommandOption(
      "seed",
      .required("n"),
      "another seed than the scenario's",
      isCommon: false
    )
  }

  static let description = CommandDescription(
    .feed,
    "play a scenario's fixes to phones and other programs, in real time",
    operands: "<scenario>",
    operandCount: 1...1,
    examples: [
      .init("navsim feed drive.json --gpsd 2947", "as gpsd does: for cgps, gpspipe, foxtrotgps"),
      .init(
        "navsim feed drive.json --tcp 10110 --speed 10",
        "NMEA to whoever connects, ten times as fast"
      ),
      .init("navsim feed drive.json --android", "the phone in Android's emulator drives"),
      .init("navsim feed drive.json --pty --link /tmp/gps", "NMEA at a serial line: gpsd /tmp/gps"),
    ],
    options: [
      Options.tcp, Options.udp, Options.pty, Options.link, Options.gpsd, Options.android,
      Options.adb, Options.mock, Options.simctl, Options.lockstep, Options.speed, Options.wait,
      Options.delay, Options.repeat, Options.stamp, Options.seed, .json,
      .allowOutside,
    ],
    discussion: """
      The fixes are those that the navigator of the scenario gets: of its file, points or drive, with
      all faults, each when it comes. Where they can be read is told on standard output before the
      first, a line a way: 'tcp 127.0.0.1:10110'. Port 0 takes a free one.

      An address is that of this machine, 127.0.0.1, where none is given: nobody else can connect.
      With 0.0.0.0 everybody in the network can. But for the workbench no other command opens sockets.

      gpsd's clients hear VERSION, DEVICES, WATCH, TPV and POLL. There is no SKY: a trace knows no
      satellites. Those who ask for nmea get the sentences.

      The emulator's console gets 'geo nmea' where the course is known, else 'geo fix'; its token is
      read from ~/.emulator_console_auth_token. --mock serves lines {"t":…,"fix":{…}} as in a .navrec,
      times in milliseconds since 1970; the handbook has a client in Kotlin and in Swift. With
      --lockstep clients of --tcp and --mock answer each fix with 'ok' and a line feed, and the console
      with its own OK; 10 s without one end it.

      Xcode's simulator runs the script of --simctl; 'navsim trace convert drive.nmea drive.gpx --to
      xcode' makes a file for Xcode itself.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let speed = try arguments.number(Options.speed) ?? 1
    guard speed > 0 else { throw UsageError("'--speed 0': time would stand still") }
    let delay = try arguments.number(Options.delay) ?? 0
    let rounds = try arguments.integer(Options.repeat, atLeast: 1) ?? 1
    let identity = try session.scenario(of: arguments.operands, toBe: "played")
    let fixes = try fixes(of: identity, arguments)
    if let script = arguments.value(Options.simctl) {
      return try write(fixes, of: identity, to: script, arguments, in: session)
    }
    let outlets = try outlets(arguments, home: SystemProcess.environment["HOME"])
    guard let first = fixes.first else {
      throw CommandFailure.input("\(identity.path): error: the scenario has no fixes")
    }
    for outlet in outlets { session.output.line(outlet.place) }
    // Whoever starts this needs to know where, now.
    _ = session.output.flush()
    let isNow = arguments.word(Options.stamp, of: Stamp.self) == .now
    let player = FeedPlayer(
      outlets: outlets,
      speed: speed,
      isLockstep: arguments.has(Options.lockstep),
      shift: isNow ? SystemProcess.wallClock - first.fix.time : 0,
      isInterrupted: session.io.isInterrupted,
      progress: { time, readers in
        let count = Quantity.count(readers, "reader")
        session.error.progress("\(Quantity.clock(milliseconds: time)), \(count) …")
      }
    )
    if arguments.has(Options.wait), !player.waitForReader() { return .interrupted }
    if !player.rest(seconds: delay) { return .interrupted }
    let result = player.play(fixes, rounds: rounds)
    session.error.clearProgress()
    conclude(result, outlets, arguments, in: session)
    if let failure = result.failure { throw CommandFailure(.harnessFault, failure) }
    return result.isInterrupted ? .interrupted : .success
  }

  private static func fixes(
    of identity: ScenarioIdentity,
    _ arguments: CommandArguments
  ) throws -> [PlayedFix] {
    var scenario = try SimulationExecutor(reach: arguments.reach).load(identity)
    if let seed = try arguments.integer(Options.seed, atLeast: 0) { scenario.seed = UInt64(seed) }
    return try PlayedFix.all(of: scenario)
  }

  /// Writes the script for Xcode's simulator, in which nothing else is played.
  private static func write(
    _ fixes: [PlayedFix],
    of identity: ScenarioIdentity,
    to path: String,
    _ arguments: CommandArguments,
    in session: Session
  ) throws -> ExitCode {
    guard !fixes.isEmpty else {
      throw CommandFailure.input("\(identity.path): error: the scenario has no fixes")
    }
    let file = try OutputFile(path, .script, in: session)
    try file.append(Array(SimulatorScript.text(fixes, of: identity.name).utf8))
    try file.commit()
    session.error.line("\(Quantity.count(fixes.count, "fix", plural: "fixes")) written as a script")
    return .success
  }

  private static func outlets(
    _ arguments: CommandArguments,
    home: String?
  ) throws -> [any FeedOutlet] {
    var outlets: [any FeedOutlet] = []
    for text in arguments.values(Options.gpsd) {
      outlets.append(try FeedServer(.gpsd, at: SocketAddress(text, option: "gpsd")))
    }
    for text in arguments.values(Options.tcp) {
      outlets.append(try FeedServer(.nmea, at: SocketAddress(text, option: "tcp")))
    }
    for text in arguments.values(Options.udp) {
      outlets.append(try DatagramOutlet(to: SocketAddress(text, option: "udp")))
    }
    for text in arguments.values(Options.mock) {
      outlets.append(try FeedServer(.mock, at: SocketAddress(text, option: "mock")))
    }
    if arguments.has(Options.android) {
      let text = arguments.value(Options.android) ?? ""
      let address = try SocketAddress(text.isEmpty ? "5554" : text, option: "android")
      outlets.append(try ConsoleOutlet(at: address, home: home))
    }
    if arguments.has(Options.adb) {
      outlets.append(
        try BridgeOutlet(serial: arguments.value(Options.adb).flatMap { $0.isEmpty ? nil : $0 })
      )
    }
    if arguments.has(Options.pty) {
      outlets.append(try TerminalOutlet(link: arguments.value(Options.link)))
    }
    guard !outlets.isEmpty else {
      throw UsageError(
        "'navsim feed' needs a way out: --gpsd, --tcp, --udp, --pty, --android, --adb, --mock or --simctl",
        hint: "such as: navsim feed \(arguments.operands[0]) --gpsd 2947"
      )
    }
    if arguments.has(Options.link), !arguments.has(Options.pty) {
      throw UsageError("--link is the name of a pseudo-terminal: give --pty too")
    }
    if arguments.has(Options.wait), outlets.allSatisfy({ $0.readerCount == nil }) {
      throw UsageError(
        "--wait is for readers by --tcp, --gpsd or --mock: of the others nobody can tell"
      )
    }
    return outlets
  }

  private static func conclude(
    _ result: FeedPlayer.Result,
    _ outlets: [any FeedOutlet],
    _ arguments: CommandArguments,
    in session: Session
  ) {
    let losses = outlets.compactMap { outlet in outlet.loss.map { "\(outlet.place): \($0)" } }
    if arguments.has(.json) {
      session.writeJSON { json in
        json.member("fixes", result.fixCount)
        json.member("rounds", result.rounds)
        json.member("interrupted", result.isInterrupted)
        json.strings("losses", losses)
      }
    } else {
      for loss in losses { session.error.problem("warning: " + loss) }
      session.error.line("played \(Quantity.count(result.fixCount, "fix", plural: "fixes"))")
    }
  }
}
