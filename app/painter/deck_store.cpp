#include "painter/deck_store.h"
