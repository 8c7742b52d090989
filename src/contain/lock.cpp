#include "contain/lock.h"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>

namespace weft::contain {
namespace {

bool set_limit(int what, uint64_t value) {
    const rlimit limit{value, value};
    return setrlimit(static_cast<decltype(RLIMIT_AS)>(what), &limit) == 0;
}

// Landlock as the kernel's interface has it. The numbers are written out: headers know only what was there
// when they were made, and the kernel that runs may know more.
struct LandlockRules {
    uint64_t files = 0, network = 0, scope = 0;
};
struct [[gnu::packed]] LandlockPath {
    uint64_t allowed = 0;
    int32_t folder = -1;
};
constexpr uint64_t execute = 1u << 0, write_file = 1u << 1, read_file = 1u << 2, read_folder = 1u << 3;
constexpr uint64_t truncate_file = 1u << 14;
constexpr uint64_t first_version_files = (1u << 13) - 1;
constexpr uint64_t of_a_file = execute | write_file | read_file | truncate_file;
constexpr long create_ruleset = 444, add_rule = 445, restrict_self = 446;  // on every architecture
constexpr unsigned ask_version = 1, path_beneath = 1;

// Each version of Landlock can forbid more; one that is asked for what it does not know refuses it all.
LandlockRules rules_of(long version, size_t& size) {
    LandlockRules rules;
    rules.files = first_version_files;
    size = sizeof rules.files;
    if (version >= 2) rules.files |= 1u << 13;  // moving to other folders
    if (version >= 3) rules.files |= truncate_file;
    if (version >= 4) {
        rules.network = 3;  // binding and connecting
        size += sizeof rules.network;
    }
    if (version >= 6) {
        rules.scope = 3;  // sockets without a name, signals to those outside
        size += sizeof rules.scope;
    }
    return rules;
}

bool allow(int ruleset, const std::string& path, uint64_t access) {
    LandlockPath rule;
    rule.folder = open(path.c_str(), O_PATH | O_CLOEXEC);
    if (rule.folder < 0) return errno == ENOENT;  // what is not there needs no rule
    struct stat about {};
    const bool is_folder = fstat(rule.folder, &about) == 0 && S_ISDIR(about.st_mode);
    rule.allowed = is_folder ? access : access & of_a_file;
    const bool done = syscall(add_rule, ruleset, path_beneath, &rule, 0) == 0;
    close(rule.folder);
    return done;
}

// What a worker calls after its start: loading a library, memory, its own pipe, time, its end. The C library
// calls some of them without being asked.
constexpr uint32_t allowed_calls[] = {
    SYS_read,           SYS_write,           SYS_readv,       SYS_writev,     SYS_pread64,
    SYS_close,          SYS_lseek,           SYS_fstat,       SYS_newfstatat, SYS_statx,
    SYS_openat,         SYS_readlinkat,      SYS_faccessat,   SYS_mmap,       SYS_munmap,
    SYS_mprotect,       SYS_mremap,          SYS_madvise,     SYS_brk,        SYS_futex,
    SYS_rseq,           SYS_set_robust_list, SYS_membarrier,  SYS_getrandom,  SYS_sched_yield,
    SYS_clock_gettime,  SYS_gettimeofday,    SYS_getpid,      SYS_gettid,     SYS_rt_sigaction,
    SYS_rt_sigprocmask, SYS_rt_sigreturn,    SYS_sigaltstack, SYS_exit,       SYS_exit_group,
};

constexpr uint32_t file_calls[] = {
    SYS_mkdirat, SYS_unlinkat, SYS_getdents64,
#if defined(SYS_stat)  // older words for these and for those above, where there are any: libraries use them
                       // still
    SYS_mkdir,   SYS_unlink,   SYS_rmdir,      SYS_open,     SYS_stat,
    SYS_lstat,   SYS_access,   SYS_readlink,   SYS_getdents,
#endif
};

#if defined(__x86_64__)
constexpr uint32_t architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr uint32_t architecture = AUDIT_ARCH_AARCH64;
#else
#error "the calls of this architecture are not listed"
#endif

constexpr sock_filter load(size_t offset) {
    return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<uint32_t>(offset));
}
// The next statement is for values that are (not) equal; for others it is passed over.
constexpr sock_filter if_equal(uint32_t value) {
    return BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
}
constexpr sock_filter unless_equal(uint32_t value) {
    return BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 1, 0);
}
constexpr sock_filter answer(uint32_t value) {
    return BPF_STMT(BPF_RET | BPF_K, value);
}

}  // namespace

bool set_limits(const Limits& limits) {
    constexpr uint64_t stack_bytes = 64u << 20, open_files = 256;
    return (limits.memory == 0 || set_limit(RLIMIT_AS, limits.memory)) &&
           set_limit(RLIMIT_CPU, limits.cpu_seconds) && set_limit(RLIMIT_FSIZE, limits.file_bytes) &&
           set_limit(RLIMIT_STACK, stack_bytes) && set_limit(RLIMIT_NOFILE, open_files) &&
           set_limit(RLIMIT_CORE, 0);
}

bool restrict_files(const Files& files) {
    const long version = syscall(create_ruleset, nullptr, 0, ask_version);
    if (version < 1) return false;
    size_t size = 0;
    const LandlockRules rules = rules_of(version, size);
    const auto ruleset = static_cast<int>(syscall(create_ruleset, &rules, size, 0));
    if (ruleset < 0) return false;
    bool done = true;
    for (const std::string& path : files.readable)
        done = done && allow(ruleset, path, execute | read_file | read_folder);
    for (const std::string& path : files.writable)
        done = done && allow(ruleset, path, rules.files & ~execute);
    done = done && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(restrict_self, ruleset, 0) == 0;
    close(ruleset);
    return done;
}

bool restrict_calls(Calls calls) {
    constexpr uint32_t refuse = SECCOMP_RET_ERRNO | EPERM;
    std::vector<sock_filter> program{load(offsetof(seccomp_data, arch)), unless_equal(architecture),
                                     answer(refuse), load(offsetof(seccomp_data, nr))};
    const auto allow_call = [&program](uint32_t call) {
        program.push_back(if_equal(call));
        program.push_back(answer(SECCOMP_RET_ALLOW));
    };
    for (const uint32_t call : allowed_calls) allow_call(call);
    if (calls == Calls::Files) {
        for (const uint32_t call : file_calls) allow_call(call);
    }
    program.push_back(answer(refuse));
    const sock_fprog filter{static_cast<unsigned short>(program.size()), program.data()};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter) == 0;
}

}  // namespace weft::contain
