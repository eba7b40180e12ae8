/** Robots, vehicles and ships. Class d is the second tone, class hot a line of light. */
export const MACHINES = {
  droid:
    '<path d="M56 44c0-16 10-26 24-26s24 10 24 26z"/><path d="M54 48h52v36H54zM44 46h7v44h-7zM109 46h7v44h-7z"/><circle class="d" cx="80" cy="33" r="6"/><path class="d" d="M62 54h36v4H62zM62 63h14v15H62zM82 63h16v6H82zM82 73h16v5H82z"/><path d="M79 8h2v10h-2z"/>',
  fighter:
    '<path d="m80 6 8 34 50 26v8l-50-8-3 14 9 8H66l9-8-3-14-50 8v-8l50-26z"/><path class="d" d="m80 22 4 24h-8zM75 54h10l-2 20h-6z"/>',
  walker:
    '<path d="M46 12h62l12 10v20l-10 6H54l-12-8V20z"/><path d="M56 48h10l-6 20 8 16h6v6H54v-6l-4-16zM94 48h10l8 18-8 18h6v6H90v-6h4l4-18z"/><path class="d" d="M98 22h16v6H98zM52 20h28v5H52zM52 30h20v4H52z"/><path d="M118 30h24v4h-24z"/>',
  ship: '<path d="M6 58 58 44l4-12h18l3-12h12l2 12h20l6 12 32 8-6 14H40z"/><path class="d" d="M52 50h84v3H46zM66 36h46v3H65zM40 59h92v3H48z"/>',
  freighter:
    '<path d="M22 52c0-10 24-18 58-18s58 8 58 18-24 16-58 16-58-6-58-16z"/><path d="M60 36c2-10 10-16 20-16s18 6 20 16z"/><path class="d" d="M66 34c2-6 8-9 14-9s12 3 14 9zM34 50h92v4H34z"/><path d="M44 68h10v10H44zM106 68h10v10h-10z"/>',
  automaton:
    '<path d="M22 90c0-16 8-24 24-26h68c16 2 24 10 24 26z"/><path d="M58 12c0-5 3-8 8-8h28c5 0 8 3 8 8v30c0 8-5 14-12 14H70c-7 0-12-6-12-14z"/><path d="M72 56h16v10H72z"/><path class="d" d="M64 18h32v12H64z"/><circle cx="72" cy="24" r="4"/><circle cx="88" cy="24" r="4"/><path class="d" d="M70 40h20v3H70zM72 46h16v3H72zM40 70h12v20h-5V75h-7zM120 70h-12v20h5V75h7zM68 72h24v12H68z"/>',
  loader:
    '<path d="M50 30h60v34H50zM66 12h28v14H66zM34 34h12v8l-6 14-10-2zM126 34h-12v8l6 14 10-2z"/><path d="M30 54l12 4-4 16-8-2zM130 54l-12 4 4 16 8-2z"/><rect x="38" y="66" width="84" height="24" rx="12"/><circle class="d" cx="54" cy="78" r="6"/><circle class="d" cx="80" cy="78" r="6"/><circle class="d" cx="106" cy="78" r="6"/><path class="d" d="M58 38h44v4H58zM58 48h20v10H58zM70 16h20v5H70z"/>',
  drone:
    '<ellipse cx="80" cy="44" rx="30" ry="18"/><path d="M22 26h36v5H22zM102 26h36v5h-36zM38 31h5l14 12-4 4zM122 31h-5l-14 12 4 4zM66 58h28l-6 12H72z"/><path d="M37 18h6v8h-6zM117 18h6v8h-6zM74 70l-6 18h4l6-16zM86 70l6 18h-4l-6-16z"/><circle class="d" cx="80" cy="44" r="10"/><circle cx="80" cy="44" r="5"/>',
  strider:
    '<path d="M44 34c0-16 14-26 36-26s36 10 36 26c0 10-14 16-36 16S44 44 44 34z"/><path fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M50 44 26 56 12 86M62 48 48 62l-6 24M110 44l24 12 14 30M98 48l14 14 6 24M80 50v36"/><path class="d" d="M60 24h40v6H60zM66 36h28v4H66z"/>',
  speeder:
    '<path d="M6 60l38-4 16-14h26l6-12h14l-4 14 18 8h32l8 8-16 8H96l-8 10H60l-8-10H22z"/><path class="d" d="M62 48h22l-4 8H54zM100 56h40v4h-44z"/><path d="M20 82h30v3H20zM108 82h34v3h-34z"/>',
  tank: '<path d="M10 62l18-18h96l26 18-8 10H18z"/><path d="M54 44l8-20h36l10 20zM96 28h56v6H98z"/><rect x="14" y="66" width="132" height="22" rx="11"/><circle class="d" cx="30" cy="77" r="6"/><circle class="d" cx="55" cy="77" r="6"/><circle class="d" cx="80" cy="77" r="6"/><circle class="d" cx="105" cy="77" r="6"/><circle class="d" cx="130" cy="77" r="6"/><path class="d" d="M66 30h26v5H64zM34 52h80v4H30z"/>',
  bomber:
    '<path d="M80 14 154 62l-22 6-20-8-10 16H58L48 60l-20 8L6 62z"/><path class="d" d="M80 26l10 20H70zM62 56h36l-4 12H66zM38 54l20-10 2 4-20 11zM122 54l-20-10-2 4 20 11z"/>',
  shuttle:
    '<path d="M10 58c8-16 26-22 48-22h74l18 12-6 14-16 6H24z"/><path d="M98 38l22-32h18l-8 34z"/><path class="d" d="M18 54c5-8 13-12 24-13l-4 12zM56 46h66v4H56z"/><path d="M40 68h8l-4 16h-8zM112 68h8l6 16h-8z"/>',
  carrier:
    '<path d="M2 58l26-18h56l6-14h10l-2-14h10l4 28h26l20 14v16l-26 8H26z"/><path class="d" d="M36 52h78v10H30zM40 66h80v3H38zM104 30h4v6h-4z"/><path d="M50 55h14v6H50zM72 55h14v6H72zM94 55h14v6H94z"/>',
  slab: '<path d="M4 50l18-10h30l6-12h34l6 12h36l22 8v14l-20 8H92l-6 8H58l-6-8H18z"/><path d="M62 18h4v10h-4zM80 10h3v18h-3zM148 54h10v4h-10z"/><path class="d" d="M24 48h102v3H20zM64 33h22v3H64zM28 60h96v3H30zM62 72h20v2H62z"/>',
  station:
    '<g fill="none" stroke="currentColor" stroke-width="7"><ellipse cx="80" cy="48" rx="58" ry="22" transform="rotate(-14 80 48)"/></g><path d="M68 18h24v60H68zM74 6h12v12H74zM76 78h8v12h-8z"/><path d="M26 60l44-14 1 4-44 14zM134 36 90 50l-1-4 44-14z"/><path class="d" d="M72 26h16v4H72zM72 36h16v4H72zM72 56h16v4H72zM72 66h16v4H72z"/>',
  dart: '<path d="M80 2l7 30 50-20-34 42-3 20 10 14H50l10-14-3-20L23 12l50 20z"/><path class="d" d="M80 18l4 20h-8zM72 48h16l-3 24H75z"/>',
  skiff:
    '<path d="M8 50h144l-16 18H34L18 60z"/><path d="M30 34h4v16h-4zM126 34h4v16h-4zM30 34h60v4H30zM96 50l4-34h4l4 34z"/><path d="M102 16h34l-8 14h-24z"/><path class="d" d="M24 54h116l-4 4H32zM50 68h60l-8 6H56z"/><path class="d" d="M50 40a6 6 0 1 1 .1 0zM44 42h12l2 8H42zM72 38a6 6 0 1 1 .1 0zM66 40h12l2 10H64z"/>',
  convoy:
    '<path d="M4 40h44l4 8v16H8l-4-6zM58 46h40l4 8v10H60l-4-6zM108 34h30c10 6 16 14 18 24l-6 6h-42z"/><path d="M50 54h8v5h-8zM100 54h8v5h-8zM14 64h28l-6 8H20zM64 64h32l-6 8H70zM112 64h36l-8 8h-20z"/><path class="d" d="M10 45h34v3H10zM10 54h36v4H10zM62 51h30v3H62zM132 40c8 4 14 10 17 16h-17zM18 80h20v3H18zM68 80h24v3H68zM118 80h26v3h-26z"/>',
} satisfies Record<string, string>;
