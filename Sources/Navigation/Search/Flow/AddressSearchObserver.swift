/// Hears what a screen of the interactive address search would show.
public protocol AddressSearchObserver: AnyObject {
  /// A screen came up: the list of results, or the form again.
  ///
  /// - Parameter cleared: What was selected and no longer is.
  func addressSearch(
    _ search: AddressSearch,
    didShow screen: AddressSearch.Screen,
    cleared: [AddressSearch.EntryPoint]
  )

  /// What is selected, and with it the enabled buttons, the scale or the pin, changed.
  func addressSearchDidChangeSelection(_ search: AddressSearch)
}
