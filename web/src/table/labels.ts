/** What stands on the buttons of the bar: where the question has the verb, a button carries only the name. */
import type { Language } from "../lib/i18n.svelte";
import type { Choice } from "../lib/wire";

/** The words before a quoted name, the name, and the words behind it. */
const NAMED = /^([^“„"]*)[“„"](.+?)[”"](.*)$/s;
/** With one of these the question is what to do at all, and has no verb of its own. */
const OPEN = new Set(["end", "pass"]);
/** What an ability does is told behind a colon, and is read on its card. */
const EXPLAINED = /^(.*[”"]): \p{Ll}/su;

/** The label of a choice among those offered with it, as short as it can be without losing what tells it apart. */
export function shortLabel(choice: Choice, among: Choice[], language: Language): string {
  const label = choice.label[language];
  const concerned = among.filter((one) => one.things.length > 0);
  if (!concerned.includes(choice)) return label;
  return nameAlone(choice, concerned, among, language) ?? withoutEffect(label, among, language);
}

/** What is done, beside the card it is done to: the label without the card's name; empty if nothing is left. */
export function labelBeside(choice: Choice, name: string, language: Language): string {
  const label = choice.label[language];
  const part = NAMED.exec(label);
  if (part?.[2] !== name) return label;
  const rest = `${part[1] ?? ""}${part[3] ?? ""}`.replace(/\s+/g, " ");
  return rest.replace(/[\s:]+$|^[\s:]+/g, "");
}

/** The name on a label, if all labels say the same before it and the question says what is done. */
function nameAlone(choice: Choice, concerned: Choice[], among: Choice[], language: Language): string | null {
  if (concerned.length < 2 || among.some(({ verb }) => OPEN.has(verb))) return null;
  if (concerned.some(({ verb }) => verb !== choice.verb)) return null;
  const parts = concerned.map((one) => NAMED.exec(one.label[language]));
  const own = parts[concerned.indexOf(choice)];
  if (!own || parts.some((part) => part?.[1] !== own[1])) return null;
  const alike = parts.every((part) => part?.[3] === own[3]);
  return `${own[2] ?? ""}${alike ? "" : (own[3] ?? "")}`;
}

function withoutEffect(label: string, among: Choice[], language: Language): string {
  const short = EXPLAINED.exec(label)?.[1];
  if (short === undefined) return label;
  const rivals = among.filter((one) => one.label[language].startsWith(`${short}:`));
  return rivals.length === 1 ? short : label;
}
