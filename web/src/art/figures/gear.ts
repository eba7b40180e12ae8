/** Weapons and equipment. Class d is the second tone, class hot a line of light. */
export const GEAR = {
  blade:
    '<path d="m30 82 8 6 14-16-7-6z"/><path class="d" d="m36 75 7 6 3-3-7-6zM41 69l7 6 2-2-7-6z"/><path class="hot" d="m48 66 5 4L134 8l-3-3z"/>',
  pistol:
    '<path d="M22 30h84l6-5h18v13h-18l-8 6H78l-8 10H58L48 84H28l10-38H22z"/><path class="d" d="M34 34h46v4H34zM62 46h10l-5 7h-8zM112 28h14v3h-14z"/><path d="M50 20h34v6H50z"/>',
  rifle:
    '<path d="M8 40h26l6-6h70l2-4h40v7h-38l-6 9H84l-6 12H66l2-12H50L38 62H10z"/><path class="d" d="M46 38h50v3H46zM14 46h18v3H14z"/><path d="M58 22h34l4 6H54z"/>',
  kit: '<path d="M62 24V12h36v12h-7v-5H69v5zM30 26h100v54H30z"/><path class="d" d="M30 46h42v6H30zM88 46h42v6H88zM74 42h12v16H74z"/>',
  ward: '<path d="M80 6 120 18v26c0 20-16 34-40 44-24-10-40-24-40-44V18z"/><path class="d" d="M80 18v56c16-8 28-17 28-31V27z"/>',
  staff:
    '<path d="M18 80l6 6L142 12l-4-6z"/><path d="M10 84c-2-8 2-14 10-16l8 8c-2 8-10 12-18 8zM150 6c2 8-2 14-10 16l-8-8c2-8 10-12 18-8z"/><path class="d" d="M66 50l4 6 22-14-4-6zM34 70l4 5 8-5-4-5z"/>',
  axe: '<path d="M42 88l8 2 58-66-7-6z"/><path d="M92 30c-14-6-20-16-18-28 12 6 20 4 30 0l26 24c-4 10-4 18 2 30-12 2-24-6-30-18z"/><path class="d" d="M84 10c2 8 6 12 14 16l-3 5C86 26 80 18 79 9zM122 34c-2 6 0 12 4 18h-7c-5-6-6-12-5-18z"/><path class="d" d="M50 74l6 4 6-7-6-4z"/>',
  knives:
    '<g transform="rotate(-38 80 96)"><path d="M76 62h8v26h-8zM70 58h20v5H70z"/><path class="d" d="m80 8 8 18-3 32H75l-3-32z"/><path d="m80 8-8 18 3 32h5z"/></g><g transform="rotate(0 80 96)"><path d="M76 62h8v26h-8zM70 58h20v5H70z"/><path class="d" d="m80 8 8 18-3 32H75l-3-32z"/><path d="m80 8-8 18 3 32h5z"/></g><g transform="rotate(38 80 96)"><path d="M76 62h8v26h-8zM70 58h20v5H70z"/><path class="d" d="m80 8 8 18-3 32H75l-3-32z"/><path d="m80 8-8 18 3 32h5z"/></g>',
  bow: '<path d="M20 62l8 10 40-18 64-34-6-10-62 34z"/><path d="M96 6c20 6 36 24 40 50l-8 2c-4-20-16-36-34-44z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M94 12 66 46l66 10"/><path class="d" d="M24 64l4 5 16-8-3-5zM70 46l4 6 20-11-4-6z"/>',
  grenade:
    '<circle cx="80" cy="56" r="30"/><path d="M68 12h24v16H68zM60 8h40v6H60zM96 14h14l12 30-6 4-14-26z"/><path class="d" d="M51 50h58v12H51z"/><circle cx="80" cy="56" r="9"/><path class="d" d="M72 18h16v4H72z"/>',
  cannon:
    '<path d="M14 34h30V22h50v8h56v12H94v10H44V42H14z"/><path d="M60 52h16l8 36H70l-6-20-22 20H30zM76 52h10l34 36h-12z"/><path class="d" d="M50 28h38v5H50zM100 34h44v4h-44zM20 37h20v3H20z"/><path d="M38 16h8v40h-8z"/>',
  duel: '<path class="hot" d="m56 62 5 4L138 8l-3-4zM104 62l-5 4L22 8l3-4z"/><path d="M36 82l8 6 16-20-6-5zM124 82l-8 6-16-20 6-5z"/><path class="d" d="M44 74l6 5 3-4-6-5zM116 74l-6 5-3-4 6-5z"/>',
  hook: '<path d="M76 0h8v34h-8z"/><path d="M62 34h36v8H62zM76 42h8v22c12-1 20-8 22-20l-10 4 14-22 14 22-9-3c-2 20-14 33-35 34-21-1-33-14-35-34l-9 3 14-22 14 22-10-4c2 12 10 19 22 20z"/><path class="d" d="M66 36h28v3H66zM78 46h4v26h-4z"/>',
  pack: '<rect x="46" y="12" width="28" height="58" rx="13"/><rect x="86" y="12" width="28" height="58" rx="13"/><path d="M70 24h20v34H70zM50 70h20l4 14H46zM90 70h20l4 14H86z"/><path class="d" d="M52 22h16v5H52zM92 22h16v5H92zM74 32h12v18H74zM54 74h12l2 6H52zM94 74h12l2 6H92z"/>',
  gauntlet:
    '<path d="M42 90l6-40c2-8 8-12 16-12l2-24c0-8 10-8 11 0l1 20V8c0-8 11-8 11 0l1 26V10c0-8 10-8 11 0v26l2-18c1-7 10-6 10 1l-3 35c-1 10-6 14-10 18l4 18z"/><path class="d" d="M50 62h54l1 6H49zM48 74h60l1 6H47zM68 44h36v5H66z"/>',
  lenses:
    '<path d="M24 30h44v10h24V30h44v44H96c-4-8-28-8-32 0H24z"/><path d="M34 18h24v12H34zM102 18h24v12h-24z"/><circle class="d" cx="46" cy="54" r="15"/><circle class="d" cx="114" cy="54" r="15"/><circle cx="46" cy="54" r="8"/><circle cx="114" cy="54" r="8"/><path class="d" d="M74 46h12v8H74z"/>',
  flask:
    '<path d="M68 4h24v10h-4v20l22 38c4 9-1 16-10 16H60c-9 0-14-7-10-16l22-38V14h-4z"/><path class="d" d="M66 54h28l10 18c2 5 0 8-4 8H60c-4 0-6-3-4-8zM74 16h4v18h-4z"/><circle cx="74" cy="66" r="4"/><circle cx="88" cy="72" r="3"/>',
  hologram:
    '<path d="M48 78h64l8 12H40z"/><path class="d" d="M56 76 34 10h92l-22 66z"/><path d="M80 18c6 0 10 5 10 11 0 4-2 7-4 9v3c9 2 13 8 14 18l-4 17H64l-4-17c1-10 5-16 14-18v-3c-2-2-4-5-4-9 0-6 4-11 10-11z"/><path class="d" d="M34 8h92v3H34zM58 82h44v3H58z"/>',
  chip: '<path d="M36 14h72l16 16v54H36z"/><path class="d" d="M48 26h38v24H48zM48 58h64v4H48zM48 68h44v4H48zM94 34h18v4H94zM94 42h18v4H94z"/><path d="M54 32h12v12H54zM70 32h10v5H70z"/>',
  cuirass:
    '<path d="M46 10l16-6c5 10 31 10 36 0l16 6 14 24-10 8-4 38c-16 10-52 10-68 0l-4-38-10-8z"/><path class="d" d="M78 20h4v64h-4zM56 36c8 4 14 4 20 0v5c-6 5-13 5-21 1zM104 36c-8 4-14 4-20 0v5c6 5 13 5 21 1zM54 60h20v4H55zM106 60H86v4h19z"/>',
  boots:
    '<path d="M34 8h30v40l16 18c4 4 2 10-4 10H32c-4 0-6-3-6-7zM94 8h30l8 62c0 4-2 6-6 6H84c-6 0-8-6-4-10l14-18z"/><path class="d" d="M36 16h26v5H36zM96 16h28v5H96zM28 70h48v5H30zM84 70h46v5H84z"/><path d="M36 80h8l-4 10zM58 80h8l-4 10zM92 80h8l-4 10zM114 80h8l-4 10z"/>',
  dish: '<path d="M38 14c26 2 58 28 66 60-34 4-66-24-66-60z"/><path d="M72 52l14 38H50l12-34z"/><path fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M66 42 108 10"/><circle cx="110" cy="9" r="6"/><path class="d" d="M46 22c20 4 40 22 48 44-24-4-44-22-48-44z"/><path d="M42 84h54v6H42z"/>',
  coins:
    '<path d="M20 74h40v9H20z"/><ellipse cx="40" cy="83" rx="20" ry="6"/><ellipse class="d" cx="40" cy="74" rx="20" ry="6"/><path d="M20 62h40v9H20z"/><ellipse cx="40" cy="71" rx="20" ry="6"/><ellipse class="d" cx="40" cy="62" rx="20" ry="6"/><path d="M60 74h40v9H60z"/><ellipse cx="80" cy="83" rx="20" ry="6"/><ellipse class="d" cx="80" cy="74" rx="20" ry="6"/><path d="M60 62h40v9H60z"/><ellipse cx="80" cy="71" rx="20" ry="6"/><ellipse class="d" cx="80" cy="62" rx="20" ry="6"/><path d="M60 50h40v9H60z"/><ellipse cx="80" cy="59" rx="20" ry="6"/><ellipse class="d" cx="80" cy="50" rx="20" ry="6"/><path d="M60 38h40v9H60z"/><ellipse cx="80" cy="47" rx="20" ry="6"/><ellipse class="d" cx="80" cy="38" rx="20" ry="6"/><path d="M100 74h40v9H100z"/><ellipse cx="120" cy="83" rx="20" ry="6"/><ellipse class="d" cx="120" cy="74" rx="20" ry="6"/><path d="M100 62h40v9H100z"/><ellipse cx="120" cy="71" rx="20" ry="6"/><ellipse class="d" cx="120" cy="62" rx="20" ry="6"/><path d="M100 50h40v9H100z"/><ellipse cx="120" cy="59" rx="20" ry="6"/><ellipse class="d" cx="120" cy="50" rx="20" ry="6"/>',
  crystal:
    '<path d="M66 90 56 44 76 4l22 34-6 52zM58 90H26l4-30 14-12zM98 90l6-34 18-14 14 48z"/><path class="d" d="M76 4l4 40-6 46H66L56 44zM30 60l14-12 8 42h-8zM104 56l8 34h10l0-48z"/>',
  crates:
    '<path d="M14 50h46v40H14zM66 58h38v32H66zM110 44h38v46h-38zM46 18h40v28H46z"/><path class="d" d="M14 66h46v5H14zM34 50h5v40h-5zM66 72h38v4H66zM110 64h38v5h-38zM46 30h40v4H46zM64 18h4v28h-4z"/>',
} satisfies Record<string, string>;
