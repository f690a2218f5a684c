import { hashOf, newToken } from './secrets.ts';

/** Validity in days of the link in a confirmation mail. */
export const CONFIRM_DAYS = 7;
/**
 * Minutes between two confirmation mails for one thing to one mailbox, whoever types its address.
 */
const QUIET_MINUTES = 10;

/** An e-mail address in its stored spelling: trimmed, lower case. */
export const spelled = (email: string): string => email.trim().toLowerCase();

/** The token of a confirmation link and the hash that is stored of it. */
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

/** A confirmation sent after this moment is too recent for another one. */
export const quietSince = (now: Temporal.Instant): Date =>
  new Date(now.subtract({ minutes: QUIET_MINUTES }).epochMilliseconds);

/** Whether the confirmation link of a row is still valid. */
export const stillConfirms = (
  row: { confirm_until: Date | null } | null | undefined,
  now: Temporal.Instant,
): boolean => (row?.confirm_until?.getTime() ?? 0) > now.epochMilliseconds;
