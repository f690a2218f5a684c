/** The newest refresh token a sign-in has seen: its place in the row, and which of its siblings. */
interface Used {
  step: number;
  hash: string | null;
  /** When it was used. */
  at: Date;
}

/** Seconds in which a token that comes again is the same request, sent by several tabs or again. */
const TOGETHER_SECONDS = 10;

/**
 * What a refresh token that comes in tells. Each refresh gives a token one step further. The newest
 * used token may come again: within seconds of its first use (`together`) it gets the same next token,
 * later, when its answer was lost, another one (`repeated`). An older one, or a sibling of the newest,
 * is in two hands: `stolen`.
 */
export function judgeRefresh(
  used: Used,
  token: { step: number; hash: string },
  now: Temporal.Instant,
): 'new' | 'together' | 'repeated' | 'stolen' {
  if (token.step > used.step) return 'new';
  if (token.hash !== used.hash) return 'stolen';
  const until = used.at.getTime() + TOGETHER_SECONDS * 1000;
  return now.epochMilliseconds <= until ? 'together' : 'repeated';
}
