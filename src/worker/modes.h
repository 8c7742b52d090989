// What weft-worker does once it is locked in.
#pragma once

#include <cstddef>

namespace weft::worker {

inline constexpr int exit_usage = 64, exit_unlocked = 70, exit_not_loaded = 71, exit_no_gpu = 77,
                     exit_gpu_fault = 78, exit_not_started = 127;

// Launches the kernel `number` of a library as it is ordered, until the orders end.
int serve(const char* library, size_t number);

// The same on a GPU: its memory is filled from the memory before each launch, and copied back behind it.
int serve_gpu(int number);
// Prints the driver's version, and a line for each GPU: architecture, multiprocessors, bytes of memory, name.
int list_gpus();

// Compiles with this NVRTC what it is ordered, until the orders end.
int serve_nvrtc(const char* library);

// Tries one thing on a GPU (gpu_trials.cpp). Words: its number, machine code, the name of a kernel that
// writes a ramp, and which: large, streams, bad-launch, allocation, occupancy, peak. Exit code 0, 1 with what
// was wrong, or 77 where this GPU cannot do it.
int try_gpu(char** words);

// Times kernels on a GPU (gpu_bandwidth.cpp). Words: its number, and of each kernel the machine code, its
// name, the threads (as a power of two), elements per thread, bytes of an element, and the argument k. Prints
// milliseconds, a line for each; 0 where its arrays do not fit.
int time_on_gpu(char** words);

// Becomes a compiler. Its parts are processes of their own, and all end with it: it leads their group.
int become(char** words);

// What a kernel must not be able to do, tried. `weft`: the number of its process. 0: nothing of it worked;
// else which one did.
int try_forbidden(int weft);

}  // namespace weft::worker
