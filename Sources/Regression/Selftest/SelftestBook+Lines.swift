extension SelftestBook {
  /// A digest and a name a line; `tools/write-selftest` writes it anew.
  static let lines = """
    """
}
