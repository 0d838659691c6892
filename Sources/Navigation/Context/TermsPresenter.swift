/// Shows the terms to the user: a dialog in an app, a script in a test.
public protocol TermsPresenter: AnyObject {
  /// Shows the terms; `answer` is called once, with whether the user accepts them, now or later.
  func presentTerms(_ dialog: TermsDialog, answer: @escaping (Bool) -> Void)
}

/// A dialog that is to be shown.
public struct TermsDialog: Hashable, Sendable {
  /// How the app asked for it.
  public enum Variant: String, CaseIterable, Sendable {
    /// In any case.
    case always
    /// Only where the terms are not accepted yet.
    case ifNeeded
  }

  /// How the app asked for it.
  public let variant: Variant
  /// Whether the terms were not accepted when it was asked for.
  public let isNeeded: Bool
}
