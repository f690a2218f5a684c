import { defineStates } from '#kit/state-table.ts';

/**
 * States of an order to a supplier. `partly`: part of it was received and the rest is open; `short`: the rest is no
 * longer expected.
 */
export const purchaseStates = defineStates('draft', {
  draft: { send: 'sent', close: 'cancelled' },
  sent: { receive: 'partly', complete: 'received', close: 'cancelled' },
  partly: { receive: 'partly', complete: 'received', close: 'short' },
  received: {},
  short: {},
  cancelled: {},
});

export const PURCHASE_STATES = [
  'draft',
  'sent',
  'partly',
  'received',
  'short',
  'cancelled',
] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];

/** Number of an order on documents: `A00012`. */
export const purchaseNumber = (id: number): string => `A${String(id).padStart(5, '0')}`;
