SystemSignals.prepare()
SystemProcess.exit(
  Navsim.run(
    arguments: Array(CommandLine.arguments.dropFirst()),
    environment: SystemProcess.environment,
    io: .system
  )
)
