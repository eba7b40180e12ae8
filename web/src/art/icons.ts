/** The signs of the page: small drawings on a field of 24 by 24, in the color of the text around them. */

function line(shapes: string, width = 2): string {
  const pen = `stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g fill="none" stroke="currentColor" ${pen}>${shapes}</g>`;
}

const DRAWN = {
  // symbols of dice
  melee:
    '<path d="M20.8 2.2 19.6 7 9.6 17l-2.6-2.6L17 4.4z"/><path d="m4.6 13.6 1.7-1.7 5.8 5.8-1.7 1.7-1.9-1.9-2.7 2.7 .4 1.6-1.6 1.6-3.5-3.5 1.6-1.6 1.6.4 2.3-2.3z"/>',
  ranged:
    line('<circle cx="12" cy="12" r="6.6"/><path d="M12 1.8v6M12 16.2v6M1.8 12h6M16.2 12h6"/>') +
    '<circle cx="12" cy="12" r="1.8"/>',
  indirect:
    '<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="3.2 3.7"><circle cx="12" cy="12" r="9.6"/></g><path d="M12 4.6 14.3 9H9.7zM6.1 17.6l-.2-5 4 2.8zM17.9 17.6l-4-2.2 4-2.8z"/>',
  shield: '<path d="M12 1.8 20.5 4.6v6.6c0 5.2-3.4 9-8.5 11-5.1-2-8.5-5.8-8.5-11V4.6z"/>',
  resource:
    '<path fill-rule="evenodd" d="M12 1.6 21 6.8v10.4l-9 5.2-9-5.2V6.8zm0 4.2L6.7 8.9v6.2l5.3 3.1 5.3-3.1V8.9z"/><path d="M12 8.6 15 10.3v3.4l-3 1.7-3-1.7v-3.4z"/>',
  disrupt: '<path d="M11 2.2 3 6.8v10.4l2.9 1.7L12.6 11z"/><path d="M13 21.8 21 17.2V6.8l-2.9-1.7L11.4 13z"/>',
  discard:
    '<path fill-rule="evenodd" d="M5.5 1.8h13a1.5 1.5 0 0 1 1.5 1.5v17.4a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 20.7V3.3A1.5 1.5 0 0 1 5.5 1.8zm5.2 4v6.6H7.5l4.5 5.2 4.5-5.2h-3.2V5.8z"/>',
  focus:
    '<path fill-rule="evenodd" d="M12 4.6c5 0 8.8 3.3 10.7 7.4-1.9 4.1-5.7 7.4-10.7 7.4S3.2 16.1 1.3 12C3.2 7.9 7 4.6 12 4.6zm0 2.4a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"/><circle cx="12" cy="12" r="2.7"/>',
  special:
    '<path d="M12 1 14.2 9.8 23 12 14.2 14.2 12 23 9.8 14.2 1 12 9.8 9.8z"/><circle cx="19" cy="5" r="1.7"/><circle cx="5" cy="19" r="1.7"/>',
  blank: '<rect x="5" y="10.6" width="14" height="2.8" rx="1.4"/>',
  any: '<path d="M10.7 2h2.6v7.5l6.5-3.7 1.3 2.2-6.5 3.8 6.5 3.7-1.3 2.3-6.5-3.8V22h-2.6v-8l-6.5 3.8-1.3-2.3 6.5-3.7-6.5-3.8 1.3-2.2 6.5 3.7z"/>',
  // numbers and tokens
  heart:
    '<path d="M12 21.5C6 16.8 2 13.3 2 8.7 2 5.5 4.4 3.2 7.3 3.2c1.9 0 3.7 1 4.7 2.7 1-1.7 2.8-2.7 4.7-2.7C19.6 3.2 22 5.5 22 8.7c0 4.6-4 8.1-10 12.8z"/>',
  attack:
    '<path d="M12 1.5 14.4 8l6.4-2.6-2.6 6.4 5 2.7-5.8 1.6.6 6.1-5-3.6-5 3.6.6-6.1L2.8 14.5l3-2.7L3.2 5.4 9.6 8z"/>',
  force:
    '<path fill-rule="evenodd" d="M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4zm0 2.2a8 8 0 0 0 0 16c2.6 0 4-1.7 4-3.9 0-4.4-8-3.8-8-8.2C8 5.7 9.4 4 12 4z"/>',
  hull: '<path fill-rule="evenodd" d="M12 1.5 21.5 7v10L12 22.5 2.5 17V7zm0 5.3L7 9.7v4.6l5 2.9 5-2.9V9.7z"/>',
  target: line('<path d="M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5"/>') + '<circle cx="12" cy="12" r="3.2"/>',
  reward:
    '<path d="M6 2h12v5.5c0 3.7-2.4 6.6-4.7 7.3V18H17v3.5H7V18h3.7v-3.2C8.4 14.1 6 11.2 6 7.5z"/><path d="M2 4h3v2.2H4.2c0 2 .6 3.4 1.8 4.2v2.3C3.4 11.8 2 9.2 2 6.2zM22 4h-3v2.2h.8c0 2-.6 3.4-1.8 4.2v2.3c2.6-.9 4-3.5 4-6.5z"/>',
  credit:
    '<path fill-rule="evenodd" d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm3 3v8h3V8zm5 0v2.4h5V8zm0 5.6V16h5v-2.4z"/>',
  firepower: '<path d="M13.5 1.5 5 13.5h5.5L9 22.5 19 9.5h-6z"/>',
  agility:
    '<path d="M2 6.5h10.5L9.8 3.8l2.1-2.1L18.2 8l-6.3 6.3-2.1-2.1 2.7-2.7H2z"/><path d="M6 16h11v2.6H6zM10 20.4h9V23h-9z" opacity=".75"/>',
  armor:
    '<path fill-rule="evenodd" d="M12 1.8 20.5 4.6v6.6c0 5.2-3.4 9-8.5 11-5.1-2-8.5-5.8-8.5-11V4.6zm0 3.3L6.6 6.9v4.3c0 3.5 2 6 5.4 7.6z"/>',
  cunning:
    '<path fill-rule="evenodd" d="M12 2a8 8 0 0 1 8 8c0 2.6-1.3 4.3-2.6 5.7-.9 1-1.4 1.8-1.4 2.8V22H9v-3.5H6.5V15L4 14l2-4a6.5 6.5 0 0 1 6-8zm.5 3.5v3H9.6v2.2h2.9v3h2.2v-3h2.8V8.5h-2.8v-3z"/>',
  unitdmg: '<path d="M3 8.5h12l2-2h4v4h-6.5L12 13.5H9.5L7.8 19H4l1.5-5.5H3z"/>',
  blast:
    '<path d="M12 1.5 14 8l5.8-3.8L16 10l6.5 2-6.5 2 3.8 5.8L14 16l-2 6.5-2-6.5-5.8 3.8L8 14l-6.5-2L8 10 4.2 4.2 10 8z"/>',
  tactics: '<path d="M12 2 22 19.5H2zm0 5.2L6.3 17h11.4z" fill-rule="evenodd"/><circle cx="12" cy="14" r="2"/>',
  edge: '<path d="M3 21 14 2l3.5 2L9 18.5z"/><path d="M13 18.5 21 7v14h-9z" opacity=".7"/>',
  focustok:
    '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14z"/><path d="M12 7v5l3.5 2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  hit: '<path d="M12.0 0.6 14.3 3.4 17.7 2.1 18.3 5.7 21.9 6.3 20.6 9.7 23.4 12.0 20.6 14.3 21.9 17.7 18.3 18.3 17.7 21.9 14.3 20.6 12.0 23.4 9.7 20.6 6.3 21.9 5.7 18.3 2.1 17.7 3.4 14.3 0.6 12.0 3.4 9.7 2.1 6.3 5.7 5.7 6.3 2.1 9.7 3.4z"/>',
  hex: '<path d="M12 1.2 21.4 6.6v10.8L12 22.8 2.6 17.4V6.6z"/>',
  star: '<path d="m12 2 3 6.7 7.2.8-5.4 4.9 1.5 7.1L12 17.9l-6.3 3.6 1.5-7.1L1.8 9.5 9 8.7z"/>',
  // sides, colors, factions
  hero:
    '<circle cx="12" cy="12" r="4.6"/>' +
    line(
      '<path d="M12 1.8v3M12 19.2v3M1.8 12h3M19.2 12h3M4.8 4.8l2.1 2.1M17.1 17.1l2.1 2.1M4.8 19.2l2.1-2.1M17.1 6.9l2.1-2.1"/>',
      2.2,
    ),
  villain: '<path fill-rule="evenodd" d="M2 3h20L12 22.5zm5.5 3.4L12 15.3l4.5-8.9-4.5 2.2z"/>',
  neutral: '<path fill-rule="evenodd" d="M12 2 21 7v10l-9 5-9-5V7zm0 2.8L5.5 8.4v7.2L12 19.2z"/>',
  "c-red":
    '<path d="m12 3.5 9.5 10-3.3 3.3L12 10.4l-6.2 6.4-3.3-3.3z"/><path d="m12 13 5.2 5.3-2.3 2.3L12 17.7l-2.9 2.9-2.3-2.3z"/>',
  "c-blue":
    '<path fill-rule="evenodd" d="M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6zm0 4a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6z"/>',
  "c-yellow": '<path fill-rule="evenodd" d="M12 1.5 22.5 12 12 22.5 1.5 12zm0 7L8.5 12l3.5 3.5 3.5-3.5z"/>',
  "c-grey": '<path d="M4 4h16v16H4z"/>',
  empire: '<path d="M3 3.5h18v4H3zM5.5 10h13v4h-13zM8.5 16.5h7v4h-7z"/>',
  rebel: '<path d="m12 2 9 10.5-3 2.5-6-7-6 7-3-2.5z"/><path d="m12 11 6 7-2.8 3L12 17.2 8.8 21 6 18z"/>',
  free: '<path fill-rule="evenodd" d="M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 3v13a6.5 6.5 0 0 0 0-13z"/>',
  jedi: '<path d="M10.9 1.5h2.2V13h-2.2z"/><path d="M3 17a9 9 0 0 1 6-8.5v3.2A6 6 0 0 0 6 17zM21 17a9 9 0 0 0-6-8.5v3.2a6 6 0 0 1 3 5.3z"/><path d="M2 19h20v2.6H2z"/>',
  smugglers:
    '<path d="m5 5.5 6-1.6 1 3.6-2.6 11.3L3.2 20 1.5 8z" opacity=".7"/><path fill-rule="evenodd" d="m13.5 2 8.5 2.3L17.5 22 9 19.7zm1.2 7-1.9 3.8 1.8 3.3 2.5-2.6.9-3.4z"/>',
  sith: '<path fill-rule="evenodd" d="M1.5 12C4 6.5 7.7 3.5 12 3.5S20 6.5 22.5 12c-2.5 5.5-6.2 8.5-10.5 8.5S4 17.5 1.5 12zm10.5-6-2 6 2 6 2-6z"/>',
  scum: '<path d="M20 3C9 2 2.5 8 3 20c2-6 5-8.5 8.5-9L10 15c4 .5 9-2.5 10-12z"/><circle cx="17.5" cy="18.5" r="3"/>',
  // the page itself
  clock: line('<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l4 2.5"/>'),
  undo: line('<path d="M8 4 3.5 8.5 8 13"/><path d="M4 8.5h10a6 6 0 0 1 0 12H8"/>'),
  log: line('<path d="M4 5h16M4 10h16M4 15h11M4 20h7"/>'),
  book: line('<path d="M12 6c-2-1.6-5-2-9-2v14c4 0 7 .4 9 2 2-1.6 5-2 9-2V4c-4 0-7 .4-9 2zM12 6v14"/>'),
  chat: line('<path d="M4 4h16v12H11l-5 4.5V16H4z"/>'),
  mute: line('<path d="M4 4h16v12H11l-5 4.5V16H4zM3 2l18 20"/>'),
  menu: line('<path d="M4 6h16M4 12h16M4 18h16"/>'),
  eye: line(
    '<path d="M1.8 12C4 7.5 7.7 5 12 5s8 2.5 10.2 7c-2.2 4.5-5.9 7-10.2 7S4 16.5 1.8 12z"/><circle cx="12" cy="12" r="3"/>',
  ),
  bot:
    line('<rect x="4" y="8" width="16" height="11" rx="3"/><path d="M12 8V4M9 13v1.5M15 13v1.5"/>') +
    '<circle cx="12" cy="3" r="1.6"/>',
  deck: line('<rect x="7" y="3" width="13" height="17" rx="2"/><path d="M4 7v13a2 2 0 0 0 2 2h9"/>'),
  hand: line(
    '<rect x="8.5" y="3" width="9" height="14" rx="1.5" transform="rotate(12 13 10)"/><path d="m7.5 6.5-4 1.2 3.7 12.6 6-1.8"/>',
    1.7,
  ),
  trash: line('<path d="M5 4h14v16H5zM9 9l6 6M15 9l-6 6"/>'),
  bin: line('<path d="M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6"/>'),
  search: line('<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5.5 5.5"/>'),
  plus: line('<path d="M12 4v16M4 12h16"/>'),
  minus: line('<path d="M4 12h16"/>'),
  copy: line(
    '<rect x="8" y="8" width="13" height="13" rx="2"/><path d="M16 5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h.5"/>',
  ),
  pencil: line('<path d="M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19zM14 6.5l3.5 3.5"/>'),
  download: line('<path d="M12 3v12M6.5 10l5.5 5.5L17.5 10M4 20.5h16"/>'),
  upload: line('<path d="M12 16V4M6.5 9l5.5-5.5L17.5 9M4 20.5h16"/>'),
  check: line('<path d="m4.5 12.5 5 5 10-11"/>', 3),
  x: line('<path d="m5 5 14 14M19 5 5 19"/>'),
  why:
    line('<path d="M8.5 8.5A3.6 3.6 0 1 1 13.6 12c-1.1.6-1.6 1.4-1.6 2.6"/>') + '<circle cx="12" cy="18.8" r="1.5"/>',
  play: '<path d="M6 3.5v17L20.5 12z"/>',
  next: line('<path d="m9 4 8 8-8 8"/>'),
  skip: line('<path d="m4 4 8 8-8 8M12 4l8 8-8 8"/>'),
  prev: line('<path d="m15 4-8 8 8 8"/>'),
  pin: '<path d="M8 2h8v2l-1.4 1.4V11l3.4 3v2h-5v6h-2v-6H6v-2l3.4-3V5.4L8 4z"/>',
  again: line('<path d="M4 12a8 8 0 1 0 2.6-5.9"/><path d="M4 3v5h5"/>'),
  flag: '<path d="M5 2.5h2V4h12l-3 4.5 3 4.5H7v9H5z"/>',
  lock: line('<rect x="5" y="11" width="14" height="10" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>'),
  link: line(
    '<path d="M9.5 14.5 14.5 9.5M11 6.5l2.5-2.5a4.6 4.6 0 0 1 6.5 6.5L17.5 13M6.5 11 4 13.5a4.6 4.6 0 0 0 6.5 6.5L13 17.5"/>',
  ),
  tap: line('<path d="M19.5 9.5A8 8 0 1 0 20 14"/><path d="M20.5 4v6h-6"/>'),
  wifi:
    line('<path d="M2.5 9.5a14 14 0 0 1 19 0M6 13.5a9 9 0 0 1 12 0M9.5 17.2a4 4 0 0 1 5 0"/>') +
    '<circle cx="12" cy="20.5" r="1.3"/>',
  warn: line('<path d="M12 3 22 20.5H2zM12 10v5"/>') + '<circle cx="12" cy="17.6" r="1.1"/>',
  globe: line(
    '<circle cx="12" cy="12" r="9.3"/><path d="M2.8 12h18.4M12 2.7c3 2.6 4.2 5.7 4.2 9.3S15 18.7 12 21.3C9 18.7 7.8 15.6 7.8 12S9 5.3 12 2.7z"/>',
    1.7,
  ),
  dice:
    line('<rect x="3" y="3" width="18" height="18" rx="4"/>') +
    '<circle cx="8" cy="8" r="1.7"/><circle cx="16" cy="16" r="1.7"/><circle cx="12" cy="12" r="1.7"/><circle cx="16" cy="8" r="1.7"/><circle cx="8" cy="16" r="1.7"/>',
  seat: line('<circle cx="12" cy="7.5" r="4"/><path d="M4 21c.6-4.6 3.6-7 8-7s7.4 2.4 8 7"/>'),
  mark: '<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 2a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 2.2a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6zm0 2a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6z"/><path d="M12 12V1.5a10.5 10.5 0 0 1 9.1 5.25z"/>',
} satisfies Record<string, string>;

