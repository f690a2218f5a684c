import fc from 'fast-check';
import { FREQUENCIES } from '#modules/orders/rules/index.ts';
import type { ChangePreview } from '#modules/subscriptions/contracts.ts';
import type { TestShop } from './shop.ts';
import { BOWL, KIBBLE, TIN } from './stocked-shop.ts';
import { subscriptionCalls } from './subscription-calls.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

const scope = fc.constantFrom('next' as const, 'all' as const);

/** An arbitrary change; some are refused. */
export const anyChange = (
  ids: readonly number[],
  today: Temporal.PlainDate,
): fc.Arbitrary<ChangePreview> => {
  const day = (most: number) =>
    fc.integer({ min: 2, max: most }).map((days) => today.add({ days }).toString());
  const id = fc.constantFrom(...ids);
  const quantity = fc.integer({ min: 1, max: 6 });
  return fc.oneof(
    fc.record({ change: fc.constant('date' as const), date: day(120), scope }),
    fc.constant({ change: 'postpone' as const }),
    fc.constant({ change: 'skip' as const }),
    fc.record({
      change: fc.constant('frequency' as const),
      frequency: fc.constantFrom(...FREQUENCIES.map(({ code }) => code)),
      scope,
    }),
    fc.record({
      change: fc.constant('quantities' as const),
      items: fc.record({ id, quantity }).map((one) => [one]),
      scope,
    }),
    fc.record({
      change: fc.constant('add' as const),
      productVariant: fc.constantFrom(TIN, KIBBLE, BOWL).map((code) => `/product-variants/${code}`),
      quantity,
      scope,
    }),
    fc.record({
      change: fc.constant('replace' as const),
      id,
      productVariant: fc.constantFrom(TIN, KIBBLE, BOWL),
      quantity,
      scope,
      overlap: fc.boolean(),
    }),
    fc.record({ change: fc.constant('remove' as const), id, scope }),
    fc.record({ change: fc.constant('pause' as const), until: fc.option(day(90)) }),
  );
};

/** Changes of subscriptions as input of their operations. */
export function randomChanges(shop: Pick<TestShop, 'request'>) {
  const { of } = subscriptionCalls(shop);

  /** Sends a change for good, as its own operation takes it; `before` is the subscription as it was seen. */
  function sendChange(
    own: Parameters<typeof of>[0],
    requested: ChangePreview,
    before: { nextShippingDate: string; frequency: { code: number } },
  ) {
    const { post, put, patch, del } = of(own);
    const shipping = before.nextShippingDate;
    const frequency = before.frequency.code;
    const moved = (days: number) =>
      patch('/next-date', { date: date(shipping).add({ days }).toString(), scope: 'next' });
    const { change, ...body } = requested;
    switch (change) {
      case 'date':
        return patch('/next-date', body);
      case 'postpone':
        return moved(7);
      case 'skip':
        return moved(frequency);
      case 'frequency':
        return patch('/frequency', body);
      case 'quantities':
        return patch(`/items/${requested.items[0]?.id}`, {
          quantity: requested.items[0]?.quantity,
          scope: requested.scope,
        });
      case 'add':
        return post('/items', body);
      case 'replace':
        return patch(`/items/${requested.id}/variant`, requested);
      case 'remove':
        return del(`/items/${requested.id}?scope=${requested.scope}`);
      case 'pause':
        return post('/pause', body);
      case 'resume':
        return post('/resume', body);
      default:
        return put('/none', body);
    }
  }
  return { sendChange };
}
