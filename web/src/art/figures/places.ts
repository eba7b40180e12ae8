/** Where it happens. Class d is the second tone, class hot a line of light. */
export const PLACES = {
  ridge:
    '<path d="M0 90V66l22-14 14 8 26-26 20 20 14-10 24 22 16-8 24 16v16z"/><path class="d" d="m62 34 20 20-10 2-8 14-10-8-14 8zM96 44l24 22-10 2-16-8z"/>',
  city: '<path d="M0 90V72h14V56h12v10h10V38h14v18h10V22l8-8 8 8v40h10V44h16v20h10V50h14v16h12V58h22v32z"/><path class="d" d="M40 46h6v3h-6zM40 54h6v3h-6zM64 30h8v3h-8zM64 38h8v3h-8zM90 52h8v3h-8zM90 60h8v3h-8zM116 58h8v3h-8z"/><path d="M67 0h2v16h-2z"/>',
  dome: '<path d="M34 70c0-28 20-46 46-46s46 18 46 46zM14 72h132v18H14z"/><path class="d" d="M48 66c2-18 14-30 32-30v4c-14 0-24 10-26 26zM22 78h20v4H22zM50 78h40v4H50z"/><path d="M79 6h2v18h-2z"/>',
  forest:
    '<path d="M0 90V78h160v12z"/><path d="M-4 80 10 44l14 36zM-2 68 10 32l12 36z"/><path d="M20 80 34 30l14 50zM22 64 34 18l12 46z"/><path d="M50 80 64 38l14 42zM52 66 64 26l12 40z"/><path d="M74 80 88 20l14 60zM76 60 88 8l12 52z"/><path d="M104 80 118 34l14 46zM106 65 118 22l12 43z"/><path d="M130 80 144 26l14 54zM132 62 144 14l12 48z"/><path d="M32 80h4v10h-4zM86 80h4v10h-4zM142 80h4v10h-4z"/>',
  dunes:
    '<path d="M0 90V66c24-18 48-22 72-12 26-22 56-24 88-2v38z"/><path class="d" d="M0 76c30-16 60-16 92 0l-16 14H0zM72 54c16 6 22 16 20 22-8-10-18-14-30-16zM112 40c20 2 36 8 48 18v10c-14-10-32-16-56-16z"/>',
  cave: '<path d="M0 90V30C20 8 48 0 80 0s60 8 80 30v60h-26c2-34-16-56-54-56S24 56 26 90z"/><path class="d" d="M26 90c-2-34 16-56 54-56s56 22 54 56h-12c0-26-14-42-42-42S38 64 38 90z"/><path d="M62 34l5 20 5-20zM90 34l4 14 6-13zM46 42l4 16 6-18z"/>',
  tower:
    '<path d="M60 90l6-56h28l6 56zM54 22h52l-6 12H60zM68 22V10h24v12z"/><path d="M79 0h2v10h-2zM0 90v-8l44-6 20 2v12zM160 90v-8l-44-6-20 2v12z"/><path class="d" d="M64 26h32v4H66zM74 44h4v40h-4zM84 50h4v34h-4z"/>',
  temple:
    '<path d="M8 90V80h144v10zM20 80V68h120v12zM32 68V56h96v12zM46 56V44h68v12zM60 44V26h40v18z"/><path d="M54 26 80 8l26 18z"/><path class="d" d="M74 30h12v14H74zM68 60h24v8H68zM64 72h32v8H64zM60 84h40v6H60z"/>',
  peaks:
    '<path d="M0 90 18 40l14 26L54 8l22 46 16-26 24 44 14-30 30 48z"/><path class="d" d="M54 8l8 38-10 8-8-10-12 22zM92 28l4 28-8 4-12-6zM130 42l2 26 28 22h-20zM18 40l2 26-10 10z"/>',
  pad: '<path d="M14 40h132l-14 14H28zM34 54h8l6 36H34zM118 54h8v36h-14zM72 54h16v36H72z"/><path d="M60 26h40l10 14H50zM70 18h20l6 8H64z"/><path class="d" d="M24 44h112l-3 4H27zM74 62h12v4H74zM74 72h12v4H74zM66 30h28v4H66z"/><path d="M0 84h160v6H0z"/>',
  throne:
    '<path d="M50 90V24L64 4h32l14 20v66h-14V60H64v30zM40 56h10v34H40zM110 56h10v34h-10z"/><path class="d" d="M66 14h28l8 12v28H58V26zM40 56h10v5H40zM110 56h10v5h-10zM70 64h20v4H70z"/><path d="M20 84h120v6H20z"/>',
  market:
    '<path d="M6 34l10-16h56l10 16zM78 34l10-16h56l10 16zM12 34h5v56h-5zM70 34h5v56h-5zM86 34h5v56h-5zM144 34h5v56h-5zM17 62h53v28H17zM91 58h53v32H91z"/><path class="d" d="M6 34h76l-2 8H8zM78 34h76l-2 8H80zM24 68h40v5H24zM98 64h40v5H98zM98 76h40v5H98z"/><circle cx="30" cy="56" r="6"/><circle cx="44" cy="54" r="8"/><circle cx="58" cy="57" r="5"/><circle cx="106" cy="52" r="6"/><circle cx="122" cy="50" r="8"/>',
  corridor:
    '<path d="M0 0h160v90H0zM52 24v38h56V24z"/><path class="d" d="M0 0l52 24v4L0 6zM160 0l-52 24v4l52-22zM0 90l52-28v-4L0 82zM160 90l-52-28v-4l52 24zM20 20l6 3v46l-6 4zM140 20l-6 3v46l6 4zM38 26l4 2v34l-4 2zM122 26l-4 2v34l4 2z"/><path d="M74 36c0-4 3-7 6-7s6 3 6 7c0 3-1 5-3 6v2c5 1 7 5 8 18H69c1-13 3-17 8-18v-2c-2-1-3-3-3-6z"/>',
  asteroids:
    '<path d="M56 30l22-14 30 6 16 24-8 26-30 10-28-8-14-24zM6 16l18-8 14 10-6 16-18 2zM130 6l16 2 8 14-12 10-16-8zM8 64l14-6 12 12-8 14-16-4zM136 60l14 4 4 14-12 8-12-10z"/><circle class="d" cx="78" cy="42" r="8"/><circle class="d" cx="98" cy="58" r="10"/><circle class="d" cx="72" cy="64" r="5"/><circle class="d" cx="20" cy="20" r="4"/><circle class="d" cx="140" cy="18" r="4"/><circle class="d" cx="20" cy="72" r="4"/>',
  swamp:
    '<path d="M0 90V76c30-6 130-6 160 0v14z"/><path d="M30 78c8-14 8-36 2-58l-18-8 22 2 2-14 4 16 22-6-18 12c4 20 6 42 18 54l-14-8-8 12-4-10zM116 80c8-16 8-32 4-46l-14-4 16-4 4-12 3 14 17-2-14 8c2 18 4 34 14 46l-12-6-8 10-2-8z"/><path class="d" d="M20 82h40v3H20zM78 80h30v3H78zM126 84h24v3h-24z"/><path d="M14 12c-8 6-10 16-8 26 2-8 6-14 12-18zM66 10c8 6 10 14 8 24-2-8-6-14-12-18z"/>',
  arch: '<path d="M0 90V58c10-22 26-44 58-50 44-8 80 10 102 46v36h-36c2-30-12-50-42-50S36 60 40 90z"/><path class="d" d="M40 90c-4-30 12-50 42-50v6C60 48 50 64 52 90zM58 8c-10 10-30 24-34 48l-10 6C20 34 36 16 58 8zM122 20c14 8 26 20 38 34v10c-12-18-24-32-38-44z"/>',
  gate: '<path d="M10 90V14l14-10h112l14 10v76h-18V24H28v66z"/><path d="M32 28h46v62H32zM82 28h46v62H82z"/><path class="d" d="M28 24h104v4H28zM72 28h6v62h-6zM82 28h6v62h-6zM38 40h26v5H38zM96 40h26v5H96zM38 56h26v5H38zM96 56h26v5H96z"/>',
  ruin: '<path d="M6 90V38l10-6v24l12-4V30l8-10 4 32 12-6V20l6 10 2 26 16-4V10l10 14v30l14 4V34l8-14 6 40 10 4 4-24 8 8v42z"/><path class="d" d="M44 66h10v10H44zM84 62h10v12H84zM116 70h10v8h-10zM20 66h8v8h-8z"/>',
} satisfies Record<string, string>;
