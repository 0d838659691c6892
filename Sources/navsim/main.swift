import Platform

SystemSignals.prepare()
let exitStatus = Navsim.run(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: SystemProcess.environment,
  io: .system
)
LiveChildren.endAll()
SystemProcess.exit(exitStatus)
