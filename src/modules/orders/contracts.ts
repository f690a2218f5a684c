import type { RefusalCatalogue } from '#kit/refusal.ts';

/** What an order may be refused with, and the status each reason answers with. */
export const refusals = {
  /** The states of the order do not allow the action. */
  'order.state': 422,
  /** There is nothing to order. */
  'order.empty': 422,
} as const satisfies RefusalCatalogue;
