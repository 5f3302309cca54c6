import { beforeEach, describe, expect, it, vi } from "vitest";
import { brokenPromise, keepPromise, promisedAt, ready } from "./promises";

const SECRET = "00ff";
const COMMITMENT = "551977da18a4e7a010bf79c0f1b86a7ea9c3576afa29e528d2f61797c844c51a"; // as the server seals it

describe("what was kept of a shuffle", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, to: string) => kept.set(key, to),
    });
  });

  it("is kept before the share is given", async () => {
    const seen: unknown[] = [];
    const ask = (command: string, args: Record<string, unknown>) => {
      seen.push(command, promisedAt("t")?.shares, args["share"]);
      return Promise.resolve();
    };
    await ready({ table: { id: "t", fair: { commitment: COMMITMENT } }, ask });
    expect(seen[0]).toBe("ready");
    expect(seen[1]).toEqual([seen[2]]);
  });

  it("keeps the commitment that was seen first", () => {
    keepPromise("t", COMMITMENT, "aa");
    keepPromise("t", "another", "bb");
    expect(promisedAt("t")).toEqual({ table: "t", commitment: COMMITMENT, shares: ["aa", "bb"] });
  });

  it("notices a secret that was chosen after the shares", async () => {
    keepPromise("t", COMMITMENT, "aa");
    const kept = promisedAt("t")!;
    expect(await brokenPromise(kept, { commitment: COMMITMENT, secret: SECRET, shares: ["aa", "cc"] })).toBe("");
    expect(await brokenPromise(kept, { commitment: "06", secret: SECRET, shares: ["aa"] })).toBe("commitment");
    expect(await brokenPromise(kept, { commitment: COMMITMENT, secret: "0100", shares: ["aa"] })).toBe("commitment");
    expect(await brokenPromise(kept, { commitment: COMMITMENT, secret: SECRET, shares: ["cc"] })).toBe("share");
  });
});
