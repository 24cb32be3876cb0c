// Tests the look of a table's cards.
#include "table/table_faces.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

namespace raindelay {
namespace {

TEST(TableFaces, ThePackIsInTheAddressOfEveryPicture) {
  TableFaces faces;
  const QString plain = faces.pictureQuery();
  EXPECT_TRUE(plain.startsWith(QStringLiteral("?lang="))) << plain.toStdString();
  faces.setPack(QStringLiteral("old"));
  EXPECT_EQ(faces.pictureQuery(), plain + QStringLiteral("&skin=old"));
}

TEST(TableFaces, AMatchsOwnFacesStayWhateverPackIsSet) {
  TableFaces faces;
  faces.set({QStringLiteral("mine"), QUrl(QStringLiteral("file:///a/deck")),
             QStringLiteral("My deck"), QStringLiteral("It can't be read.")});
  faces.setPack(QStringLiteral("old"));
  EXPECT_EQ(faces.pack(), QStringLiteral("mine"));
  EXPECT_EQ(faces.deckName(), QStringLiteral("My deck"));
  EXPECT_EQ(faces.deckPlace(), QUrl(QStringLiteral("file:///a/deck")));
  EXPECT_EQ(faces.note(), QStringLiteral("It can't be read."));
}

TEST(TableFaces, EachPropertyNotifiesForItself) {
  TableFaces faces;
  QSignalSpy packs(&faces, &TableFaces::packChanged);
  QSignalSpy queries(&faces, &TableFaces::pictureQueryChanged);
  QSignalSpy names(&faces, &TableFaces::deckNameChanged);
  faces.setPack(QStringLiteral("old"));
  faces.setPack(QStringLiteral("old"));
  EXPECT_EQ(packs.count(), 1);
  EXPECT_EQ(queries.count(), 1);
  EXPECT_EQ(names.count(), 0);
  faces.set({{}, {}, QStringLiteral("My deck"), {}});
  EXPECT_EQ(packs.count() + queries.count(), 2);
  EXPECT_EQ(names.count(), 1);
}

}  // namespace
}  // namespace raindelay
