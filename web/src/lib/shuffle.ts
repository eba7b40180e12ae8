/** Verifies the shuffle commitment in the page; mirrors dejarik/kernel/rng.py. */
import { blake2b } from "@noble/hashes/blake2.js";

/** Personalisation is sixteen bytes, filled up with zeros as Python does it. */
function person(name: string): Uint8Array {
  const bytes = new Uint8Array(16);
  bytes.set(new TextEncoder().encode(name));
  return bytes;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The fingerprint that was published before the game if this was its seed. */
export function commitmentOf(seed: string): string {
  const key = blake2b(new TextEncoder().encode(seed), { dkLen: 32, personalization: person("dejarik-seed") });
  return hex(blake2b(key, { dkLen: 20, personalization: person("dejarik-commit") }));
}