type Drawn = keyof typeof DRAWN;

/** Other words for a sign: what games call their numbers, and meanings that share a drawing. */
const ALSO: Record<string, Drawn> = {
  actions: "star",
  alliance: "rebel",
  armour: "armor",
  bases: "flag",
  attached: "link",
  bolt: "firepower",
  captured: "lock",
  committed: "force",
  cost: "hex",
  credits: "credit",
  damage: "hit",
  destroyed: "star",
  "edge-blast": "blast",
  "edge-tactics": "tactics",
  "edge-unitdmg": "unitdmg",
  focus_token: "focustok",
  freezing: "clock",
  frozen: "lock",
  hit_points: "heart",
  health: "heart",
  indirect_damage: "indirect",
  level: "star",
  light: "hero",
  dark: "villain",
  navy: "empire",
  penalty: "credit",
  priority: "hex",
  resources: "resource",
  shields: "shield",
  sun: "hero",
  temporary: "clock",
};

/** The drawing of that name as the inside of an svg element; empty where there is none. */
export function icon(name: string): string {
  if (Object.hasOwn(DRAWN, name)) return DRAWN[name as Drawn];
  return Object.hasOwn(ALSO, name) ? DRAWN[ALSO[name] as Drawn] : "";
}

/** Every name that draws something. */
export const ICONS: readonly string[] = [...Object.keys(DRAWN), ...Object.keys(ALSO)];
