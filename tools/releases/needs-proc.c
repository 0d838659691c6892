// The Swift runtime of a static program finds itself by /proc and aborts without a useful word where that is not
// mounted, before main begins. What stands in .preinit_array runs before the runtime does.
#include <unistd.h>

static void require_proc(void) {
  static const char said[] = "navsim: error: /proc is not mounted here, and the Swift runtime needs it\n";
  if (access("/proc/self/exe", F_OK) == 0) return;
  // There is nobody left to tell where even this cannot be written.
  if (write(2, said, sizeof said - 1) < 0) _exit(70);
  _exit(70);
}

__attribute__((section(".preinit_array"), used)) static void (*const first)(void) = require_proc;
