/** What people may be drawn as; chosen and stored in this browser, and told whenever a table is opened. */
import { load, save } from "./storage";
import type { Avatar } from "./wire";

/** The server accepts the same. */
export const AVATARS: readonly Avatar[] = ["hood", "helm", "pilot", "elder", "goggles", "horns", "regal", "droid"];

/** The avatar chosen in this browser; null for initials. */
export function savedAvatar(): Avatar | null {
  const saved = load("avatar");
  return AVATARS.find((avatar) => avatar === saved) ?? null;
}

/** Remembers an avatar. */
export function saveAvatar(avatar: Avatar | null): void {
  save("avatar", avatar ?? "");
}
