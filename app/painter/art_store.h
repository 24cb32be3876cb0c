#pragma once

#include <QSizeF>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "core/limits.h"
#include "deck/folder.h"
#include "deck/picture.h"
#include "deck/problem.h"
#include "painter/art_stage.h"
#include "painter/drawing_fonts.h"
#include "painter/svg/svg_drawing.h"

namespace raindelay {

/// The art of a deck's folder, ready to be drawn: SVG, PNG and JPEG, each read and checked once as
/// long as there is room for all; else what was drawn last is kept. Belongs to one thread at a
/// time.
class ArtStore {
 public:
  /// Most memory that the pixels of its pictures take together, but for a larger one alone.
  static constexpr std::size_t kMostPixelBytes = 128 * kMegabyte;

  /// A picture, or the reason there is none.
  struct Art {
    std::string key;                            ///< the same for what looks the same
    QSizeF size;                                ///< its own, in any unit
    ArtStage::Draw draw;                        ///< empty: it cannot be drawn
    QImage pixels;                              ///< if it is a picture of pixels; else null
    std::shared_ptr<const SvgDrawing> drawing;  ///< if it is one; else null
    std::size_t pixelBytes = 0;                 ///< what its pixels, or those inside of it, take
    std::vector<deck::Problem> problems;        ///< what cannot be drawn of it, or why it cannot be
  };

  /// `fontFiles` are those of the folder that its drawings' texts may be set in.
  explicit ArtStore(std::shared_ptr<const deck::Folder> folder,
                    std::set<std::string> fontFiles = {},
                    std::size_t mostPixelBytes = kMostPixelBytes);
  ~ArtStore();

  /// The file with `color` for its currentColor, if it has one. Valid until the next call that
  /// isn't const.
  const Art& art(const std::string& path, const std::optional<deck::Color>& color);
  /// The width of a symbol that is one unit high; 1 if it cannot be drawn.
  double aspect(const deck::TextIcon& icon);

  /// The memory that the pixels of its pictures take.
  [[nodiscard]] std::size_t pixelBytes() const { return pixelBytes_; }

 private:
  struct Kept {
    Art art;
    std::uint64_t used = 0;  // when it was asked for last
  };

  void makeRoomFor(const Art& art);
  Art read(const std::string& path, const std::string& color);
  Art readSvg(std::string bytes, const std::string& path, const std::string& color);
  static Art readImage(const std::string& bytes, const std::string& path);

  std::shared_ptr<const deck::Folder> folder_;
  DrawingFonts fonts_;
  std::map<std::string, Kept> art_;  // by path and colour
  std::size_t mostPixelBytes_, pixelBytes_ = 0;
  std::uint64_t asked_ = 0;
};

}  // namespace raindelay
