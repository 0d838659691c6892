import Platform

SystemSignals.prepare()
MapKeeping.prepare(SystemProcess.environment)
do {
  let code = Navsim.run(
    arguments: Array(CommandLine.arguments.dropFirst()),
    environment: SystemProcess.environment,
    io: .system
  )
  LiveChildren.endAll()
  SystemProcess.exit(code)
}
