/** What a line of a statement is chosen for: an order's number, or a payout, marked as one. */
const PAYOUT = 'payout:';

/** The value of the choice that a line takes this payout back. */
export const payoutChoice = (reference: string): string => PAYOUT + reference;

/** A chosen value as the operation takes it. */
export const choiceOf = (reference: string, chosen: string) =>
  chosen.startsWith(PAYOUT)
    ? { reference, payout: chosen.slice(PAYOUT.length) }
    : { reference, order: chosen };
