import Navigation
import Testing

@testable import Simulation

@Suite("Planted defects and the rules of a navigator")
struct SoundRulesTests {
  @Test("A sound navigator follows its own rules, a broken one what stands around them")
  func wrapping() {
    for (defects, isBroken) in [([] as PlantedDefects, false), ([.keptStep], true)] {
      var rules = NavigatorRules(.builtin)
      defects.change(&rules, of: .builtin)
      let following = rules.following(NavigatorConfiguration(), nil)
      #expect(following is BrokenFollowing == isBroken)
    }
  }
}
