import type { BodyOf } from '#kit/operation.ts';
import * as lifeEvents from '#modules/life-events/operations.ts';
import type { ShopClient } from './client.ts';

/** What the lives of a customer's animals ask of their bowls. */
export const lifeEventCalls = (shop: ShopClient) => ({
  list: () => shop.all(lifeEvents.listLifeEvents),
  /** Throws a ServiceError 409 when the subscription is no longer of that version, or it was answered. */
  take: (id: number, version: number, body: BodyOf<typeof lifeEvents.takeLifeEvent>) =>
    shop.call(lifeEvents.takeLifeEvent, {
      params: { id },
      headers: { 'if-match': `"${version}"` },
      body,
    }),
  dismiss: (id: number) => shop.call(lifeEvents.dismissLifeEvent, { params: { id }, body: {} }),
});
