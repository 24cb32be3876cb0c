#include <cairo-pdf.h>
#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <span>
#include <utility>

#include "core/owned.h"
#include "painter/svg/svg_drawing.h"

namespace raindelay {
namespace {

constexpr double kPrintDpi = 600, kMmPerInch = 25.4, kCssDpi = 96;
/// Most pixels of what a drawing's masks and filters come to in print, a side.
constexpr double kMostPrintPixels = 6000;

using Surface = Owned<cairo_surface_t, cairo_surface_destroy>;
using Context = Owned<cairo_t, cairo_destroy>;

/// What stands for the families that every program knows, and for those that nobody has.
constexpr const char* kFallbacks = R"(<fontconfig>
  <alias><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
  <alias><family>Helvetica</family><accept><family>Inter</family></accept></alias>
  <alias><family>Arial</family><accept><family>Inter</family></accept></alias>
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Vollkorn</string></edit>
  </match>
</fontconfig>)";

/// A map of font files and no others: the system's would differ from one to the next.
class RsvgFonts final : public SvgFonts {
 public:
  explicit RsvgFonts(const std::vector<std::string>& files)
      : config_(FcConfigCreate()),
        map_(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)) {
    FcConfigParseAndLoadFromMemory(config_.get(), reinterpret_cast<const FcChar8*>(kFallbacks),
                                   FcFalse);
    for (const std::string& file : files) {
      FcConfigAppFontAddFile(config_.get(), reinterpret_cast<const FcChar8*>(file.c_str()));
    }
    for (FcPattern* font : fonts()) nameFurther(font);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map_.get()), config_.get());
  }
  ~RsvgFonts() override {
    // Pango 1.50 keeps the configuration of a map that goes.
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map_.get()), nullptr);
  }
  RsvgFonts(const RsvgFonts&) = delete;
  RsvgFonts& operator=(const RsvgFonts&) = delete;

  [[nodiscard]] bool has(const std::string& family) const override {
    const auto all = fonts();
    return std::any_of(all.begin(), all.end(),
                       [&](const FcPattern* font) { return calls(font, family); });
  }

  [[nodiscard]] PangoFontMap* map() const { return map_.get(); }
  /// Pango's maps are used by one thread at a time, drawings that share one by several.
  [[nodiscard]] std::unique_lock<std::mutex> held() const { return std::unique_lock(mutex_); }

 private:
  [[nodiscard]] std::span<FcPattern*> fonts() const {
    const FcFontSet* all = FcConfigGetFonts(config_.get(), FcSetApplication);
    if (all == nullptr || all->fonts == nullptr) return {};
    return {all->fonts, static_cast<std::size_t>(all->nfont)};
  }
  /// Lets it be asked for as Illustrator does: 'TitleFace-Bold', where the family is 'Title Face'.
  static void nameFurther(FcPattern* font) {
    FcChar8* name = nullptr;
    for (const char* key : {FC_FULLNAME, FC_POSTSCRIPT_NAME}) {
      if (FcPatternGetString(font, key, 0, &name) != FcResultMatch) continue;
      FcPatternAddString(font, FC_FAMILY, name);
    }
  }
  /// True if it is one of the names that the font is asked for by.
  static bool calls(const FcPattern* font, const std::string& family) {
    FcChar8* name = nullptr;
    for (int i = 0; FcPatternGetString(font, FC_FAMILY, i, &name) == FcResultMatch; ++i) {
      if (FcStrCmpIgnoreCase(name, reinterpret_cast<const FcChar8*>(family.c_str())) == 0) {
        return true;
      }
    }
    return false;
  }

  Owned<FcConfig, FcConfigDestroy> config_;
  Owned<PangoFontMap, g_object_unref> map_;
  mutable std::mutex mutex_;
};

/// Lets librsvg, which asks for the thread's fonts, have a drawing's.
class FontsInUse {
 public:
  explicit FontsInUse(const RsvgFonts* fonts) : before_(pango_cairo_font_map_get_default()) {
    g_object_ref(before_);
    if (fonts == nullptr) return;
    held_ = fonts->held();
    pango_cairo_font_map_set_default(PANGO_CAIRO_FONT_MAP(fonts->map()));
  }
  ~FontsInUse() {
    pango_cairo_font_map_set_default(PANGO_CAIRO_FONT_MAP(before_));
    g_object_unref(before_);
  }
  FontsInUse(const FontsInUse&) = delete;
  FontsInUse& operator=(const FontsInUse&) = delete;

 private:
  std::unique_lock<std::mutex> held_;  // let go last
  PangoFontMap* before_;
};

