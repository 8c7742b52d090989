// Leftovers: temporary files and folders, and programs that were started, which must go with the process,
// however it ends. Whoever makes one holds a Leftover as long as it is there; a handler of signals, or
// whoever ends the process in haste, removes what is held at that moment.
#pragma once

#include <sys/types.h>

#include <string>

namespace weft {

class Leftover {
  public:
    enum class Kind : int { File, Folder, Programs };

    Leftover() = default;
    explicit Leftover(const std::string& path, Kind kind = Kind::File);
    explicit Leftover(pid_t group);  // a program and what it starts
    Leftover(Leftover&& other) noexcept;
    Leftover& operator=(Leftover&& other) noexcept;
    ~Leftover() { release(); }
    // It is gone, or no longer temporary.
    void release();

  private:
    int slot_ = -1;
};

// The gate that the end of the process closes. Held while a file, a folder or a program is made that a
// Leftover stands for; whoever comes after the end has begun waits there, and nothing is made behind its
// back.
class Making {
  public:
    Making();
    Making(const Making&) = delete;
    Making& operator=(const Making&) = delete;
    ~Making();
};

// Both begin the end of the process, which the caller must bring about.
// Files and programs. May be called by a handler of signals: it does not wait for who is making something.
void remove_simple_leftovers();
// All. Not by a handler: removing a folder takes memory.
void remove_leftovers();

}  // namespace weft
