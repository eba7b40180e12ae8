/** What happens: powers, attacks, plans. Class d is the second tone, class hot a line of light. */
export const DEEDS = {
  palm: '<g fill="none" stroke="currentColor" stroke-width="3"><circle cx="80" cy="46" r="20"/><circle cx="80" cy="46" r="31" opacity=".55"/><circle cx="80" cy="46" r="42" opacity=".28"/></g><circle cx="80" cy="46" r="9"/><path d="M79 0h2v24h-2zM79 68h2v24h-2z" opacity=".6"/>',
  burst:
    '<path d="m80 2 8 30 26-20-14 28 38 2-36 12 24 26-32-16-4 28-12-27-30 22 18-30-40-4 36-11-20-26 29 17z"/><circle class="d" cx="80" cy="48" r="9"/>',
  slash:
    '<path d="M14 84C50 66 92 40 146 4c-34 44-74 66-132 80z"/><path d="M40 24c20 6 32 14 44 26-16-10-30-18-44-26zM92 66c14 2 26 8 36 16-14-6-26-10-36-16z" opacity=".7"/>',
  mark: '<g fill="none" stroke="currentColor" stroke-width="3.5"><circle cx="80" cy="44" r="30"/><path d="M80 2v22M80 64v24M38 44h22M100 44h22"/></g><path d="M62 72c1-10 8-14 18-16-4-3-6-7-6-12 0-6 3-9 6-9s6 3 6 9c0 5-2 9-6 12 10 2 17 6 18 16-10 6-26 6-36 0z"/>',
  banner: '<path d="M46 4h6v86h-6zM52 8h66l-16 21 16 21H52z"/><path class="d" d="M60 16h42l-9 13 9 13H60z"/>',
  lightning:
    '<path class="hot" d="M92 2 52 48h24L60 88l48-52H82z"/><path d="M40 16 24 40h12L28 58l22-26H38zM128 28l-18 26h14l-8 20 26-30h-14z"/>',
  eye: '<path d="M8 48c18-26 42-38 72-38s54 12 72 38c-18 26-42 38-72 38S26 74 8 48z"/><ellipse class="d" cx="80" cy="48" rx="34" ry="28"/><circle cx="80" cy="48" r="17"/><circle class="d" cx="87" cy="41" r="5"/>',
  push: '<path d="M48 90 44 60 28 44c-6-6 2-14 9-8l15 12V16c0-8 11-8 12 0l2 22 1-30c0-8 12-8 12 0l2 30 4-26c1-8 12-7 12 1l-2 30 9-18c4-7 13-3 11 5l-13 38-5 22z"/><path class="d" d="M58 62c14-6 26-6 36 0l-2 6c-10-5-22-5-33 0zM62 76h32l-1 5H62z"/><g fill="none" stroke="currentColor" stroke-width="3" opacity=".6"><path d="M124 20c10 16 10 36 0 54M138 12c14 22 14 48 0 70"/></g>',
  fist: '<path d="M40 46c-2-10 4-16 12-16 0-10 6-14 13-13 3-8 13-8 16-1 8-3 15 2 15 10 8-1 14 5 14 13v18c0 12-8 20-18 22v11H54V78c-8-6-13-16-14-32z"/><path class="d" d="M52 30h4v22h-4zM66 20h4v30h-4zM82 20h4v30h-4zM97 28h4v22h-4zM46 54c16 8 30 8 44 2l2 6c-16 8-32 7-46-1z"/>',
  flame:
    '<path d="M80 2c4 18 30 26 30 54 0 20-13 32-30 32S50 76 50 56c0-12 6-20 12-26 0 8 4 12 9 12-4-16 1-28 9-40z"/><path class="d" d="M82 42c2 10 12 14 12 26 0 10-6 16-14 16s-14-6-14-16c0-8 4-12 8-16 0 4 2 6 4 6 0-6 1-11 4-16z"/>',
  vortex:
    '<g fill="none" stroke="currentColor" stroke-width="7" stroke-linecap="round"><path d="M80 46c0-6 8-8 12-2 6 10-4 20-16 18-16-3-20-20-10-32 14-16 42-10 48 10 6 24-14 42-40 40"/><path d="M58 76C36 70 22 52 28 30" opacity=".75"/><path d="M40 14C58 0 88-2 110 8M132 26c8 16 6 34-4 48" opacity=".5"/></g>',
  jaws: '<path d="M10 52c10-30 36-44 70-44s60 14 70 44l-16 2-8-16-8 16-10-20-10 20-10-22-8 22-8-22-10 22-10-20-10 20-8-16-8 16z"/><path d="M14 62h132c-8 18-34 26-66 26s-58-8-66-26z"/><path d="M30 66h8l-4-10zM52 66h8l-4-10zM76 66h8l-4-10zM100 66h8l-4-10zM122 66h8l-4-10z"/><path class="d" d="M24 70h112l-4 5H28z"/>',
  scales:
    '<path d="M77 6h6v70h-6zM56 76h48v12H56zM26 18h108v6H26z"/><path fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" d="M30 22 14 54M30 22l16 32M130 22l-16 32M130 22l16 32"/><path d="M10 54h40c-2 12-10 16-20 16s-18-4-20-16zM110 54h40c-2 12-10 16-20 16s-18-4-20-16z"/><circle cx="80" cy="10" r="8"/><path class="d" d="M18 58h24v4H18zM118 58h24v4h-24z"/>',
  chain:
    '<g fill="none" stroke="currentColor" stroke-width="8"><rect x="6" y="34" width="44" height="24" rx="12" transform="rotate(18 28 46)"/><rect x="36" y="44" width="38" height="22" rx="11" transform="rotate(8 55 55)"/><rect x="110" y="30" width="44" height="24" rx="12" transform="rotate(-20 132 42)"/><path d="M112 62c-8 6-18 4-22-2M88 44c2-8 12-12 20-8"/></g><path d="M78 28l4-16 4 14zM76 74l-2 14 10-12zM66 30l-8-10 2 14z"/>',
  rush: '<path d="M60 8l68 38-68 38 18-38z"/><path d="M8 22h52v7H16zM0 42h62v8H0zM8 62h52l-4 7H16z"/><path class="d" d="M76 28l34 18-34 18 8-18z"/>',
  debris:
    '<path d="M58 34l18-16 28 4 14 20-10 24-32 6-20-16zM12 20l16-8 12 10-8 14-16-2zM128 8l16 4 2 14-14 6-10-10zM18 62l18-4 12 14-12 14-18-6zM124 66l18-6 10 14-12 12-16-6z"/><path class="d" d="M76 18l8 22-22 16-4-22zM84 40l34 2-10 24-14-4zM28 12l2 14-14 8zM132 70l10-10 0 14z"/>',
  mask: '<path d="M36 16c28-8 60-8 88 0 4 34-10 66-44 72C46 82 32 50 36 16z"/><path class="d" d="M50 34c8-4 18-2 22 6-8 6-18 4-22-6zM110 34c-8-4-18-2-22 6 8 6 18 4 22-6zM62 62c12 5 24 5 36 0-4 10-10 14-18 14s-14-4-18-14z"/><path d="M26 30l10-6 2 10-8 6zM134 30l-10-6-2 10 8 6z"/>',
  bulwark:
    '<path d="M4 58h40V42h18v16h36V42h18v16h40v32H4z"/><path class="d" d="M16 66h28v8H16zM52 66h28v8H52zM88 66h28v8H88zM122 66h26v8h-26zM34 78h28v8H34zM70 78h28v8H70zM106 78h28v8h-28z"/><path d="M78 10h4v48h-4zM82 12h30l-8 9 8 9H82z"/>',
  hourglass:
    '<path d="M46 2h68v10H46zM46 80h68v10H46z"/><path d="M52 12h56c0 18-8 26-22 34 14 8 22 16 22 34H52c0-18 8-26 22-34-14-8-22-16-22-34z"/><path class="d" d="M60 22h40c-2 8-9 14-20 20-11-6-18-12-20-20zM78 46h4v18h-4zM60 76c4-8 10-12 20-14 10 2 16 6 20 14z"/>',
} satisfies Record<string, string>;
