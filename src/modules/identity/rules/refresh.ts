/** The newest refresh token a sign-in has seen: its place in the row, and which of its siblings. */
interface Used {
  step: number;
  hash: string | null;
}

/**
 * What a refresh token that comes in tells. Each refresh gives a token one step further. The newest
 * used token may come again: its answer was lost, or two tabs asked at once. An older one, or a
 * sibling of the newest, is in two hands: `stolen`.
 */
export function judgeRefresh(
  used: Used,
  token: { step: number; hash: string },
): 'new' | 'repeated' | 'stolen' {
  if (token.step > used.step) return 'new';
  return token.hash === used.hash ? 'repeated' : 'stolen';
}
