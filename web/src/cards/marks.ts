/** What the marks of a thing mean for its drawing: which tilt it, which stand in its foot, which get a strip. */
import type { Look, Mark, Thing } from "../lib/wire";

const TILTS = new Set(["used", "attacked", "exhausted"]);
const SAYS = new Set(["ready", "short", "temporary"]);
const FACE_DOWN = "face_down";
const ENGAGED = "engaged";
/** What the place of a thing tells already is only said aloud. */
const SPOKEN = new Set(["attacking", "defending"]);
/** Where a thing stands in an order: it acts now, may be the next, comes later, or has had its turn. */
const TURNS = new Set(["acting", "next", "later", "done"]);

export interface Marks {
  /** The mark that tilts the card, if any. */
  tilt: Mark | null;
  /** The thing lies face down, but whoever looks knows it. */
  faceDown: Mark | null;
  /** A word above it and a ring around it. */
  engaged: Mark | null;
  /** Its place in an order, as a badge. */
  turn: Mark | null;
  /** Not drawn. */
  spoken: Mark[];
  /** A word in the foot. */
  says: Mark[];
  strips: Mark[];
}

/** The marks of a thing by what they do; what its color and sign say already is left out. */
export function marksOf(thing: Thing | null, look: Look): Marks {
  const marks = (thing?.marks ?? []).filter((mark) => !isToldByLook(mark, look));
  const told = ({ key }: Mark): boolean =>
    [TILTS, SAYS, SPOKEN, TURNS].some((set) => set.has(key)) || key === FACE_DOWN || key === ENGAGED;
  return {
    tilt: marks.find((mark) => TILTS.has(mark.key)) ?? null,
    faceDown: marks.find((mark) => mark.key === FACE_DOWN) ?? null,
    engaged: marks.find((mark) => mark.key === ENGAGED) ?? null,
    turn: marks.find((mark) => TURNS.has(mark.key)) ?? null,
    spoken: marks.filter((mark) => SPOKEN.has(mark.key)),
    says: marks.filter((mark) => SAYS.has(mark.key)),
    strips: marks.filter((mark) => !told(mark)),
  };
}

function isToldByLook(mark: Mark, look: Look): boolean {
  return [look.color, look.icon, look.side].includes(mark.key);
}

/** A thing as whoever knows it sees it when it is turned up. */
export function turnedUp(thing: Thing): Thing {
  return thing.marks ? { ...thing, marks: thing.marks.filter((mark) => mark.key !== FACE_DOWN) } : thing;
}
