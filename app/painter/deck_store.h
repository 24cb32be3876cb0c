#pragma once
namespace raindelay {}
