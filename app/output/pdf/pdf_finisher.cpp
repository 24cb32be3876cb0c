#include "output/pdf/pdf_finisher.h"

#include <exception>
#include <memory>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

#include "core/random.h"

namespace raindelay {
namespace {

using Object = QPDFObjectHandle;

Object real(double value) {
  return Object::newReal(value, 5);
}

/// A number that others are multiplied by.
Object factor(double value) {
  return Object::newReal(value, 12);
}

/// A box as PDF has it: two corners, y up, on a page of this height.
Object rectangle(const PdfBox& box, double pageHeight) {
  return Object::newArray({real(box.x), real(pageHeight - box.y - box.height),
                           real(box.x + box.width), real(pageHeight - box.y)});
}

double heightOf(Object& page) {
  return page.getKey("/MediaBox").getArrayAsRectangle().ury;
}

/// Reads the document; its pages.
std::vector<Object> pagesOf(QPDF& pdf, std::string_view document) {
  pdf.processMemoryFile("document", document.data(), document.size());
  return pdf.getAllPages();
}

/// Six letters that stand for the glyphs in a font's file (ISO 32000-1, 9.9.2).
std::string subsetTag(Object file) {
  constexpr int kLetters = 6, kAlphabet = 26;
  const auto bytes = file.getRawStreamData();
  Stream letters(0, {reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize()});
  std::string tag;
  for (int i = 0; i < kLetters; ++i) tag += static_cast<char>('A' + letters.below(kAlphabet));
  return tag;
}

class Finishing {
 public:
  Finishing(std::string_view document, const PdfPlan& plan)
      : plan_(plan), pages_(pagesOf(pdf_, document)) {}

  std::string run() {
    for (const PdfForm& form : plan_.forms) {
      forms_.push_back(make(form));
    }
    for (Object& page : pages_) {
      nameFonts(page);
      putForms(page);
    }
    bindPages();
    sayHowToPrint();
    return written();
  }

 private:
  Object make(const PdfForm& form) {
    if (form.picture) return makePicture(*form.picture);
    return form.drawing.empty() ? makeForm(form) : makeDrawing(form);
  }

  /// The page of another file, which has one stream, as a drawing of its own. (Its bytes stay
  /// packed as they are: libqpdf's own way to a form unpacks them and packs them once more.)
  Object makeDrawing(const PdfForm& form) {
    QPDF& source = *sources_.emplace_back(std::make_unique<QPDF>());
    Object page = pagesOf(source, form.drawing).at(0);
    const auto box = page.getKey("/MediaBox").getArrayAsRectangle();
    Object made = pdf_.copyForeignObject(page.getKey("/Contents"));
    Object dictionary = made.getDict();
    for (const std::string key : {"/Resources", "/Group"}) {
      if (page.hasKey(key)) dictionary.replaceKey(key, copied(source, page.getKey(key)));
    }
    becomeForm(dictionary);
    dictionary.replaceKey("/BBox", Object::newFromRectangle(box));
    fill(dictionary, {box.llx, 0, box.urx - box.llx, box.ury - box.lly}, box.lly);
    if (form.group) layAsAWhole(dictionary);
    return made;
  }

  /// A part of another file; libqpdf copies what has a number alone.
  Object copied(QPDF& source, Object part) {
    return pdf_.copyForeignObject(part.isIndirect() ? part : source.makeIndirectObject(part));
  }

  static void becomeForm(Object dictionary) {
    dictionary.replaceKey("/Type", Object::newName("/XObject"));
    dictionary.replaceKey("/Subtype", Object::newName("/Form"));
  }

  /// Makes a form one unit wide and high, like a picture.
  static void fill(Object dictionary, const PdfBox& box, double bottom) {
    dictionary.replaceKey(
        "/Matrix",
        Object::newArray({factor(1 / box.width), real(0), real(0), factor(1 / box.height),
                          factor(-box.x / box.width), factor(-bottom / box.height)}));
  }

  static void layAsAWhole(Object dictionary) {
    Object group = Object::newDictionary();
    group.replaceKey("/S", Object::newName("/Transparency"));
    dictionary.replaceKey("/Group", group);
  }

  /// The page's content as a drawing of its own, one unit wide and high like a picture. (Its bytes
  /// stay packed as they are.)
  Object makeForm(const PdfForm& form) {
    Object page = pages_.at(static_cast<std::size_t>(form.page));
    const double height = heightOf(page);
    const PdfBox& box = form.box;
    Object stream = page.getKey("/Contents");
    Object dictionary = stream.getDict();
    becomeForm(dictionary);
    dictionary.replaceKey("/BBox", rectangle(box, height));
    fill(dictionary, box, height - box.y - box.height);
    dictionary.replaceKey("/Resources", page.getKey("/Resources"));
    if (form.group) layAsAWhole(dictionary);
    return stream;
  }

  Object makePicture(const PdfPicture& picture) {
    Object made = makeChannels(picture, picture.channels, picture.colors);
    if (!picture.alpha.empty()) {
      made.getDict().replaceKey("/SMask", makeChannels(picture, 1, picture.alpha));
    }
    return made;
  }

