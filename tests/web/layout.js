/* Looks at the table as a person does who wants to press or read something: is it there, is it whole, is it free?
 * Needs `window.line`, the page's socket. Feeds positions to it and lists what is wrong with each. */
(() => {
  const PRESSABLE = "button, a[href], input, select, summary, [role=tab]";
  /** Places that are made to scroll: long lists beside the table, and on a phone the table itself. */
  const SCROLLS =
    ".scroll, .list, .cards, .row, [role=log], [role=tabpanel], [data-scrolls]";
  /** Cards of a row may lie over each other as long as so much of each is free. */
  const LAPPED = 0.38;
  const HELD_STRIP = 68;
  const SLACK = 1.5;

  const boxOf = (rect) => ({
    left: rect.left,
    top: rect.top,
    right: rect.right,
    bottom: rect.bottom,
  });
  const inside = (box, room) =>
    box.left >= room.left - SLACK &&
    box.top >= room.top - SLACK &&
    box.right <= room.right + SLACK &&
    box.bottom <= room.bottom + SLACK;
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

  function nameOf(element) {
    if (!element) return "nothing";
    const said = element.getAttribute("aria-label") ?? element.innerText ?? "";
    const type = [
      element.localName,
      ...[...element.classList]
        .filter((one) => !one.startsWith("svelte-"))
        .slice(0, 3),
    ];
    return `${type.join(".")} "${said.replace(/\s+/g, " ").slice(0, 48)}"`;
  }

  /** Styles of the position that is looked at: asking for them anew takes most of the time. */
  let styles = new Map();
  function styleOf(element) {
    if (!styles.has(element)) {
      const { position, transform, overflowX, overflowY, pointerEvents } =
        getComputedStyle(element);
      styles.set(element, {
        position,
        transform,
        overflowX,
        overflowY,
        pointerEvents,
      });
    }
    return styles.get(element);
  }

  /** The ancestors that clip an element: those with overflow, except between something absolute and what holds it. */
  function* clipping(element) {
    let { position } = styleOf(element);
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = styleOf(at);
      const holds = style.position !== "static" || style.transform !== "none";
      if (position === "fixed" || (position === "absolute" && !holds)) continue;
      if (style.overflowX !== "visible" || style.overflowY !== "visible")
        yield [at, style];
      position = style.position;
    }
  }

  /** The part of the window in which an element can be seen. */
  function windowOf(element) {
    let room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const [at, style] of clipping(element)) {
      const box = boxOf(at.getBoundingClientRect());
      if (style.overflowX === "visible")
        [box.left, box.right] = [-Infinity, Infinity];
      if (style.overflowY === "visible")
        [box.top, box.bottom] = [-Infinity, Infinity];
      room = common(room, box);
    }
    return room;
  }

  function scrollerOf(element, box) {
    for (const [at, style] of clipping(element)) {
      const can = (overflow) => overflow === "auto" || overflow === "scroll";
      const port = boxOf(at.getBoundingClientRect());
      const up = can(style.overflowY) && at.scrollHeight > at.clientHeight + 1;
      const side = can(style.overflowX) && at.scrollWidth > at.clientWidth + 1;
      if ((up || side) && !inside(box, port)) return at;
    }
    return null;
  }

  function isShown(element) {
    if (element.closest("[inert], .sr, .flights")) return false;
    if (
      !element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: false,
      })
    )
      return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 4 && height > 4;
  }

  /** What takes the click of something pressable: the place of a card in hand, else the thing itself. */
  function target(element) {
    const label = element.closest("label");
    if (label) return label;
    return styleOf(element).pointerEvents === "none"
      ? element.closest(".spot")
      : element;
  }

  function rowOf(element) {
    return (
      element?.closest(".spot")?.parentElement ??
      element?.closest(".staked")?.closest("[data-region]") ??
      null
    );
  }

  /** The middle of a box, and of a control points a little inside its corners, so that cut corners belong to it. */
  function pointsOf(element, { left, top, right, bottom }) {
    const middle = [(left + right) / 2, (top + bottom) / 2];
    if (element.matches("a")) return [middle];
    const [x, y] = [
      Math.min(14, (right - left) / 4),
      Math.min(14, (bottom - top) / 4),
    ];
    return [
      middle,
      [left + x, top + y],
      [right - x, top + y],
      [left + x, bottom - y],
      [right - x, bottom - y],
    ];
  }

  /** Whether a point belongs to an element, or to something that stands on it, such as plus and minus on a card. */
  function isOwn(hit, element) {
    if (hit === null) return false;
    const spot = element.closest(".spot");
    return (
      element.contains(hit) ||
      hit.contains(element) ||
      hit.closest("label")?.contains(element) ||
      spot?.contains(hit)
    );
  }

  /** The tray lies over the board until it is put aside. */
  function isUnderTray(hit, element) {
    return (
      hit?.closest(".veil") &&
      !element.closest(".veil") &&
      element.closest("main")
    );
  }

  /** What lies over an element and is not one of the cards beside it; with those, how much of it is free. */
  function covered(element, box) {
    let lapped = false;
    for (const [x, y] of pointsOf(element, box)) {
      const hit = document.elementFromPoint(x, y);
      if (isOwn(hit, element) || isUnderTray(hit, element)) continue;
      if (rowOf(element) && rowOf(hit) === rowOf(element)) lapped = true;
      else
        return `is covered by ${nameOf(hit?.closest("[aria-label], button") ?? hit)}`;
    }
    return lapped ? tooNarrow(element, box) : null;
  }

  function tooNarrow(element, box) {
    const y = (box.top + box.bottom) / 2;
    let free = 0;
    for (let x = box.left + 1; x < box.right; x += 2)
      free += isOwn(document.elementFromPoint(x, y), element) ? 2 : 0;
    const unit =
      Number(document.documentElement.style.getPropertyValue("--unit")) || 1;
    const held = element.closest("[data-hand]") && innerWidth >= 900;
    const needed = held ? HELD_STRIP * unit : (box.right - box.left) * LAPPED;
    return free < needed
      ? `has a strip of ${free} px, not ${Math.round(needed)}`
      : null;
  }

  /** Texts on a control that are cut, by an ellipsis or without; on strips a name may end behind its first word. */
  function cut(element) {
    if (
      element.matches(".card, .strip, .tuck, select") ||
      element.closest(".card")
    )
      return null;
    for (const part of [element, ...element.querySelectorAll("*")]) {
      if (part.closest(".sr, svg, .card, .back") || part.childElementCount > 2)
        continue;
      const style = styleOf(part);
      if (style.overflowX === "visible" || part.clientWidth === 0) continue;
      const over =
        part.scrollWidth > part.clientWidth + 1 ||
        part.scrollHeight > part.clientHeight + 2;
      if (over)
        return `has its words cut: "${part.textContent.trim()}" in ${part.clientWidth}x${part.clientHeight}`;
    }
    return null;
  }

  function wrong(element) {
    const pressed = target(element);
    if (!pressed) return "takes no click";
    let box = boxOf(pressed.getClientRects()[0]);
    if (!inside(box, windowOf(pressed))) {
      const scroller = scrollerOf(pressed, box);
      if (!scroller)
        return `is cut off at ${Object.values(box).map(Math.round)}`;
      if (!scroller.matches(SCROLLS))
        return `needs ${nameOf(scroller).slice(0, 40)} to be scrolled`;
      pressed.scrollIntoView({
        block: "nearest",
        inline: "nearest",
        behavior: "instant",
      });
      box = boxOf(pressed.getClientRects()[0]);
      const room = windowOf(pressed);
      if (!inside(box, room)) {
        const seen = common(box, room);
        const most = Math.min(44, box.bottom - box.top) - SLACK;
        if (
          seen.right - seen.left < box.right - box.left - SLACK ||
          seen.bottom - seen.top < most
        ) {
          return `stays cut off at ${Object.values(box).map(Math.round)} in ${nameOf(scroller).slice(0, 40)}`;
        }
        box = seen;
      }
    }
    return covered(pressed, box) ?? cut(element);
  }

  /** The lines of a text that can be seen whole, and how many there are. */
  function linesOf(text) {
    const room = windowOf(text);
    const own = boxOf(text.getBoundingClientRect());
    const seen =
      styleOf(text).overflowY === "visible" ? room : common(room, own);
    const range = document.createRange();
    const lines = new Map();
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.data.trim()) continue;
      range.selectNodeContents(walker.currentNode);
      for (const { left, top, bottom, width } of range.getClientRects()) {
        const column = left > own.right ? "hidden" : "";
        if (width > 0)
          lines.set(`${column} ${Math.round((top + bottom) / 2 / 3)}`, {
            left,
            top,
            bottom,
          });
      }
    }
    const isWhole = ({ left, top, bottom }) =>
      top >= seen.top - 2 && bottom <= seen.bottom + 2 && left < seen.right;
    const whole = [...lines.values()].filter(isWhole);
    return { all: lines.size, whole: whole.length };
  }

  /** Lines of a text with another card over their end, unless it is the one pointed at: that one lies over the rest. */
  function* lapped(text) {
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { right, top, bottom } of range.getClientRects()) {
      const hit = document.elementFromPoint(right - 2, (top + bottom) / 2);
      const over = hit?.closest("[data-hand] .spot");
      const isPointedAt = over?.matches(":hover, :focus-within");
      if (over && !isPointedAt && over !== text.closest(".spot"))
        yield `has a line of its ${text.classList[0]} under ${nameOf(over)}`;
    }
  }

  /** How many lines are wanted of a text: two, or one if there is no more. What was left out shows as a title. */
  function wantedOf(text, { all }) {
    return Math.min(2, text.title ? all + 1 : all);
  }

  /** What cannot be read on a card in hand. */
  function* unread(card) {
    const name = card.querySelector(".name");
    if (!name) return;
    card.scrollIntoView({
      block: "nearest",
      inline: "nearest",
      behavior: "instant",
    });
    const { all, whole } = linesOf(name);
    if (whole < all) yield `shows ${whole} of ${all} lines of its name`;
    const below = card.querySelector(".money, .foot");
    const top = below?.getBoundingClientRect().top ?? Infinity;
    if (top < name.getBoundingClientRect().bottom - 2)
      yield `has its name covered by its ${below.className}`;
    const text = card.querySelector(".text");
    if (!text) yield "has no room for a text";
    else {
      const lines = linesOf(text);
      if (lines.whole < wantedOf(text, lines))
        yield `shows ${lines.whole} lines of its text "${text.title || text.textContent.trim()}"`;
      yield* lapped(text);
    }
    yield* lapped(name);
    for (const number of card.querySelectorAll(
      ".foot, .cost, .money, .faces",
    )) {
      const isCut =
        number.scrollWidth > number.clientWidth + 1 ||
        number.scrollHeight > number.clientHeight + 1;
      if (
        isCut ||
        !inside(boxOf(number.getBoundingClientRect()), windowOf(number))
      )
        yield `has its ${number.className} cut`;
    }
  }

  /** Names and texts that end in the middle: what is too long must be said shorter, in smaller letters or two lines. */
  const READ =
    ".tuck .name, .box small, .card:not(.size-t) :is(.text, .name, .strip > span), .signs .word, [data-prompt] .q";
  function* broken() {
    for (const text of document.querySelectorAll(READ)) {
      if (!isShown(text) || text.clientWidth === 0) continue;
      const over =
        text.scrollWidth > text.clientWidth + 1 ||
        text.scrollHeight > text.clientHeight + 3;
      const place = `${text.clientWidth}x${text.clientHeight}`;
      if (over)
        yield `${text.className || text.localName} "${text.textContent.trim()}" does not fit into ${place}`;
    }
  }

  /** Everything that is wrong with the page as it is. */
  function faults() {
    const found = [];
    styles = new Map();
    for (const element of document.querySelectorAll(PRESSABLE)) {
      const fault = isShown(element) ? wrong(element) : null;
      if (fault) found.push(`${nameOf(element)} ${fault}`);
    }
    for (const card of document.querySelectorAll("[data-hand] .card")) {
      for (const fault of unread(card))
        found.push(`hand: ${nameOf(card)} ${fault}`);
    }
    found.push(...broken());
    const column = document.querySelector(".column");
    if (column && column.scrollHeight > column.clientHeight + 1)
      found.push(
        `the seats need ${column.scrollHeight - column.clientHeight} px more`,
      );
    if (document.documentElement.scrollWidth > innerWidth)
      found.push("the page scrolls sideways");
    return found;
  }

  const frame = () => new Promise(requestAnimationFrame);
  // Nothing is looked at by a person, and painting takes most of the time.
  document.documentElement.style.opacity = "0";

  /** Waits until nothing changes its place from one frame to the next: what fits is found out step by step. */
  async function settled() {
    const places = () => {
      const lying = [
        ...document.querySelectorAll("[data-prompt], .region, .pile"),
      ];
      return lying
        .map((one) =>
          Object.values(one.getBoundingClientRect().toJSON()).map(Math.round),
        )
        .join();
    };
    for (let at = 0; at < 3; at += 1) await frame();
    while (document.querySelector("[data-unfitted]")) await frame();
    for (let before = ""; before !== places(); await frame()) before = places();
  }

  /** Shows a position and waits until it has been laid out. */
  window.showPosition = async (update) => {
    window.line.onmessage({ data: JSON.stringify(update) });
    for (let at = 0; at < 3; at += 1) await frame();
    // What others play is held up for a moment, which any key ends.
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Shift", bubbles: true }),
    );
    await settled();
    for (const place of document.querySelectorAll(SCROLLS))
      if (place.scrollTop) place.scrollTop = 0;
  };

  /** What is wrong with each of these positions. */
  window.faultsOf = async (updates) => {
    const found = [];
    for (const update of updates) {
      await window.showPosition(update);
      found.push(faults());
    }
    return found;
  };
})();
