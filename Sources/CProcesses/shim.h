#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#if __has_include(<linux/perf_event.h>)
#include <linux/perf_event.h>
#endif
/* One of GNU's names, which the header shows only to programs that ask for them. */
extern int pipe2(int ends[2], int flags);
#endif

/* Opens a pipe that no child inherits: on Linux at once, so that a child which another thread starts
   meanwhile has no part of it; elsewhere the flags of the child see to that. */
static inline int navsim_pipe(int *ends) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

/* prctl takes any number of arguments, and such functions Swift does not import.
   Returns 0 where orphans among the descendants of this process become its children from now on. */
static inline int navsim_become_subreaper(void) {
#ifdef __linux__
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#else
  return -1;
#endif
}

/* The flag that makes a child the leader of a session, another of GNU's names. */
static inline short navsim_spawn_setsid(void) {
#ifdef POSIX_SPAWN_SETSID
  return POSIX_SPAWN_SETSID;
#else
  return 0x80;
#endif
}

/* A copy of this process with the thread alone that calls, as Swift does not import it: what others hold is
   held for ever in the copy. */
static inline pid_t navsim_fork(void) { return fork(); }

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Lets blocks of so many bytes and more stand alone, where the allocator can be told so. */
static inline void navsim_separate_blocks(int bytes) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, bytes);
#endif
}

/* Counts the instructions that this thread executes outside of the kernel, read with read(2). The call has no
   name in the C library. Returns -1 where the processor, or whoever lends it, counts none. */
static inline int navsim_count_instructions(void) {
#ifdef PERF_FLAG_FD_CLOEXEC
  struct perf_event_attr wanted = {0};
  wanted.type = PERF_TYPE_HARDWARE;
  wanted.size = sizeof wanted;
  wanted.config = PERF_COUNT_HW_INSTRUCTIONS;
  wanted.exclude_kernel = 1;
  wanted.exclude_hv = 1;
  return (int)syscall(SYS_perf_event_open, &wanted, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
#else
  return -1;
#endif
}