  Object makeChannels(const PdfPicture& picture, int channels, const std::string& rows) {
    constexpr int kPngFilters = 15, kBits = 8;
    Object stream = Object::newStream(&pdf_);
    Object dictionary = stream.getDict();
    dictionary.replaceKey("/Type", Object::newName("/XObject"));
    dictionary.replaceKey("/Subtype", Object::newName("/Image"));
    dictionary.replaceKey("/Width", Object::newInteger(picture.width));
    dictionary.replaceKey("/Height", Object::newInteger(picture.height));
    dictionary.replaceKey("/ColorSpace",
                          Object::newName(channels == 1 ? "/DeviceGray" : "/DeviceRGB"));
    dictionary.replaceKey("/BitsPerComponent", Object::newInteger(kBits));
    dictionary.replaceKey("/Interpolate", Object::newBool(true));  // as the window shows it
    Object rowsAre = Object::newDictionary();
    rowsAre.replaceKey("/Predictor", Object::newInteger(kPngFilters));
    rowsAre.replaceKey("/Colors", Object::newInteger(channels));
    rowsAre.replaceKey("/BitsPerComponent", Object::newInteger(kBits));
    rowsAre.replaceKey("/Columns", Object::newInteger(picture.width));
    stream.replaceStreamData(rows, Object::newName("/FlateDecode"), rowsAre);
    return stream;
  }

  /// Exchanges the pictures that hold places of forms for the forms.
  void putForms(Object& page) {
    Object pictures = page.getKey("/Resources").getKey("/XObject");
    if (!pictures.isDictionary()) return;
    for (const std::string& name : pictures.getKeys()) {
      Object picture = pictures.getKey(name);
      if (!picture.isStream()) continue;
      Object facts = picture.getDict();
      if (facts.getKey("/BitsPerComponent").getIntValue() != 1) continue;
      const auto number = static_cast<std::size_t>(facts.getKey("/Width").getIntValue());
      pictures.replaceKey(name, forms_.at(number - 1));
    }
  }

  /// Makes the planned pages all that there are. (By themselves: libqpdf copies the whole list for
  /// each page that it takes out.)
  void bindPages() {
    Object tree = pdf_.getRoot().getKey("/Pages");
    Object kids = Object::newArray();
    for (const PdfPage& made : plan_.pages) {
      Object page = trimmed(made);
      page.replaceKey("/Parent", tree);
      kids.appendItem(page);
    }
    tree.replaceKey("/Kids", kids);
    tree.replaceKey("/Count", Object::newInteger(kids.getArrayNItems()));
    pdf_.updateAllPagesCache();
  }

  Object trimmed(const PdfPage& made) {
    Object page = pages_.at(static_cast<std::size_t>(made.page));
    // The document's page is a little larger, in whole points.
    const double lower = heightOf(page) - made.height;
    if (lower != 0) {
      const std::string shift = "1 0 0 1 0 " + real(-lower).unparse() + " cm\n";
      page.addPageContents(Object::newStream(&pdf_, shift), true);
    }
    const Object whole = rectangle({0, 0, made.width, made.height}, made.height);
    page.replaceKey("/MediaBox", whole);
    page.replaceKey("/CropBox", whole);
    page.replaceKey("/TrimBox", rectangle(made.trim, made.height));
    page.replaceKey("/BleedBox", rectangle(made.bleed, made.height));
    page.removeKey("/Annots");
    return page;
  }

  /// Qt names a subset of a font like the whole one but in one place, and there by the number of an
  /// object.
  void nameFonts(Object& page) {
    Object fonts = page.getKey("/Resources").getKey("/Font");
    if (!fonts.isDictionary()) return;
    for (const std::string& name : fonts.getKeys()) nameFont(fonts.getKey(name));
  }

  /// (Objects of its own: Qt numbers those of all fonts in an order that changes.)
  void nameFont(Object font) {
    const std::string name = font.getKey("/BaseFont").getName();
    Object list = font.getKey("/DescendantFonts");
    if (!list.isArray() || name.find('+') != std::string::npos) return;  // named for another page
    Object within = list.getArrayItem(0).shallowCopy();
    Object facts = within.getKey("/FontDescriptor").shallowCopy();
    const Object file = facts.getKey(facts.hasKey("/FontFile2") ? "/FontFile2" : "/FontFile3");
    const Object tagged = Object::newName("/" + subsetTag(file) + "+" + name.substr(1));
    font.replaceKey("/BaseFont", tagged);
    within.replaceKey("/BaseFont", tagged);
    facts.replaceKey("/FontName", tagged);
    within.replaceKey("/FontDescriptor", pdf_.makeIndirectObject(facts));
    font.replaceKey("/DescendantFonts", Object::newArray({pdf_.makeIndirectObject(within)}));
  }

  /// Viewers scale to fit unless they are told that sizes matter.
  void sayHowToPrint() {
    Object preferences = Object::newDictionary();
    preferences.replaceKey("/PrintScaling", Object::newName("/None"));
    if (plan_.duplex) {
      preferences.replaceKey("/Duplex", Object::newName(plan_.shortEdge ? "/DuplexFlipShortEdge"
                                                                        : "/DuplexFlipLongEdge"));
    }
    pdf_.getRoot().replaceKey("/ViewerPreferences", preferences);
  }

  /// The same pages are the same bytes, whenever they are made.
  std::string written() {
    Object facts = pdf_.getTrailer().getKey("/Info");
    if (facts.isDictionary()) facts.removeKey("/CreationDate");
    QPDFWriter writer(pdf_);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.setMinimumPDFVersion("1.7");
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setCompressStreams(true);
    writer.write();
    const auto bytes = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize()};
  }

  const PdfPlan& plan_;
  QPDF pdf_;
  std::vector<Object> pages_, forms_;
  std::vector<std::unique_ptr<QPDF>> sources_;  ///< of what was copied, which is read in the end
};

class QpdfFinisher final : public PdfFinisher {
 public:
  [[nodiscard]] Result<std::string> finish(std::string_view document,
                                           const PdfPlan& plan) const override {
    try {
      return Finishing(document, plan).run();
    } catch (const std::exception& problem) {
      return Error{problem.what()};
    }
  }
};

}  // namespace
}  // namespace raindelay

raindelay::PdfFinisher* raindelayPdfFinisher() {
  static raindelay::QpdfFinisher finisher;
  return &finisher;
}
