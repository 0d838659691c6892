/// Hears what the search does, while it does it.
public protocol SearchObserver: AnyObject {
  /// A search found something, or nothing.
  func searchDidFinish(_ report: SearchReport)

  /// A call of the search was refused.
  func search(_ function: SearchFunction, didFailWith error: SearchError)

  /// Another map was opened, before any search in it.
  func mapDidChange(from: Int?, to: Int)
}

extension SearchObserver {
  public func searchDidFinish(_ report: SearchReport) {}
  public func search(_ function: SearchFunction, didFailWith error: SearchError) {}
  public func mapDidChange(from: Int?, to: Int) {}
}
