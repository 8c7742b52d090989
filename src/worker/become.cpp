#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include "worker/modes.h"

namespace weft::worker {
namespace {

// The compiler and all it starts are in our group. A group cannot be told to end with weft; this process is,
// and takes the others along.
extern "C" void end_group(int) {
    kill(0, SIGKILL);
}

}  // namespace

int become(char** words) {
    signal(SIGTERM, end_group);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    const pid_t child = fork();
    if (child < 0) return exit_not_started;
    if (child == 0) {
        signal(SIGTERM, SIG_DFL);
        execvp(words[0], words);
        std::fprintf(stderr, "cannot start %s: %s\n", words[0], std::strerror(errno));
        _exit(exit_not_started);
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFSIGNALED(status)) raise(WTERMSIG(status));
    return WIFEXITED(status) ? WEXITSTATUS(status) : exit_not_started;
}

}  // namespace weft::worker
