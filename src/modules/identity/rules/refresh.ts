/** The latest refresh token a sign-in has used: its step, and which of the tokens issued for that step. */
interface Used {
  step: number;
  hash: string | null;
  /** When it was first used. */
  at: Date;
}

/** Seconds within which a repeated token counts as the same request, from several tabs or a retry. */
const TOGETHER_SECONDS = 10;

/**
 * Judges a refresh token. Each refresh issues the token of the next step. The latest used token may
 * be repeated: within seconds of its first use (`together`) it gets the same next token; later,
 * when the response was lost, a new one (`repeated`). An older token, or another one of the same
 * step, has been copied: `stolen`.
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
