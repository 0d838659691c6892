extension NavigationContext {
  /// Whether the user accepted the terms; without, no route is requested and no location reported.
  public var areTermsAccepted: Bool { surroundings.areTermsAccepted }

  /// Shows the terms, accepted before or not, and tells in a later job whether the user accepts them.
  ///
  /// While a dialog is open the call has no effect. Whoever declines what was accepted takes that back, as
  /// ``resetTermsAcceptance()`` does. Without a ``termsPresenter`` the answer is no.
  public func showTermsDialog(_ response: @escaping (Bool) -> Void) {
    open(TermsDialog(variant: .always, isNeeded: !areTermsAccepted), response)
  }

  /// Shows the terms unless they are accepted, and tells in a later job whether they are.
  ///
  /// While a dialog is open the call has no effect.
  public func showTermsDialogIfNeeded(_ response: @escaping (Bool) -> Void) {
    guard areTermsAccepted else {
      return open(TermsDialog(variant: .ifNeeded, isNeeded: true), response)
    }
    guard openTermsDialog == nil else { return }
    scheduler.schedule(afterNanoseconds: 0, as: .delivery) { response(true) }
  }

  /// Takes the acceptance of the terms back: navigation ends, and locations are no longer told.
  public func resetTermsAcceptance() {
    guard areTermsAccepted else { return }
    surroundings.areTermsAccepted = false
    existingNavigator?.termsWereReset()
    surroundings.tellCompanions { $0.termsWereReset() }
  }

  private func open(_ dialog: TermsDialog, _ response: @escaping (Bool) -> Void) {
    guard openTermsDialog == nil else { return }
    openTermsDialog = response
    scheduler.schedule(afterNanoseconds: 0, as: .delivery) { [weak self] in
      guard let self else { return }
      guard let termsPresenter else { return answered(false) }
      termsPresenter.presentTerms(dialog) { [weak self] in self?.answered($0) }
    }
  }

  private func answered(_ isAccepted: Bool) {
    // Only the first answer of a dialog counts.
    guard let response = openTermsDialog else { return }
    openTermsDialog = nil
    if isAccepted { surroundings.areTermsAccepted = true } else { resetTermsAcceptance() }
    scheduler.schedule(afterNanoseconds: 0, as: .delivery) { response(isAccepted) }
  }
}
