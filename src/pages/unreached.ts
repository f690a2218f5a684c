/** What browsers say of a request that got no answer. */
const UNREACHED = /fetch|network|load failed/i;

/** Whether a request failed because the shop was not reached: the visitor’s connection is gone. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && UNREACHED.test(error.message);
