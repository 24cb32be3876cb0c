#pragma once

#include <cstdint>

namespace raindelay::tarot {

/// Rows of GameInfo::refusals (info.cpp). The refusals of kDeal … kPlay are in the order of Phase:
/// what is to be done instead.
enum class RefusalId : std::uint8_t {
  kUnknown,
  kOver,
  kDeal,
  kDiscard,
  kDeclare,
  kAsk,
  kGive,
  kReturn,
  kPlay,
  kNotHeld,       ///< the card
  kTarotKept,     ///< the card: a Tarot Trump isn't discarded
  kDiscardOrder,  ///< the card: a higher one lies there already
  kNotEnough,     ///< no such combination in the hand
  kRunPart,       ///< no whole run
  kDeclared,
  kNotTwo,
  kNobody,
  kGiveTarot,    ///< the card
  kReturnPlain,  ///< the card
  kFollow,       ///< the suit (word)
  kCount
};

}  // namespace raindelay::tarot
