// Every test of this program finds a QGuiApplication and the program's fonts.
#include <gtest/gtest.h>

#include <QGuiApplication>
#include <memory>

#include "fonts/fonts.h"

namespace raindelay {
namespace {

class GuiEnvironment : public testing::Environment {
 public:
  void SetUp() override {
    application_ = std::make_unique<QGuiApplication>(argc_, argv_);
    ASSERT_EQ(loadFonts(), QStringList()) << "a font that is built in cannot be loaded";
  }
  void TearDown() override { application_.reset(); }

 private:
  int argc_ = 1;
  char name_[10] = "app_tests";
  char* argv_[2] = {name_, nullptr};
  std::unique_ptr<QGuiApplication> application_;
};

const testing::Environment* const kGui = testing::AddGlobalTestEnvironment(new GuiEnvironment);

}  // namespace
}  // namespace raindelay
