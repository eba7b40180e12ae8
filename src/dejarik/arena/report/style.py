"""How a report looks, in light and dark, on screen and on paper."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --page: #fbfaf7; --panel: #fff; --ink: #1d2430; --quiet: #5b6472; --line: #dcd9d1;
  --mark: #0b66a8; --fair: #b4530a; --bar: #5a8fbd; --win: 11, 102, 168; --loss: 196, 88, 18; }
@media (prefers-color-scheme: dark) { :root { --page: #12161d; --panel: #1a202a; --ink: #e8e6e0; --quiet: #a3adba;
  --line: #323b48; --mark: #6bb8f2; --fair: #f0a35e; --bar: #4f86b5; --win: 74, 158, 226; --loss: 226, 128, 58; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", "Liberation Sans", sans-serif; }
main { max-width: 62rem; margin: 0 auto; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 0 0 .5rem; }
.lead { color: var(--quiet); margin: 0 0 1.5rem; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem;
  margin: 0 0 1.25rem; }
.note { color: var(--quiet); font-size: .9rem; margin: .5rem 0 1rem; max-width: 75ch; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; min-width: 100%; }
th, td { padding: .35rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--quiet); font-weight: 600; vertical-align: bottom; }
th:first-child, td:first-child, .words { text-align: left; }
.words { white-space: normal; min-width: 8rem; }
.code { overflow-wrap: anywhere; font-family: ui-monospace, "Liberation Mono", monospace; font-size: .8rem; }
.heat td { text-align: center; border: 2px solid var(--panel); }
.heat td:first-child { border: 0; border-bottom: 1px solid var(--line); text-align: left; }
.heat th { text-align: center; white-space: normal; }
td small { display: block; font-size: .75rem; font-weight: 400; color: var(--quiet); }
.heat small { color: inherit; }
.sure { font-weight: 700; }
.marked td, td.marked { color: var(--mark); font-weight: 600; }
svg { display: block; width: 100%; height: auto; min-width: 36rem; max-width: 60rem;
  margin: .5rem 0 1rem; font-size: 13px; }
svg text { fill: var(--ink); }
svg .label { text-anchor: end; }
svg .axis { text-anchor: middle; fill: var(--quiet); font-size: 12px; }
svg .note { fill: var(--quiet); font-size: 12px; }
svg .grid { stroke: var(--line); }
svg .fair { stroke: var(--fair); stroke-width: 2; stroke-dasharray: 5 4; }
svg .point line { stroke: var(--quiet); stroke-width: 3; stroke-linecap: round; }
svg .point circle { fill: var(--ink); }
svg .marked line { stroke: var(--mark); }
svg .marked circle { fill: var(--mark); }
svg .bar { fill: var(--bar); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1.25rem; margin: 0 0 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
@media print { body { padding: 0; } section { break-inside: avoid; } }
"""
