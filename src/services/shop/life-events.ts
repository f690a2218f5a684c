import type { BodyOf } from '#kit/operation.ts';
import * as lifeEvents from '#modules/life-events/operations.ts';
import type { ShopClient } from './client.ts';

/** Proposals after life events of a customer's animals. */
export const lifeEventCalls = (shop: ShopClient) => ({
  list: () => shop.all(lifeEvents.listLifeEvents),
  /**
   * Throws a ServiceError 409 when the subscription has another version, or the event was already
   * answered.
   */
  take: (id: number, version: number, body: BodyOf<typeof lifeEvents.takeLifeEvent>) =>
    shop.call(lifeEvents.takeLifeEvent, {
      params: { id },
      headers: { 'if-match': `"${version}"` },
      body,
    }),
  dismiss: (id: number) => shop.call(lifeEvents.dismissLifeEvent, { params: { id }, body: {} }),
});
