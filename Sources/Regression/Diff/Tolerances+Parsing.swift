extension Tolerances.Rule {
  /// Reads a tolerance such as `navigator.didUpdateLocation/speed=0.5` or `*/distance=1%`.
  package init(parsing text: String) throws(ToleranceError) {
    let malformed = ToleranceError(selector: text, reason: .malformed)
    guard let equals = text.lastIndex(of: "="), let slash = text.firstIndex(of: "/"), slash < equals
    else { throw malformed }
    var amount = text[text.index(after: equals)...]
    let isShare = amount.hasSuffix("%")
    if isShare { amount.removeLast() }
    guard let number = Double(amount), number.isFinite, number >= 0 else { throw malformed }
    let event = String(text[..<slash])
    let field = String(text[text.index(after: slash)..<equals])
    guard !event.isEmpty, !field.isEmpty else { throw malformed }
    self.init(
      event: event,
      field: field,
      absolute: isShare ? 0 : number,
      relative: isShare ? number / 100 : 0
    )
  }
}
