#pragma once

#include <string_view>

namespace raindelay::study {

/// How a report's page looks. The colours of what is more and less are told apart by people who
/// don't see red and green, too, and have 4.5 : 1 against their ground.
inline constexpr std::string_view kReportStyle = R"css(
:root { color-scheme: light dark; --ground: #fbfaf7; --card: #fff; --ink: #1d2a33; --soft: #5b6870;
  --rule: #e2ded4; --more: #0b62a8; --less: #b04a00; --open: #7a858c; --kept: #1c6b3c; }
@media (prefers-color-scheme: dark) { :root { --ground: #14191d; --card: #1c2329; --ink: #e8ecee;
  --soft: #a2adb4; --rule: #323c44; --more: #6db7f2; --less: #f3a261; --open: #8d989f;
  --kept: #7fcb9b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); line-height: 1.5;
  font-family: "Source Sans 3", "Segoe UI", system-ui, sans-serif; font-size: 16px; }
main { max-width: 68rem; margin: 0 auto; padding: 2.5rem 1.25rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1.75rem; text-wrap: balance;
  overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; line-height: 1.3; margin: 0 0 .75rem; overflow-wrap: anywhere; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: .6rem;
  padding: 1.25rem 1.5rem; margin: 0 0 1.25rem; }
.wide { overflow-x: auto; margin-bottom: .75rem; }
table { border-collapse: collapse; width: 100%; font-size: .94rem; }
th, td { padding: .25rem 0 .25rem 1.1rem; text-align: right; white-space: nowrap;
  font-variant-numeric: tabular-nums; }
th:first-child { text-align: left; padding-left: 0; position: sticky; left: 0;
  background: var(--card); }
thead th { color: var(--soft); font-weight: 500; border-bottom: 1px solid var(--rule);
  vertical-align: bottom; }
tbody th { font-weight: 600; }
tbody tr + tr > * { border-top: 1px solid var(--rule); }
td.plot { width: 16rem; padding-top: 0; padding-bottom: 0; }
tfoot td { border-top: 1px solid var(--rule); padding-top: 0; }
svg { display: block; margin-left: auto; overflow: visible; }
svg .none { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 2 2; }
svg .axis { stroke: var(--soft); stroke-width: 1; }
svg text { fill: var(--soft); font-size: 11px; }
svg rect { opacity: .4; }
svg .more { fill: var(--more); }
svg .less { fill: var(--less); }
svg .open { fill: var(--open); }
p { margin: .3rem 0; max-width: 46rem; overflow-wrap: anywhere; }
p.kept::before, p.missed::before, p.open::before { display: inline-block; width: 1.3em;
  font-weight: 700; }
p.kept::before { content: "✓"; color: var(--kept); }
p.missed { font-weight: 600; }
p.missed::before { content: "✗"; color: var(--less); }
p.open::before { content: "?"; color: var(--soft); }
footer { color: var(--soft); font-size: .86rem; padding: 0 .25rem; }
footer p { max-width: none; }
@media (max-width: 40rem) { section { padding: 1rem; } main { padding: 1.25rem .75rem; } }
@page { margin: 15mm; }
@media print {
  :root { color-scheme: light; --ground: #fff; --card: #fff; --ink: #000; --soft: #444;
    --rule: #bbb; --more: #0b62a8; --less: #b04a00; --open: #777; --kept: #1c6b3c; }
  * { print-color-adjust: exact; }
  body { font-size: 10pt; } main { max-width: none; padding: 0; }
  section { border: 0; border-top: 1px solid var(--rule); border-radius: 0; padding: .8rem 0;
    margin: 0; }
  h2, thead { break-after: avoid; } tr, p { break-inside: avoid; }
  .wide { overflow: visible; } td.plot { width: 12rem; } svg { max-width: 11rem; }
}
)css";

}  // namespace raindelay::study
