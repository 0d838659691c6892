import CProcesses

/// Memory in large blocks.
package enum LargeBlocks {
  /// Blocks of so many bytes and more stand alone, and are the system's again once they are given up.
  private static let size: Int32 = 16 << 20

  /// Lets every large block stand alone.
  ///
  /// The allocator of Linux (`mallopt(3)`) lets blocks of up to 32 MB share a heap once one was given up, and what is
  /// free between them stays with the process: of a map of five million edges a tenth of the memory.
  package static func separate() { navsim_separate_blocks(size) }
}
