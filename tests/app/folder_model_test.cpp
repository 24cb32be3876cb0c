// The folders in which a file is chosen.
#include "shell/folder_model.h"

#include "app/record_fixture.h"
#include "app/table_fixture.h"

namespace raindelay {
namespace {

class FolderModelTest : public FolderTest {
 protected:
  FolderModelTest() {
    spill(home_ / "b.raindelay", "");
    spill(home_ / "A.raindelay", "");
    spill(home_ / "notes.txt", "");
    spill(home_ / "sub" / "c.raindelay", "");
    model_.setEnding(QStringLiteral(".raindelay"));
    model_.setPath(path());
  }
  [[nodiscard]] QString path() const { return QString::fromStdString(home_.string()); }
  [[nodiscard]] QStringList names() const { return columnOf(model_, "name"); }

  FolderModel model_;
};

TEST_F(FolderModelTest, ShowsFoldersThenFilesOfItsKind) {
  EXPECT_EQ(model_.path(), path());
  EXPECT_EQ(names(), QStringList({QStringLiteral("sub"), QStringLiteral("A.raindelay"),
                                  QStringLiteral("b.raindelay")}));
  EXPECT_EQ(
      columnOf(model_, "isFolder"),
      QStringList({QStringLiteral("true"), QStringLiteral("false"), QStringLiteral("false")}));
  EXPECT_EQ(valueAt(model_, 1, "url").toUrl(),
            QUrl::fromLocalFile(path() + QStringLiteral("/A.raindelay")));
  model_.setEnding({});
  EXPECT_EQ(model_.count(), 4);
}

TEST_F(FolderModelTest, GoesDownAndUpAndNowhereElse) {
  model_.setPath(path() + QStringLiteral("/sub"));
  EXPECT_EQ(names(), QStringList{QStringLiteral("c.raindelay")});
  model_.setPath(path() + QStringLiteral("/nowhere"));
  EXPECT_EQ(names(), QStringList{QStringLiteral("c.raindelay")});
  model_.goUp();
  EXPECT_EQ(model_.path(), path());
  model_.setPath(QStringLiteral("/"));
  EXPECT_FALSE(model_.hasParent());
  model_.goUp();
  EXPECT_EQ(model_.path(), QStringLiteral("/"));
}

TEST_F(FolderModelTest, MakesAFolderAndGoesIntoIt) {
  for (const char* name : {"", " ", "sub", "a/b", "..", ".hidden"}) {
    EXPECT_NE(model_.makeFolder(QString::fromLatin1(name)), QString()) << name;
    EXPECT_EQ(model_.path(), path());
  }
  EXPECT_EQ(model_.makeFolder(QStringLiteral(" new ")), QString());
  EXPECT_EQ(model_.path(), path() + QStringLiteral("/new"));
}

TEST_F(FolderModelTest, NamesAFileWithItsEnding) {
  const QUrl url = QUrl::fromLocalFile(path() + QStringLiteral("/new #1.raindelay"));
  EXPECT_EQ(model_.fileUrl(QStringLiteral(" new #1 ")), url);
  EXPECT_EQ(model_.fileUrl(QStringLiteral("new #1.raindelay")), url);
  EXPECT_TRUE(model_.has(QStringLiteral("b")));
  EXPECT_FALSE(model_.has(QStringLiteral("new #1")));
  EXPECT_EQ(model_.placeNames().size(), model_.placePaths().size());
  EXPECT_FALSE(model_.placePaths().isEmpty());
}

}  // namespace
}  // namespace raindelay
