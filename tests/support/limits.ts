/** A limit chosen on an idle machine, in milliseconds, as much longer as this one is slower now. */
export const scaled = (milliseconds: number): number =>
  Math.round(milliseconds * Number(process.env.TEST_SLOWNESS ?? 4));
