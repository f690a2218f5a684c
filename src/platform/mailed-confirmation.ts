import { hashOf, newToken } from './secrets.ts';

/** Days the link of a confirmation mail works. */
export const CONFIRM_DAYS = 7;
/** A mailbox is asked once in so many minutes for one thing, whoever types its address. */
const QUIET_MINUTES = 10;

/** One person, one spelling. */
export const spelled = (email: string): string => email.trim().toLowerCase();

/** The link of a mail that asks whether its owner asked, and what is stored of it: never the token. */
export function newConfirmation(now: Temporal.Instant) {
  const token = newToken();
  return {
    token,
    stored: {
      confirm_hash: hashOf(token),
      confirm_until: new Date(now.add({ hours: 24 * CONFIRM_DAYS }).epochMilliseconds),
    },
  };
}

/** Asked after this moment, a mailbox has just been written to. */
export const quietSince = (now: Temporal.Instant): Date =>
  new Date(now.subtract({ minutes: QUIET_MINUTES }).epochMilliseconds);

/** Whether the link of a row still confirms it. */
export const stillConfirms = (
  row: { confirm_until: Date | null } | null | undefined,
  now: Temporal.Instant,
): boolean => (row?.confirm_until?.getTime() ?? 0) > now.epochMilliseconds;
