import { createHash } from 'node:crypto';

/** Key of an issue mail to one address; it cannot be forged by others. */
export const keyOf = (issueId: number, subscriptionId: number, leaveToken: string): string =>
  `newsletter-issue-${issueId}-${subscriptionId}-${proofOf(leaveToken)}`;

/** Proof derived from the unsubscribe token, contained only in mails to that address. */
export const proofOf = (leaveToken: string): string =>
  createHash('sha256').update(`newsletter ${leaveToken}`).digest('hex').slice(0, 16);
