#include "deck/compare.h"

#include <bit>
#include <cstring>
#include <unordered_map>

namespace raindelay::deck {
namespace {

// Words of eight bytes, one after the other (the mixing step of MurmurHash3): the same on every
// machine, as std::hash is not.
class Mixer {
 public:
  void add(std::uint64_t word) {
    word *= 0x87c37b91114253d5u;
    word = std::rotl(word, 31) * 0x4cf5ad432745937fu;
    state_ = std::rotl(state_ ^ word, 27) * 5 + 0x52dce729;
  }
  void add(double number) { add(std::bit_cast<std::uint64_t>(number == 0 ? 0.0 : number)); }
  void add(std::string_view text) {
    add(static_cast<std::uint64_t>(text.size()));
    for (; text.size() >= 8; text.remove_prefix(8)) add(word(text.substr(0, 8)));
    if (!text.empty()) add(word(text));
  }
  void add(const Color& c) {
    add(std::uint64_t{c.red} << 24 | std::uint64_t{c.green} << 16 | std::uint64_t{c.blue} << 8 |
        c.alpha);
  }
  void add(const std::optional<Color>& color) {
    if (color) {
      add(*color);
    } else {
      add(std::uint64_t{1} << 40);
    }
  }
  void add(const Box& box) { addAll(box.x, box.y, box.width, box.height); }
  void add(const Point& point) { addAll(point.x, point.y); }
  template <typename Choice>
  requires std::is_enum_v<Choice>
  void add(Choice choice) { add(static_cast<std::uint64_t>(choice)); }
  void add(int number) { add(static_cast<std::uint64_t>(static_cast<std::int64_t>(number))); }
  void add(bool flag) { add(std::uint64_t{flag}); }
  template <typename... Parts>
  void addAll(const Parts&... parts) {
    (add(parts), ...);
  }

  Look look() const {
    std::uint64_t mixed = state_ ^ state_ >> 33;
    mixed *= 0xff51afd7ed558ccdu;
    return mixed ^ mixed >> 33;
  }

 private:
  static std::uint64_t word(std::string_view bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = bytes.size(); i-- > 0;) {
      value = value << 8 | static_cast<unsigned char>(bytes[i]);
    }
    return value;
  }

  std::uint64_t state_ = 0x9e3779b97f4a7c15u;
};

// The members of each shape; one that isn't added here isn't seen.
void add(Mixer& mixer, const RectShape& s, ArtLooks&) {
  mixer.addAll(s.box, s.radius, s.fill, s.stroke, s.strokeWidth);
}
void add(Mixer& mixer, const EllipseShape& s, ArtLooks&) {
  mixer.addAll(s.box, s.fill, s.stroke, s.strokeWidth);
}
void add(Mixer& mixer, const LineShape& s, ArtLooks&) {
  mixer.addAll(s.from, s.to, s.stroke, s.strokeWidth, s.dashOn, s.dashOff);
}
void add(Mixer& mixer, const PathShape& s, ArtLooks&) {
  mixer.addAll(s.fill, s.stroke, s.strokeWidth, s.dashOn, s.dashOff, s.rule);
  for (const PathStep& step : s.steps) mixer.addAll(step.kind, step.first, step.second, step.to);
}
void add(Mixer& mixer, const SvgShape& s, ArtLooks& art) {
  mixer.addAll(s.box, std::string_view(s.path), s.fit, s.radius, s.color, art.of(s.path));
}
void add(Mixer& mixer, const ImageShape& s, ArtLooks& art) {
  mixer.addAll(s.box, std::string_view(s.path), s.fit, s.radius, art.of(s.path));
}
void add(Mixer& mixer, const FontRole& font, ArtLooks& art) {
  mixer.addAll(std::string_view(font.family), font.weight, font.italic);
  for (const std::string& family : font.fallbacks) mixer.add(std::string_view(family));
  for (const std::string_view path : font.files()) mixer.add(art.of(std::string(path)));
}
void add(Mixer& mixer, const TextShape& s, ArtLooks& art) {
  mixer.addAll(s.box, s.size, s.minSize, s.color, s.align, s.valign, s.letterSpacing, s.lineHeight,
               s.smallCaps, s.kerning, s.ligatures, s.lines, s.edge);
  add(mixer, s.font, art);
  for (const TextRun& run : s.runs) {
    mixer.addAll(std::string_view(run.text), run.color, run.icon.has_value());
    add(mixer, run.font, art);
    if (!run.icon) continue;
    mixer.addAll(std::string_view(run.icon->path), run.icon->color, run.icon->height,
                 run.icon->drop, art.of(run.icon->path));
  }
}

}  // namespace

Look ArtLooks::of(const std::string& path) {
  const auto [entry, isNew] = known_.emplace(path, 0);
  if (!isNew) return entry->second;
  if (const auto bytes = folder_->read(path)) {
    Mixer mixer;
    mixer.add(std::string_view(*bytes));
    entry->second = mixer.look();
  }
  return entry->second;
}

void ArtLooks::forget(std::string_view path) {
  const auto found = known_.find(path);
  if (found != known_.end()) known_.erase(found);
}

Look lookOf(const Picture& picture, ArtLooks& art) {
  Mixer mixer;
  mixer.addAll(picture.width, picture.height, picture.corner, picture.bleed);
  for (const Primitive& figure : picture.figures) {
    const Transform& t = figure.transform;
    mixer.add(static_cast<std::uint64_t>(figure.shape.index()));
    std::visit([&](const auto& shape) { add(mixer, shape, art); }, figure.shape);
    mixer.addAll(t.xx, t.yx, t.xy, t.yy, t.dx, t.dy, figure.opacity);
  }
  return mixer.look();
}

std::vector<CardLooks> looksOf(const Deck& deck, ArtLooks& art, std::string_view language) {
  std::vector<CardLooks> looks;
  looks.reserve(deck.cards.rows());
  for (std::size_t card = 0; card < deck.cards.rows(); ++card) {
    looks.push_back({deck.code(card), lookOf(compose(deck, card, Side::kFront, language), art),
                     lookOf(compose(deck, card, Side::kBack, language), art), deck.copies(card)});
  }
  return looks;
}

std::vector<CardChange> compareLooks(const std::vector<CardLooks>& before,
                                     const std::vector<CardLooks>& after) {
  std::unordered_map<std::string_view, std::size_t> places;
  for (std::size_t i = 0; i < before.size(); ++i) places.emplace(before[i].code, i);
  std::vector<bool> kept(before.size());
  std::vector<CardChange> changes;
  for (std::size_t i = 0; i < after.size(); ++i) {
    CardChange change{std::nullopt, i, false, false, false};
    const auto place = places.find(after[i].code);
    if (place != places.end() && !kept[place->second]) {
      const CardLooks& earlier = before[place->second];
      kept[place->second] = true;
      change = {place->second, i, earlier.front != after[i].front, earlier.back != after[i].back,
                earlier.copies != after[i].copies};
    }
    changes.push_back(change);
  }
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (!kept[i]) changes.push_back({i, std::nullopt, false, false, false});
  }
  return changes;
}

}  // namespace raindelay::deck
