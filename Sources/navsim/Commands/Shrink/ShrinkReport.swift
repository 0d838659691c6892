import Reporting
import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage

/// What 'navsim shrink' tells of its result.
struct ShrinkReport {
  private let result: ShrinkResult
  private let identity: ScenarioIdentity
  private let path: String
  private let settings: String

  init(
    _ result: ShrinkResult,
    identity: ScenarioIdentity,
    path: String,
    arguments: CommandArguments
  ) {
    self.result = result
    self.identity = identity
    self.path = path
    settings = arguments.values(ShrinkCommand.Options.set).map { " --set \(ShellWord.quote($0))" }
      .joined()
  }

  func text(style: Style) -> String {
    let (before, after) = (result.before, result.after)
    var lines = ["\(style.bold(identity.name))  \(result.signature.described)"]
    if !result.signature.event.isEmpty { lines.append("  first event  \(result.signature.event)") }
    if let moment = result.signature.moment { lines.append("  moment       \(moment.described)") }
    let fixes = [Int64(before.fixes), Int64(after.fixes)].map(Quantity.grouped)
    lines.append("  fixes        \(fixes[0]) → \(fixes[1])\(share)")
    lines.append("  actions      \(before.actions) → \(after.actions)")
    lines.append("  faults       \(before.faults) → \(after.faults)")
    lines.append(
      "  text         \(Quantity.size(bytes: before.bytes)) → \(Quantity.size(bytes: after.bytes))"
    )
    let runs = Quantity.count(result.runCount, "run")
    lines.append(
      result.isComplete
        ? "  \(runs); nothing more can be left out" : "  \(runs), which is the limit (--runs)"
    )
    if path != "-" {
      lines.append("  \(style.dim("written"))    \(path)")
      lines.append("  \(style.dim("reproduce"))  navsim run \(ShellWord.quote(path))\(settings)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var share: String {
    guard result.before.fixes > 0 else { return "" }
    let percent = Double(result.after.fixes) / Double(result.before.fixes) * 100
    return " (\(Quantity.fixed(percent, 1)) %)"
  }

  func write(in session: Session) {
    session.writeJSON { json in
      json.member("scenario", identity.name)
      json.member("signature", result.signature.described)
      json.member("event", result.signature.event)
      if let moment = result.signature.moment { json.member("moment", moment.described) }
      json.member("code", result.signature.code)
      for (key, size) in [("before", result.before), ("after", result.after)] {
        json.beginObject(key)
        let counts = [
          ("fixes", size.fixes), ("actions", size.actions), ("faults", size.faults),
          ("bytes", size.bytes),
        ]
        for (name, count) in counts {
          json.member(name, count)
        }
        json.endObject()
      }
      json.member("runs", result.runCount)
      json.member("complete", result.isComplete)
      json.member("file", path)
    }
  }
}
