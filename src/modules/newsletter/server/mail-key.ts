import { createHash } from 'node:crypto';

/** Names a mail of an issue to one address; nobody makes it up who was not sent it. */
export const keyOf = (issueId: number, subscriptionId: number, leaveToken: string): string =>
  `newsletter-issue-${issueId}-${subscriptionId}-${proofOf(leaveToken)}`;

/** What only a mail that was sent to an address holds. */
export const proofOf = (leaveToken: string): string =>
  createHash('sha256').update(`newsletter ${leaveToken}`).digest('hex').slice(0, 16);
