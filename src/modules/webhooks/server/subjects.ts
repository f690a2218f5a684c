import { OFFERED, type OfferedEvent } from '../rules/index.ts';

/** Data stored with an event until its message is written: ids, and values that cannot be read later. Never an e-mail. */
export type StoredPayload = Readonly<Record<string, unknown>>;

const STORED = [
  'orderId',
  'orderToken',
  'refundId',
  'amount',
  'code',
  'cycleId',
  'tries',
  'customerId',
  'subscriptionId',
  'withdrawalId',
  'standing',
  'recallId',
  'productIds',
  'kind',
  'type',
  'id',
] as const;

/** See `StoredPayload`. */
export const storedOf = (payload: object): StoredPayload =>
  Object.fromEntries(
    Object.entries(payload).filter(([name]) => STORED.includes(name as (typeof STORED)[number])),
  );

/** The subject within which messages keep their order, `order:12`. */
export function subjectOf(event: OfferedEvent, payload: StoredPayload): string {
  const kind = OFFERED[event];
  const { orderId, orderToken, code, cycleId, customerId, subscriptionId } = payload;
  const { withdrawalId, recallId, type, id } = payload;
  const named = {
    order: orderId ?? orderToken,
    subscription: code,
    renewal: cycleId,
    customer: customerId,
    newsletter: subscriptionId,
    withdrawal: withdrawalId,
    recall: recallId,
    products: '',
    categories: '',
    entry: `${type}/${id}`,
  };
  return `${kind}:${named[kind]}`;
}
