#include "dataset/set/replacement.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "base/files.h"
#include "dataset/formats/writer.h"
#include "dataset/set/owned.h"

namespace weft::dataset {

Replacement::~Replacement() {
    if (lock_ >= 0) ::close(lock_);
}

std::string Replacement::state(std::string_view name) const {
    return join(join(folder_, state_folder), name);
}

std::string Replacement::work_folder() const {
    return state(new_name);
}

bool Replacement::is_pending() const {
    return exists(state(ready_name)) || exists(join(work_folder(), "manifest.json"));
}

Result<void> Replacement::check() const {
    if (auto checked = check_not_precious(folder_); !checked) return checked;
    const auto owned = owned_in(folder_);
    return owned ? Result<void>() : Result<void>(owned.failure());
}

Result<void> Replacement::lock(std::optional<uint64_t> shard, bool waits) {
    if (auto made = disk_.make_folder(folder_); !made) return made;
    if (auto made = disk_.make_inner_folder(join(folder_, state_folder)); !made) return made;
    const std::string path = state(lock_name);
    lock_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0666);
    if (lock_ < 0) return system_error("open", path, errno);
    // A byte for each shard: a run with --shard holds its own, others hold all.
    struct flock range {};
    range.l_type = F_WRLCK;
    range.l_whence = SEEK_SET;
    range.l_start = shard ? static_cast<off_t>(*shard) : 0;
    range.l_len = shard ? 1 : 0;
    if (::fcntl(lock_, waits ? F_OFD_SETLKW : F_OFD_SETLK, &range) != 0) {
        if (errno == EAGAIN || errno == EACCES) return Error{"another run is writing to " + folder_};
        return system_error("lock", path, errno);
    }
    if (shard) {
        if (!is_pending()) return {};
        return Error{"a run with --force was stopped while it put its set into " + folder_ +
                     "; the same command again finishes that"};
    }
    if (exists(state(ready_name))) return move_in();
    return is_pending() ? finish() : disk_.remove(work_folder());
}

bool Replacement::is_locked(const std::string& folder) {
    const std::string path = join(join(folder, state_folder), lock_name);
    const int file = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) return false;
    struct flock range {};
    range.l_type = F_WRLCK;
    range.l_whence = SEEK_SET;
    const bool is_known = ::fcntl(file, F_OFD_GETLK, &range) == 0;
    ::close(file);
    return is_known && range.l_type != F_UNLCK;
}

Result<void> Replacement::begin() {
    if (auto removed = remove_left_parts(disk_, folder_); !removed) return removed;
    if (auto removed = disk_.remove(work_folder()); !removed) return removed;
    return disk_.make_inner_folder(work_folder());
}

Result<void> Replacement::finish() {
    if (auto removed = remove_old(); !removed) return removed;
    // From here on what lies in the folder may be new.
    if (auto named = disk_.rename(work_folder(), state(ready_name)); !named) return named;
    if (auto synced = disk_.sync_folder(join(folder_, state_folder)); !synced) return synced;
    return move_in();
}

Result<void> Replacement::remove_old() {
    // Looked at again: the folder is as it is now, not as it was when the run began.
    WEFT_TRY(const Owned owned, owned_in(folder_));
    // The manifest is put away first: what remains of a set that is being removed is not complete.
    const std::string manifest = join(folder_, "manifest.json");
    if (exists(manifest)) {
        if (auto moved = disk_.rename(manifest, state(old_manifest)); !moved) return moved;
        if (auto synced = disk_.sync_folder(folder_); !synced) return synced;
    }
    for (const std::string& name : owned.files) {
        if (auto removed = disk_.remove_file(join(folder_, name)); !removed) return removed;
    }
    for (const std::string& name : owned.folders) {
        if (auto removed = disk_.remove_empty_folder(join(folder_, name)); !removed) return removed;
    }
    return disk_.remove(state("tmp"));
}

Result<void> Replacement::move_in() {
    const std::string from = state(ready_name), inner = join(from, state_folder);
    const auto move_all = [&](const std::string& source, const std::string& target) -> Result<void> {
        if (!exists(source)) return {};
        WEFT_TRY(const std::vector<std::string> names, names_in(source));
        for (const std::string& name : names) {
            if (name == state_folder || name == "manifest.json") continue;
            if (auto moved = disk_.rename(join(source, name), join(target, name)); !moved) return moved;
        }
        return disk_.sync_folder(target);
    };
    if (auto moved = move_all(from, folder_); !moved) return moved;
    if (auto moved = move_all(inner, join(folder_, state_folder)); !moved) return moved;
    if (auto removed = disk_.remove_file(state(old_manifest)); !removed) return removed;
    if (const std::string manifest = join(from, "manifest.json"); exists(manifest)) {
        if (auto moved = disk_.rename(manifest, join(folder_, "manifest.json")); !moved) return moved;
        if (auto synced = disk_.sync_folder(folder_); !synced) return synced;
    }
    return disk_.remove(from);
}

}  // namespace weft::dataset
