/// The one place that names every command.
extension CommandName {
  /// What the words call.
  var command: any Command.Type {
    switch self {
    case .run: RunCommand.self
    case .explain: ExplainCommand.self
    case .margins: MarginsCommand.self
    case .timeline: TimelineCommand.self
    case .diff: DiffCommand.self
    case .report: ReportCommand.self
    case .export: ExportCommand.self
    case .feed: FeedCommand.self
    case .workbench: WorkbenchCommand.self
    case .test: TestCommand.self
    case .review: ReviewCommand.self
    case .pending: PendingCommand.self
    case .accept: AcceptCommand.self
    case .reject: RejectCommand.self
    case .coverage: CoverageCommand.self
    case .mergeReports: MergeReportsCommand.self
    case .`init`: InitCommand.self
    case .new: NewCommand.self
    case .lint: LintCommand.self
    case .fmt: FmtCommand.self
    case .migrate: MigrateCommand.self
    case .schema: SchemaCommand.self
    case .traceInfo: TraceInfoCommand.self
    case .traceConvert: TraceConvertCommand.self
    case .traceClean: TraceCleanCommand.self
    case .traceSplit: TraceSplitCommand.self
    case .traceCalibrate: TraceCalibrateCommand.self
    case .tracePlot: TracePlotCommand.self
    case .mapSources: MapSourcesCommand.self
    case .mapBuild: MapBuildCommand.self
    case .mapInfo: MapInfoCommand.self
    case .mapRoute: MapRouteCommand.self
    case .mapMatch: MapMatchCommand.self
    case .mapDiff: MapDiffCommand.self
    case .mapSearch: MapSearchCommand.self
    case .mapDraw: MapDrawCommand.self
    case .mapExport: MapExportCommand.self
    case .routeInfo: RouteInfoCommand.self
    case .fuzz: FuzzCommand.self
    case .promote: PromoteCommand.self
    case .shrink: ShrinkCommand.self
    case .bundle: BundleCommand.self
    case .ensemble: EnsembleCommand.self
    case .sweep: SweepCommand.self
    case .compare: CompareCommand.self
    case .mutate: MutateCommand.self
    case .bench: BenchCommand.self
    case .selftest: SelftestCommand.self
    case .doctor: DoctorCommand.self
    case .completions: CompletionsCommand.self
    case .setupGit: SetupGitCommand.self
    case .mergeGolden: MergeGoldenCommand.self
    case .languageServer: LanguageServerCommand.self
    case .serveNavigator: ServeNavigatorCommand.self
    case .version: VersionCommand.self
    }
  }
}
