package import CanonicalJSON
import ScenarioLanguage

/// The layout of scenario files.
package enum ScenarioFormat {
  /// Returns a scenario with canonical spaces and sections in their order.
  ///
  /// Keys inside of sections, numbers and strings stay as they were written.
  package static func canonical(_ bytes: [UInt8], path: String) throws(JSONError) -> [UInt8] {
    JSONLayout.text(
      of: try JSONDocument(parsing: bytes, source: path),
      order: ScenarioSchema.sections
    )
  }
}
