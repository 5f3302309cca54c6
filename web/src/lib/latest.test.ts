import { expect, test } from "vitest";
import { Latest } from "./latest";

/** A promise to be kept, or broken, when the test wants. */
function later<T>() {
  let keep: (value: T) => void = () => {};
  let breakIt: (problem: unknown) => void = () => {};
  const promise = new Promise<T>((kept, broken) => {
    keep = kept;
    breakIt = broken;
  });
  return { promise, keep, breakIt };
}

test("an older answer that comes later is dropped", async () => {
  const latest = new Latest();
  const taken: string[] = [];
  const [old, young] = [later<string>(), later<string>()];
  const both = [old, young].map(({ promise }) => latest.ask(promise, (found) => taken.push(found)));
  young.keep("young");
  old.keep("old");
  await Promise.all(both);
  expect(taken).toEqual(["young"]);
});

test("so is an older failure", async () => {
  const latest = new Latest();
  const told: string[] = [];
  const [old, young] = [later<string>(), later<string>()];
  const both = [old, young].map(({ promise }) =>
    latest.ask(
      promise,
      (found) => told.push(found),
      (problem) => told.push(String(problem)),
    ),
  );
  young.keep("young");
  old.breakIt("lost");
  await Promise.all(both);
  expect(told).toEqual(["young"]);
});

test("what is forgotten is not taken; what fails last is said", async () => {
  const latest = new Latest();
  const told: string[] = [];
  const [first, second] = [later<string>(), later<string>()];
  const asked = latest.ask(first.promise, (found) => told.push(found));
  latest.forget();
  first.keep("first");
  await asked;
  const again = latest.ask(
    second.promise,
    (found) => told.push(found),
    (problem) => told.push(String(problem)),
  );
  second.breakIt("lost");
  await again;
  expect(told).toEqual(["lost"]);
});
