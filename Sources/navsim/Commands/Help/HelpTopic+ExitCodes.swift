extension HelpTopic {
  static let exitCodes = HelpTopic(
    name: "exit-codes",
    summary: "what the exit code of a command means",
    text: """
      Exit codes. When several apply, the one that stands higher here is given.

        130  interrupted (Ctrl-C), whatever had been found
        125  only of 'run --expect-signature' and '--expect-failure': it cannot be told, git bisect skips
         70  a fault of navsim itself, or an output that cannot be written
          2  invalid input: command line, scenario, trace, route answer, damaged or foreign golden
          5  two runs of one scenario differ
          1  a golden differs, an expectation or a law is violated; 'diff' found differences,
             'fmt --check' and 'migrate --check' files that would change
          3  a golden is missing or pending
          6  an obsolete golden or an unused scripted answer (in check mode, else a warning)
          7  a run went over its budget of jobs or records, or a golden over 2 MB
          4  nothing was selected ('--no-tests pass' makes it 0)
          0  everything passed

      Check mode is CI set (to anything but 'false', '0' or nothing) or '--update none': nothing is
      written to the tree.

      """
  )
}
