import FoundationEssentials
import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

@Suite struct NavigationContextTests {
  private let scheduler = TestScheduler()

  private func context(hasAcceptedTerms: Bool = false) -> NavigationContext {
    NavigationContext(
      provider: .custom(ScriptedProvider(scheduler, [])),
      scheduler: scheduler,
      hasAcceptedTerms: hasAcceptedTerms
    )
  }

  @Test("The licence is that of the project, and the version has three parts")
  func release() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = try #require(FileManager.default.contents(atPath: "/\(root)/LICENSE"))
    #expect(context().openSourceLicenseInfo == String(decoding: file, as: UTF8.self))
    #expect(context().sdkVersion.split(separator: ".").count == 3)
  }

  @Test("An answer comes in a later job than the call, and only the first counts")
  func terms() {
    let context = context()
    let presenter = ScriptedTerms()
    context.termsPresenter = presenter
    var told: [Bool] = []
    context.showTermsDialog { told.append($0) }
    context.showTermsDialog { told.append($0) }
    #expect(presenter.shown.isEmpty)
    scheduler.run()
    #expect(presenter.shown == [TermsDialog(variant: .always, isNeeded: true)])
    presenter.answer(true)
    presenter.answer(false)
    #expect(told.isEmpty && context.areTermsAccepted)
    scheduler.run()
    #expect(told == [true])
    context.showTermsDialogIfNeeded { told.append($0) }
    #expect(told == [true])
    scheduler.run()
    #expect(told == [true, true] && presenter.shown.count == 1)
  }

  @Test("Who declines what was accepted takes it back; who cannot be asked declines")
  func declined() {
    let context = context(hasAcceptedTerms: true)
    var told: [Bool] = []
    context.showTermsDialog { told.append($0) }
    scheduler.run()
    #expect(told == [false] && !context.areTermsAccepted)
  }

  @Test("Nothing leads to a navigator or a context that is gone")
  func goneNavigator() throws {
    var context: NavigationContext? = context(hasAcceptedTerms: true)
    context?.start()
    context?.provideAPIKey("key")
    let surroundings = try #require(context?.surroundings)
    var navigator = try context?.navigator()
    var delivered = 0
    navigator?.deliver { _ in delivered += 1 }
    #expect(surroundings.navigator === navigator)
    let fix = Location(coordinate: Coordinate(latitude: 0, longitude: 0), timestamp: .zero)
    context = nil
    surroundings.take(fix)
    #expect(surroundings.navigator === navigator)
    weak let gone = navigator
    navigator = nil
    #expect(gone == nil)
    #expect(surroundings.navigator == nil)
    scheduler.run()
    #expect(delivered == 0)
  }

  @Test("A context that is gone hears no answer")
  func goneContext() {
    let presenter = ScriptedTerms()
    var told: [Bool] = []
    do {
      let context = context()
      context.termsPresenter = presenter
      context.showTermsDialog { told.append($0) }
      scheduler.run()
    }
    presenter.answer(true)
    scheduler.run()
    #expect(told.isEmpty && presenter.shown.count == 1)
  }

  @Test("The current position is nil before the start, before a fix and with location off")
  func currentPosition() {
    let context = context()
    let fix = Location(coordinate: Coordinate(latitude: 1, longitude: 2), timestamp: .zero)
    context.update(fix)
    #expect(context.currentPosition == nil)
    context.start()
    #expect(context.currentPosition == nil)
    context.update(fix)
    #expect(context.currentPosition == fix)
    context.isLocationEnabled = false
    #expect(context.currentPosition == nil)
  }
}
