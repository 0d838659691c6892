import CanonicalJSON
import Navigation
import Regression
import Simulation

/// `--plant`: a rule of the navigator is broken on purpose, to see which scenarios notice.
enum PlantOption {
  static let option = CommandOption(
    "plant",
    .required("defect"),
    "break a rule of the navigator on purpose, to see what notices; 'help' lists the defects",
    isCommon: false
  )

  /// Returns the defect to plant; nil without the option.
  ///
  /// - Throws: `UsageError` for a name that is none, and beside options that write.
  static func defect(_ arguments: CommandArguments) throws(UsageError) -> PlantedDefect? {
    guard let name = arguments.value(PlantOption.option) else { return nil }
    let defect = try defect(named: name)
    let writing = [
      TestCommand.Options.update, TestCommand.Options.unreferenced, LiveOption.option,
    ]
    for other in writing where arguments.has(other) {
      throw UsageError("'--plant' writes nothing, and goes without '--\(other.name)'")
    }
    return defect
  }

  /// Returns the defect of a name.
  ///
  /// - Throws: `UsageError` for a name that is none.
  static func defect(named name: String) throws(UsageError) -> PlantedDefect {
    if let defect = PlantedDefect(named: name) { return defect }
    let names = PlantedDefect.allCases.map { "\($0)" }
    let nearest = EditDistance.nearest(to: name, in: names)
    throw UsageError(
      "'--plant \(name)' is no defect",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "'--plant help' lists them"
    )
  }

  /// Writes the defects with the field bugs that they repeat.
  static func list(to output: OutputStream) {
    let names = PlantedDefect.allCases.map { "\($0)" }
    let width = names.map(\.count).max() ?? 0
    for (defect, name) in zip(PlantedDefect.allCases, names) {
      let gap = String(repeating: " ", count: width + 2 - name.count)
      let bug = defect.fieldBug
      let space = String(repeating: " ", count: max(1, 8 - bug.count))
      output.line("\(name)\(gap)\(bug)\(space)\(defect.effect)")
    }
  }
}
