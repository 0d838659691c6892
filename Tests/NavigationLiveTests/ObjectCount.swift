import Foundation

/// Counts the objects that a thread makes: arrays, boxes, closures that escape.
///
/// The runtime has a seam for instruments, which every allocation of an object passes. What it is changed to
/// counts and goes on as before; other threads pass it unseen.
enum ObjectCount {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  nonisolated(unsafe) private static var former: Allocate?
  nonisolated(unsafe) private static var thread = pthread_self()
  nonisolated(unsafe) private static var count = 0

  /// Returns how many objects the work makes on this thread; nil where the runtime has no such seam.
  static func during(_ work: () -> Void) -> Int? {
    guard let program = unsafe dlopen(nil, RTLD_NOW),
      let seam = unsafe dlsym(program, "_swift_allocObject"),
      let isOpen = unsafe dlsym(
        program,
        "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
      )
    else { return nil }
    let pointer = unsafe seam.assumingMemoryBound(to: Allocate.self)
    unsafe former = unsafe pointer.pointee
    unsafe thread = pthread_self()
    unsafe count = 0
    unsafe pointer.pointee = { type, size, mask in
      if unsafe pthread_equal(ObjectCount.thread, pthread_self()) != 0 {
        unsafe ObjectCount.count += 1
      }
      return unsafe ObjectCount.former?(type, size, mask)
    }
    unsafe isOpen.storeBytes(of: 1, as: UInt8.self)
    work()
    unsafe isOpen.storeBytes(of: 0, as: UInt8.self)
    if let former = unsafe former { unsafe pointer.pointee = former }
    return unsafe count
  }
}
