import Navigation

/// Writes down what a search tells.
final class SearchLog: SearchObserver, AddressSearchObserver {
  private(set) var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func searchDidFinish(_ report: SearchReport) {
    let names = report.results.map(\.name).joined(separator: ", ")
    let text = report.text.map { " \"\($0)\"" } ?? ""
    lines.append("\(report.function.rawValue)\(text): \(names)")
  }

  func search(_ function: SearchFunction, didFailWith error: SearchError) {
    let detail = error.detail.map { " \($0)" } ?? ""
    lines.append("\(function.rawValue) failed: \(error.name)\(detail)")
  }

  func mapDidChange(from: Int?, to: Int) {
    lines.append("map \(from.map { "\($0)" } ?? "none") to \(to)")
  }

  func addressSearch(
    _ search: AddressSearch,
    didShow screen: AddressSearch.Screen,
    cleared: [AddressSearch.EntryPoint]
  ) {
    let names = cleared.map(\.rawValue).joined(separator: ", ")
    lines.append("\(screen.rawValue) \(search.kind.rawValue) [\(names)]")
  }

  func addressSearchDidChangeSelection(_ search: AddressSearch) {
    let parts = [search.town, search.street, search.houseNumber].map { $0?.name ?? "-" }
    let buttons = search.enabledButtons.map(\.rawValue).joined(separator: " ")
    let scale = search.scale.map { " \($0)" } ?? ""
    lines.append("selected \(parts.joined(separator: " / ")) [\(buttons)]\(scale)")
  }
}
