/** Doing nothing: which choice declines, which question was declined, and in which turn. */
import type { Prompt, View } from "../lib/wire";
import { isLeaving } from "./choices";

const DECLINING = new Set(["pass", "decline", "done", "skip", "no"]);

/** The move that declines what is only offered; null if the question must have an answer. */
export function declineOf(prompt: Prompt): string | null {
  if (prompt.window) return prompt.window.passing;
  return prompt.choices.find(({ verb }) => DECLINING.has(verb))?.move ?? null;
}

/** The only move there is, if it does nothing but go on; null if there is something to do. */
export function onlyWayOn({ choices }: Prompt): string | null {
  const [only, ...others] = choices;
  const goesOn = only !== undefined && (isLeaving(only.verb) || DECLINING.has(only.verb));
  return goesOn && others.length === 0 ? only.move : null;
}

/** What a question is about: asked again, it has the same name. */
export function nameOfQuestion({ kind, source, window }: Prompt): string {
  return [kind, source ?? "", window?.key ?? ""].join("/");
}

/** Which turn it is. What a headline says besides its first number, such as the phase, changes within a turn. */
export function turnOf(view: View): string {
  const number = /\d+/.exec(view.headline.en)?.[0] ?? "";
  return view.prompt?.window ? `${number}/${view.prompt.window.turn}` : view.headline.en;
}
