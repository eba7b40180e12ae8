/** The token by which the server identifies this person. */
import { forget, load, save } from "./storage";

const KEY = "token";

/** The secret, or null while this browser is nobody yet. */
export function token(): string | null {
  return load(KEY);
}

/** Remembers the secret; null forgets it. */
export function setToken(secret: string | null): void {
  if (secret === null) forget(KEY);
  else save(KEY, secret);
}
