/// What became of a relation.
public enum RestrictionOutcome: Hashable, Sendable {
  /// One for each pair of ways that it begins and ends on.
  case restrictions([TurnRestriction])
  /// Restrictions that hold at certain times only, such as `Mo-Fr 07:00-09:00`.
  case conditional([TurnRestriction], condition: String)
  case ignored(RestrictionIgnoredReason)
}

/// Why a relation is no restriction, or not one for the traveller.
public enum RestrictionIgnoredReason: String, CaseIterable, Sendable {
  /// A relation of another type.
  case notRestriction
  /// The traveller need not heed restrictions.
  case notObeyed
  /// It is for others, such as `restriction:hgv`.
  case otherTraveller
  /// `except` names the traveller.
  case excepted
  /// It is about turning at red signals.
  case onRed
  /// Its value is no `no_` and no `only_`.
  case unknownKind
  case missingFrom
  case missingVia
  case missingTo
  /// Several ways to begin on, and no `no_entry`.
  case severalFrom
  /// Several nodes between, or nodes and ways.
  case mixedVia
  /// Several ways to end on, and no `no_exit`.
  case severalTo
}
