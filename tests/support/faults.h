#pragma once

#include <gtest/gtest.h>
#include <sched.h>
#include <sys/fsuid.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

/// Disks and folders that don't do what they are asked to.
namespace raindelay {

/// While it lives, this thread may not write where only root may.
class NotRoot {
 public:
  NotRoot() : before_(::setfsuid(kNobody)) {}
  ~NotRoot() { ::setfsuid(static_cast<uid_t>(before_)); }
  NotRoot(const NotRoot&) = delete;
  NotRoot& operator=(const NotRoot&) = delete;

 private:
  static constexpr uid_t kNobody = 65534;
  int before_;
};

/// While it lives, what is made is open to all, unless its maker says otherwise.
class NoUmask {
 public:
  NoUmask() : before_(::umask(0)) {}
  ~NoUmask() { ::umask(before_); }
  NoUmask(const NoUmask&) = delete;
  NoUmask& operator=(const NoUmask&) = delete;

 private:
  mode_t before_;
};

/// What others may do with a file or folder: 0644, say.
inline unsigned modeOf(const std::filesystem::path& path) {
  struct stat facts {};
  EXPECT_EQ(::lstat(path.c_str(), &facts), 0) << path;
  return facts.st_mode & 07777U;
}

/// Mounts a disk of 64 KiB there, for this process alone; false where that isn't allowed.
inline bool mountSmallDisk(const std::filesystem::path& where) {
  if (::unshare(CLONE_NEWNS) != 0 && ::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return false;
  if (::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) return false;
  return ::mount("tmpfs", where.c_str(), "tmpfs", 0, "size=64k") == 0;
}

/// Leaves no room on the disk that the file lies on.
inline void fillDisk(const std::filesystem::path& ballast) {
  std::ofstream(ballast, std::ios::binary) << std::string(1 << 20, 'x');
}

/// Does it in a process of its own, whose failed checks are the test's; `mine` is the test's
/// folder, of which the process has another one. (It is begun anew: one that was forked while
/// another thread held a lock would wait for that for ever.)
inline void inAnotherProcess(const std::filesystem::path& mine, const std::function<void()>& work) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  const auto child = [&] {
    work();
    for (const auto& one : std::filesystem::directory_iterator(mine)) {
      ::umount2(one.path().c_str(), MNT_DETACH);
    }
    std::filesystem::remove_all(mine);
    (void)std::fflush(nullptr);  // what failed
    ::_exit(testing::Test::HasFailure() ? 1 : 0);
  };
  EXPECT_EXIT(child(), testing::ExitedWithCode(0), "");
}

}  // namespace raindelay