class RsvgDrawing final : public SvgDrawing {
 public:
  RsvgDrawing(RsvgHandle* handle, std::shared_ptr<const RsvgFonts> fonts)
      : fonts_(std::move(fonts)), handle_(handle) {
    measure();
  }

  [[nodiscard]] double width() const override { return width_; }
  [[nodiscard]] double height() const override { return height_; }

  void paint(const SvgPixels& onto, const SvgPlace& place) const override {
    const Surface surface(cairo_image_surface_create_for_data(
        onto.bytes, CAIRO_FORMAT_ARGB32, onto.width, onto.height, onto.stride));
    const cairo_matrix_t matrix = {place.xx, place.yx, place.xy, place.yy, place.dx, place.dy};
    (void)draw(surface.get(), matrix);  // up to where it goes wrong
    cairo_surface_flush(surface.get());
  }

  [[nodiscard]] std::string pdf(double millimetres) const override {
    // A page whose unit is a printed pixel: librsvg draws masks a pixel a unit.
    double scale = millimetres / kMmPerInch * kPrintDpi / width_;
    scale = std::min(scale, kMostPrintPixels / std::max(width_, height_));
    std::string bytes;
    const Surface surface(cairo_pdf_surface_create_for_stream(
        [](void* to, const unsigned char* data, unsigned int length) {
          static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(data), length);
          return CAIRO_STATUS_SUCCESS;
        },
        &bytes, width_ * scale, height_ * scale));
    constexpr double kUnitsPerInch = 72;
    cairo_surface_set_fallback_resolution(surface.get(), kUnitsPerInch, kUnitsPerInch);
    if (!draw(surface.get(), {scale, 0, 0, scale, 0, 0})) return {};
    cairo_surface_finish(surface.get());
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return {};
    return bytes;
  }

 private:
  /// What it shows is its view box, else its size, else what is drawn.
  void measure() {
    gboolean has_width = 0, has_height = 0, has_box = 0;
    RsvgLength width, height;
    RsvgRectangle box;
    rsvg_handle_get_intrinsic_dimensions(handle_.get(), &has_width, &width, &has_height, &height,
                                         &has_box, &box);
    if (has_box != 0) {
      width_ = box.width;
      height_ = box.height;
    } else if (rsvg_handle_get_intrinsic_size_in_pixels(handle_.get(), &width_, &height_) == 0) {
      const FontsInUse fonts(fonts_.get());
      RsvgRectangle ink = {}, logical = {};
      rsvg_handle_get_geometry_for_element(handle_.get(), nullptr, &ink, &logical, nullptr);
      width_ = ink.x + ink.width;
      height_ = ink.y + ink.height;
    }
    const auto sound = [](double length) { return std::isfinite(length) && length > 0; };
    if (!sound(width_) || !sound(height_)) width_ = height_ = 1;
  }

  /// False if librsvg gives up.
  bool draw(cairo_surface_t* surface, const cairo_matrix_t& matrix) const {
    const FontsInUse fonts(fonts_.get());
    const Context context(cairo_create(surface));
    cairo_set_matrix(context.get(), &matrix);
    cairo_rectangle(context.get(), 0, 0, width_, height_);
    cairo_clip(context.get());
    const RsvgRectangle whole = {0, 0, width_, height_};
    return rsvg_handle_render_document(handle_.get(), context.get(), &whole, nullptr) != 0;
  }

  std::shared_ptr<const RsvgFonts> fonts_;
  Owned<RsvgHandle, g_object_unref> handle_;
  double width_ = 0, height_ = 0;
};

class RsvgReader final : public SvgReader {
 public:
  [[nodiscard]] std::shared_ptr<const SvgFonts> fonts(
      const std::vector<std::string>& files) const override {
    return std::make_shared<const RsvgFonts>(files);
  }

  [[nodiscard]] Result<std::unique_ptr<SvgDrawing>> read(
      std::string_view svg, const std::shared_ptr<const SvgFonts>& fonts) const override {
    GError* error = nullptr;
    RsvgHandle* handle =
        rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error);
    if (handle == nullptr) {
      const Owned<GError, g_error_free> said(error);
      return Error{said->message};
    }
    rsvg_handle_set_dpi(handle, kCssDpi);
    return std::unique_ptr<SvgDrawing>(
        std::make_unique<RsvgDrawing>(handle, std::dynamic_pointer_cast<const RsvgFonts>(fonts)));
  }
};

}  // namespace
}  // namespace raindelay

raindelay::SvgReader* raindelaySvgReader() {
  static raindelay::RsvgReader reader;
  return &reader;
}
