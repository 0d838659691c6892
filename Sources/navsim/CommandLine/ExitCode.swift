/// What a command tells the shell.
enum ExitCode: Int32 {
  case success = 0
  case regression = 1
  case invalidInput = 2
  case goldenMissing = 3
  case nothingSelected = 4
  case nondeterminism = 5
  case unreferenced = 6
  case budgetExceeded = 7
  case harnessFault = 70
  case interrupted = 130
}
