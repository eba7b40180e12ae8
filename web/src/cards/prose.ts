/** Card texts in paragraphs: a sentence with a heading of its own ("Reward: ...") begins a new one. */

export interface Paragraph {
  /** "Reward:"; empty where the paragraph has no heading. */
  lead: string;
  rest: string;
}

const SENTENCES = /(?<=[.!?])\s+(?=[\p{Lu}„“"])/u;
const HEADING = /^(\p{Lu}[^.:;,]{0,28}:)\s+(.+)$/su;

/** The paragraphs of a card's text, in order. */
export function prose(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  for (const sentence of text.split(SENTENCES).filter(Boolean)) {
    const heading = HEADING.exec(sentence);
    const last = found.at(-1);
    if (heading) found.push({ lead: heading[1] ?? "", rest: heading[2] ?? "" });
    else if (last) last.rest += ` ${sentence}`;
    else found.push({ lead: "", rest: sentence });
  }
  return found;
}
