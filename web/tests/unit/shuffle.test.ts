import { expect, it } from "vitest";
import { commitmentOf } from "../../src/lib/shuffle";

// Made by dejarik.kernel.rng: commitment(key_from_seed(seed)).
const VECTORS: Record<string, string> = {
  "": "588827e2bc7d717d0fd58aad1e1c2a0080fd3b7f",
  "1": "bc3a196af991ff626605cc168c2d63a06b84f079",
  "42": "d50ee76dde3d470d88d095811a00937db9f2844b",
  dejarik: "78b0924ed4358ab2ac10cdda495e8e5cc822df39",
  "zażółć gęślą jaźń": "c9eda9d6ce0cce1a3ac27a11b4e5afa469c31fa5",
  ["x".repeat(300)]: "5b9786bf08574a64638d713668a55720ee6c8a04",
};

it.each(Object.entries(VECTORS))("commits to %j as the kernel does", (seed, commitment) => {
  expect(commitmentOf(seed)).toBe(commitment);
});
