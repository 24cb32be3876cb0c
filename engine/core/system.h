#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The engine's calls of the operating system, files above all. They have one implementation for
/// POSIX and one for Windows, so that nothing else needs to know which it is. Paths are UTF-8. What
/// fails returns false, nothing or -1, and errno says why.
namespace raindelay::system {

/// These characters separate the folders of a path.
#ifdef _WIN32
inline constexpr std::string_view kSeparators = "/\\";
#else
inline constexpr std::string_view kSeparators = "/";
#endif

/// A file, folder or link, as the system describes it.
struct Entry {
  enum class Kind { kFile, kFolder, kLink, kOther };

  Kind kind = Kind::kOther;
  std::uint64_t bytes = 0;
  std::int64_t written = 0;  ///< when its content was last written, ns since 1970
  std::int64_t changed = 0;  ///< likewise, or when it was moved here or replaced; nobody can set it
  std::uint64_t disk = 0;    ///< with `number`: the same for two names of one file
  std::uint64_t number = 0;
  unsigned permissions = 0;  ///< POSIX's nine bits; 0 where a disk has none
  bool ours = false;         ///< this user owns it
};

/// The entry of an open file.
[[nodiscard]] std::optional<Entry> entry(int file);
/// The entry of what has this name.
[[nodiscard]] std::optional<Entry> entry(const std::string& path);
/// Likewise; of a link its own.
[[nodiscard]] std::optional<Entry> linkEntry(const std::string& path);

/// How open() opens a file, added up; to read it, if nothing is said.
enum Opening : unsigned {
  kToWrite = 1,  ///< to write it
  kMade = 2,     ///< it is made if it isn't there
  kNew = 4,      ///< it is made, and an error if it is there
  kNoLink = 8,   ///< a link of this name is an error
};

/// The number of the opened file, which close() takes. A pipe of this name keeps nobody waiting.
/// `permissions` are those of a new file, less what the user's settings take away.
[[nodiscard]] int open(const std::string& path, unsigned how, unsigned permissions = 0);
/// Opens a file in or below a folder to read it, through no link on the way, even if somebody puts
/// one there meanwhile. ELOOP: there is one; ENOENT: no such file; ENOTDIR: no such folder.
[[nodiscard]] int openBeneath(const std::string& folder, std::string_view path);
void close(int file);

/// How many bytes were read or written; 0: the end.
[[nodiscard]] std::int64_t read(int file, char* bytes, std::size_t most);
[[nodiscard]] std::int64_t write(int file, std::string_view bytes);
/// Likewise at a place in the file.
[[nodiscard]] std::int64_t writeAt(int file, std::string_view bytes, std::uint64_t place);
/// Every program begins with this. It puts the null device, to be read, where standard input,
/// output or error is closed, so that no file that is opened later takes its number: what is said
/// would be written into that file. (What is written to the null device so opened fails, as it
/// should.) And it makes writing to a file that may not grow any more (RLIMIT_FSIZE) fail, as on a
/// full disk, where the system would end the program. Windows has neither.
void beginProgram();
/// Standard input, as the bytes that come in.
[[nodiscard]] int standardInput();

/// Cuts a file off behind `size` bytes.
[[nodiscard]] bool cut(int file, std::uint64_t size);
/// Waits until all that was written is on the disk (which some can't be asked to).
[[nodiscard]] bool flush(int file);
/// Likewise, without waiting for when it was written.
[[nodiscard]] bool flushData(int file);
/// Likewise of the names in a folder, where that can be asked for.
void flushFolder(const std::string& folder);
/// Locks a file for this process while it is open. EWOULDBLOCK: another has it.
[[nodiscard]] bool lock(int file);
/// Sets POSIX's nine bits, where a disk has them.
[[nodiscard]] bool permit(int file, unsigned permissions);
/// Sets when a file was written, in ns since 1970; of a link, its own.
[[nodiscard]] bool setWritten(const std::string& path, std::int64_t written);

/// Gives a file another name on the same disk; if it mayn't replace another file, EEXIST.
[[nodiscard]] bool rename(const std::string& path, const std::string& to, bool replaces);
void remove(const std::string& path);
[[nodiscard]] bool makeFolder(const std::string& path, unsigned permissions);
void removeFolder(const std::string& path);

/// 64 bits that nobody can guess.
[[nodiscard]] std::optional<std::uint64_t> chance();

/// A text in another encoding: UTF-8, UTF-16LE, UTF-16BE or WINDOWS-1252; nothing if it isn't
/// valid, or if the other encoding lacks one of its characters.
[[nodiscard]] std::optional<std::string> converted(std::string_view from, std::string_view fromName,
                                                   std::string_view toName);

/// Processor seconds that this thread has used: other programs on the machine don't count.
[[nodiscard]] double processorSeconds();

/// An errno in the system's words.
[[nodiscard]] std::string reason(int code);

}  // namespace raindelay::system
