import CanonicalJSON
import ScenarioLanguage
import Simulation

extension FuzzMutator {
  /// Adds one to three faults of a kind.
  mutating func addFaults(_ feature: FuzzFeature) {
    // What is wrong with fixes needs some.
    guard feature == .serviceFaults || state.draft.root["trace"] != nil else { return }
    var faults = state.draft.root["faults"]?.elements ?? []
    for _ in 0...dice.below(3) { faults.append(fault(feature)) }
    state.draft.root["faults"] = .array(faults)
  }

  private mutating func fault(_ feature: FuzzFeature) -> JSONTree {
    let start = dice.within(0...duration)
    let end = start + dice.within(0.5...max(1, duration / 2))
    var members: [JSONTree.Member] = []
    switch feature {
    case .placeFaults: members = placeFault()
    case .receiverFaults: members = receiverFault()
    case .timeFaults: members = timeFault()
    default: members = serviceFault()
    }
    members.append(JSONTree.Member("from", .number((start * 10).rounded() / 10)))
    members.append(JSONTree.Member("to", .number((end * 10).rounded() / 10)))
    return .object(members)
  }

  private mutating func placeFault() -> [JSONTree.Member] {
    switch dice.below(5) {
    case 0: [Self.kind("white"), number("sigma", 0...40)]
    case 1: [Self.kind("correlated"), number("sigma", 0...40), number("time", 1...120)]
    case 2: [Self.kind("bias"), number("east", -60...60), number("north", -60...60)]
    case 3: [Self.kind("multipath"), number("perKilometre", 0.1...20)]
    default: [Self.kind("spike"), number("probability", 0...0.5)]
    }
  }

  private mutating func receiverFault() -> [JSONTree.Member] {
    switch dice.below(5) {
    case 0: [Self.kind("frozen")]
    case 1: [Self.kind("deadReckoning")]
    case 2: [Self.kind("accuracy"), number("factor", 0...50)]
    case 3:
      [Self.kind("speed"), dice.chance(0.3) ? Self.missing : number("factor", 0...5)]
    default: [Self.kind("course"), dice.chance(0.3) ? Self.missing : number("offset", -180...180)]
    }
  }

  private mutating func timeFault() -> [JSONTree.Member] {
    switch dice.below(5) {
    case 0: [Self.kind("dropout"), number("probability", 0...1)]
    case 1: [Self.kind("duplicate"), number("probability", 0...1)]
    case 2: [Self.kind("late"), number("probability", 0...1)]
    case 3: [Self.kind("clock"), number("step", -30...30), number("jitter", 0...3)]
    default: [Self.kind("rate"), number("interval", 0.1...30)]
    }
  }

  private mutating func serviceFault() -> [JSONTree.Member] {
    switch dice.below(4) {
    case 0: [Self.kind("serviceLatency"), number("delay", 0...60)]
    case 1: [Self.kind("serviceError"), number("probability", 0...1)]
    case 2: [Self.kind("serviceTimeout"), number("probability", 0...1)]
    default: [Self.kind("serviceReorder"), number("hold", 0.1...30)]
    }
  }

  private static func kind(_ word: String) -> JSONTree.Member {
    JSONTree.Member("kind", .string(word))
  }

  private static let missing = JSONTree.Member("missing", .boolean(true))

  private mutating func number(_ key: String, _ range: ClosedRange<Double>) -> JSONTree.Member {
    JSONTree.Member(key, .number(dice.within(range)))
  }
}
