#include <fcntl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <iterator>

#include "worker/modes.h"

namespace weft::worker {
namespace {

// Each is true where it worked. They harm nothing when they do.
bool reads_a_file(int) {
    return open("/etc/passwd", O_RDONLY | O_CLOEXEC) >= 0;
}
bool lists_homes(int) {
    return open("/home", O_RDONLY | O_DIRECTORY | O_CLOEXEC) >= 0;
}
bool makes_a_file(int) {
    const char* const path = "/dev/shm/weft-trial";
    const int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file >= 0) unlink(path);
    return file >= 0;
}
bool opens_a_socket(int) {
    return socket(AF_INET, SOCK_STREAM, 0) >= 0 || socket(AF_UNIX, SOCK_STREAM, 0) >= 0;
}
bool starts_a_process(int) {
    const pid_t child = fork();
    if (child == 0) _exit(0);
    if (child > 0) waitpid(child, nullptr, 0);
    return child >= 0;
}
bool starts_a_program(int) {
    char name[] = "false";
    char* words[] = {name, nullptr};
    execv("/bin/false", words);  // ends with 1, had it worked
    return false;
}
bool signals_weft(int weft) {
    return kill(weft, 0) == 0;
}
bool signals_its_group(int) {
    return kill(0, 0) == 0;
}

using Attempt = bool (*)(int);
constexpr Attempt attempts[] = {starts_a_program, reads_a_file,     lists_homes,  makes_a_file,
                                opens_a_socket,   starts_a_process, signals_weft, signals_its_group};

}  // namespace

int try_forbidden(int weft) {
    for (size_t i = 0; i < std::size(attempts); ++i) {
        if (attempts[i](weft)) return static_cast<int>(i) + 1;
    }
    return 0;
}

}  // namespace weft::worker
