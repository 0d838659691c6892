/// Whether the user accepted the terms, and the dialog that asks.
struct TermsConsent {
  var isAccepted: Bool
  /// What waits for the answer of the dialog that is open; nil while none is.
  var openDialog: ((Bool) -> Void)?

  init(isAccepted: Bool) { self.isAccepted = isAccepted }
}
