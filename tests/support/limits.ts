/** Scales a limit, chosen on an idle machine, to the current speed. */
export const scaled = (milliseconds: number): number =>
  Math.round(milliseconds * Number(process.env.TEST_SLOWNESS ?? 4));
