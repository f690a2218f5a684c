import { defineStates } from '#kit/state-table.ts';

/**
 * How an order to a supplier stands. `partly`: some of it came, and the rest stays open; `short`: nobody waits for the rest.
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

/** As people and suppliers call an order: `A00012`. */
export const purchaseNumber = (id: number): string => `A${String(id).padStart(5, '0')}`;
