/**
 * Milliseconds by the clock of the browser, which goes on while it sleeps: for how long something waited here. It says nothing of
 * the time of the shop, whose clock can be moved.
 */
export const browserMoment = (): number => Date.now();
