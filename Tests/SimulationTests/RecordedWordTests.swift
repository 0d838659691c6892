import Navigation
import NavigationMap
import Recording
import ScenarioLanguage
import Testing

@Suite("Word lists of recordings") struct RecordedWordTests {
  /// A list of words, and the enumeration whose cases are recorded by it.
  struct Mirror: CustomTestStringConvertible, Sendable {
    var name: String
    /// The words of the enumeration that the list lacks.
    var unknown: [String]

    init<Word: RecordedWord, Source: RawRepresentable<String> & CaseIterable>(
      _ list: Word.Type,
      of source: Source.Type,
      but unrecorded: [String] = []
    ) {
      name = "\(list)"
      let words = Set(list.allCases.map(\.rawValue) + unrecorded)
      unknown = source.allCases.map(\.rawValue).filter { !words.contains($0) }
    }

    var testDescription: String { name }
  }

  private static let mirrors: [Mirror] = [
    // A navigator, its terms and its simulator.
    Mirror(Recorded.GPSQuality.self, of: GPSQuality.self),
    Mirror(Recorded.OnRouteState.self, of: OnRouteState.self),
    Mirror(Recorded.WaypointKind.self, of: Waypoint.Kind.self),
    Mirror(Recorded.DeviationKind.self, of: Deviation.Kind.self),
    Mirror(Recorded.RerouteOutcome.self, of: RerouteOutcome.self),
    Mirror(Recorded.RouteStatus.self, of: RouteStatus.self),
    Mirror(Recorded.RouteChangeReason.self, of: RouteChange.Reason.self),
    Mirror(Recorded.AnnouncementKind.self, of: Announcement.Kind.self),
    Mirror(Recorded.AudioChannel.self, of: Announcement.Channel.self),
    Mirror(Recorded.Voice.self, of: VoiceGuidance.self),
    Mirror(Recorded.SpeedAlertSeverity.self, of: SpeedAlertSeverity.self),
    Mirror(Recorded.DelayCategory.self, of: DelayCategory.self),
    Mirror(Recorded.GuidanceCause.self, of: GuidanceCause.self),
    Mirror(Recorded.AccessRefusal.self, of: NavigatorAccessError.self),
    Mirror(Recorded.TermsVariant.self, of: TermsDialog.Variant.self),
    Mirror(Recorded.SimulationSource.self, of: LocationSimulator.Source.self),
    Mirror(Recorded.SimulationStopCause.self, of: LocationSimulator.StopCause.self),
    // Maps, overlays, panoramas.
    Mirror(Recorded.CameraMode.self, of: CameraMode.self),
    Mirror(Recorded.Perspective.self, of: CameraPerspective.self),
    Mirror(Recorded.MapType.self, of: MapType.self),
    Mirror(Recorded.MapFault.self, of: MapCallError.self),
    Mirror(Recorded.FrameRate.self, of: MapFrameRate.self),
    Mirror(Recorded.Gesture.self, of: MapGesture.Kind.self),
    Mirror(Recorded.OverlayKind.self, of: OverlayKind.self),
    Mirror(Recorded.OverlayProperty.self, of: OverlayProperty.self),
    Mirror(Recorded.DragPhase.self, of: OverlayCall.DragPhase.self),
    Mirror(Recorded.UIMode.self, of: NavigationUIMode.self),
    Mirror(Recorded.UIWish.self, of: UIEdit.Mode.self),
    Mirror(Recorded.UISetting.self, of: UISetting.self),
    Mirror(Recorded.PanoramaFault.self, of: PanoramaError.self),
    // Routing, search, fleet.
    Mirror(Recorded.SessionKind.self, of: RouteCalculationSession.Kind.self),
    Mirror(Recorded.RoutingRefusalReason.self, of: RoutingRefusal.self),
    Mirror(Recorded.RoutingServer.self, of: RouteCalculationError.Server.self),
    Mirror(Recorded.TransportFault.self, of: TransportError.self),
    Mirror(Recorded.TravelMode.self, of: RouteOptions.TravelMode.self),
    Mirror(Recorded.RoutingStrategy.self, of: RouteOptions.Strategy.self),
    Mirror(Recorded.SearchFunction.self, of: SearchFunction.self),
    Mirror(Recorded.SearchKind.self, of: SearchKind.self),
    Mirror(Recorded.SearchFlag.self, of: SearchReport.Flag.self),
    Mirror(Recorded.FormButton.self, of: AddressSearch.Button.self),
    Mirror(Recorded.FormScreen.self, of: AddressSearch.Screen.self),
    Mirror(Recorded.FormEntry.self, of: AddressSearch.EntryPoint.self),
    Mirror(Recorded.FleetMessageKind.self, of: FleetMessageRefusal.Kind.self),
    Mirror(Recorded.JobState.self, of: FleetJobState.self),
    Mirror(Recorded.MessageFault.self, of: FleetMessageRefusal.Reason.self),
    // The ledger.
    Mirror(RecordedDecision.Rule.self, of: Decision.Rule.self),
    Mirror(RecordedDecision.Unit.self, of: Decision.Unit.self),
    Mirror(RecordedDecision.Detail.self, of: Decision.StaticDetail.self, but: ["none"]),
  ]

  /// Lists whose words are chosen by a switch, so that the compiler knows of a new case.
  private static let chosen: Set = [
    "AnswerFault", "DeviationAnswer", "FleetErrorType", "FleetEventKind", "OverlayFault",
    "Question", "RequestFault",
    "RequestMethod", "RoutingFault", "ThresholdTrigger", "TileAnswer",
  ]

  @Test("A list knows every word that is recorded by it", arguments: mirrors)
  func words(of mirror: Mirror) {
    #expect(mirror.unknown == [])
  }

  @Test("No list of the catalogue is forgotten")
  func completeness() {
    let known = Self.chosen.union(Self.mirrors.map(\.name))
    var names: Set<String> = []
    func walk(_ shape: MemberShape) {
      switch shape {
      case .words(let name, _): names.insert(name)
      case .object(_, let members): for member in members { walk(member.shape) }
      case .list(let element), .table(let element): walk(element)
      case .number, .integer, .flag, .mark, .text, .textOrNull, .corner, .json: break
      }
    }
    for kind in EventKind.catalogue {
      for member in kind.payload.members { walk(member.shape) }
    }
    #expect(names.subtracting(known) == [])
    #expect(names.count > 40)
  }
}
