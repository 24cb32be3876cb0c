#include "support/program.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace raindelay {

namespace {

/// A file without a name.
class Scratch {
 public:
  Scratch() : file_(std::tmpfile()) {}
  ~Scratch() { std::fclose(file_); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  [[nodiscard]] int descriptor() const { return ::fileno(file_); }
  void fill(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), file_);
    std::fflush(file_);
    ::lseek(descriptor(), 0, SEEK_SET);
  }
  [[nodiscard]] std::string content() const {
    std::string text;
    char block[4096];
    ::lseek(descriptor(), 0, SEEK_SET);
    for (ssize_t n = 0; (n = ::read(descriptor(), block, sizeof block)) > 0;) {
      text.append(block, static_cast<std::size_t>(n));
    }
    return text;
  }

 private:
  std::FILE* file_;
};

}  // namespace

namespace {

/// Returns true if the process has a handler of its own for the signal, as the kernel tells it.
bool catches(pid_t process, int signal) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  std::string word;
  while (status >> word) {
    if (word != "SigCgt:") continue;
    status >> word;
    return ((std::stoull(word, nullptr, 16) >> (signal - 1)) & 1U) != 0;
  }
  return false;
}

}  // namespace

ProgramRun runProgram(const std::string& program, const std::vector<std::string>& words,
                      const std::string& input, int signal) {
  Scratch in, out, err;
  in.fill(input);
  std::vector<char*> arguments;
  std::vector<std::string> copies = words;
  copies.insert(copies.begin(), program);
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    ::dup2(in.descriptor(), 0);
    ::dup2(out.descriptor(), 1);
    ::dup2(err.descriptor(), 2);
    ::execv(program.c_str(), arguments.data());
    std::_Exit(127);
  }
  while (signal != 0 && !catches(child, signal)) ::sched_yield();
  if (signal != 0) ::kill(child, signal);
  int status = 0;
  ::waitpid(child, &status, 0);
  ProgramRun run;
  run.code = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  run.out = out.content();
  run.err = err.content();
  return run;
}

}  // namespace raindelay
