/** Whether only a few cases of each kind run: `npm test` sets this. `npm run test:full` and Vitest by itself run every case. */
export const isShort = process.env.TEST_SHORT === "1";

/** Options of a slow test or `describe` that `npm test` leaves to `npm run test:full`. Browser tests say `{ tag: "@full" }` instead. */
export const full = { skip: isShort, tags: ["full"] };

/** Of a long table of cases, `count` spread evenly over it for `npm test`, and all of them for `npm run test:full`. */
export function few<const Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (!isShort || cases.length <= count) return cases;
  return cases.filter((_, at) => Math.floor((at * count) / cases.length) !== Math.floor(((at - 1) * count) / cases.length));
}
