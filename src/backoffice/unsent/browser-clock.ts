/**
 * Milliseconds by the browser's clock, which runs during sleep: measures how long something waited in the browser. Unrelated to
 * the shop's clock, which can be moved.
 */
export const browserMoment = (): number => Date.now();
