/** How people's names are shortened. */

/** Two letters for a disc: of the first and last word, or the first two of a single word. */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(parts[0] ?? "?")];
  const last = parts.length > 1 ? [...(parts.at(-1) ?? "")] : first.slice(1);
  return `${first[0] ?? ""}${last[0] ?? ""}`.toUpperCase();
}
