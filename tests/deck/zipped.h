#pragma once

#include <archive.h>
#include <archive_entry.h>

#include <string>
#include <vector>

namespace raindelay::deck {

/// A file for an archive; with `link`, a symbolic link to it instead of content.
struct Packed {
  std::string path, content;
  std::string link = {};
};

/// A ZIP file as other programs write them.
inline std::string zipped(const std::vector<Packed>& files, const char* options = "") {
  std::string bytes;
  const auto keep = [](archive*, void* into, const void* data, std::size_t size) -> la_ssize_t {
    static_cast<std::string*>(into)->append(static_cast<const char*>(data), size);
    return static_cast<la_ssize_t>(size);
  };
  archive* out = archive_write_new();
  archive_write_set_format_zip(out);
  archive_write_set_options(out, options);
  archive_write_set_passphrase(out, "secret");
  archive_write_set_bytes_in_last_block(out, 1);
  archive_write_open(out, &bytes, nullptr, keep, nullptr);
  for (const Packed& file : files) {
    archive_entry* entry = archive_entry_new();
    archive_entry_set_pathname_utf8(entry, file.path.c_str());
    archive_entry_set_size(entry, static_cast<la_int64_t>(file.content.size()));
    archive_entry_set_filetype(entry, file.link.empty() ? AE_IFREG : AE_IFLNK);
    if (!file.link.empty()) archive_entry_set_symlink_utf8(entry, file.link.c_str());
    archive_entry_set_perm(entry, 0644);
    archive_write_header(out, entry);
    archive_write_data(out, file.content.data(), file.content.size());
    archive_entry_free(entry);
  }
  archive_write_close(out);
  archive_write_free(out);
  return bytes;
}

}  // namespace raindelay::deck
