// Runs a command once and measures its cost.
//
// usage: launch RESULT COMMAND [ARGUMENT…]
//
// RESULT gets one line: nanoseconds from start to end, microseconds of processor time, the peak
// resident memory in KiB, the exit status. It is a small C program because the peak memory of a child
// includes that of the process it was forked from: from Python that would be at least 10 MiB.

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static long long microseconds(struct timeval time) {
  return time.tv_sec * 1000000LL + time.tv_usec;
}

int main(int count, char **arguments) {
  if (count < 3) return 64;
  FILE *result = fopen(arguments[1], "we");
  if (!result) return 74;
  long long start = nanoseconds();
  pid_t child = fork();
  if (child == 0) {
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 71;
  long long end = nanoseconds();
  fprintf(result, "%lld %lld %ld %d\n", end - start,
          microseconds(usage.ru_utime) + microseconds(usage.ru_stime), usage.ru_maxrss,
          WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return fclose(result) == 0 ? 0 : 74;
}
