import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnOrder } from './load-order.server.ts';
import { OrderReturns } from './order-returns.tsx';

type Return = OwnOrder['returns'][number];

const offered: Return = {
  '@id': '/api/v2/shop/orders/token/returns/1',
  '@type': 'OrderReturn',
  id: 1,
  reason: 'damaged',
  trackingNumber: '6A12345678901',
  arrivedAt: null,
  label: null,
  events: [],
};
const shown = (changes: Partial<Return>, refunds: OwnOrder['refunds'] = []) =>
  renderToStaticMarkup(<OrderReturns returns={[{ ...offered, ...changes }]} refunds={refunds} />);

const NOT_YET = 'n’a pas encore le colis';
const IN_MAIL = 'dans votre boîte e-mail';

test('WDR-04 that the carrier has no parcel yet is said where it says so, and nowhere else', () => {
  const said = { at: '2026-11-20T10:00:00+01:00', label: 'Prêt', place: null };
  expect(shown({ events: [{ ...said, state: 'announced' }] })).toContain(NOT_YET);
  const silent = shown({});
  expect(silent).toContain(IN_MAIL);
  expect(silent).not.toContain(NOT_YET);
  // Carrier events are deleted months after arrival or refund.
  const arrived = shown({ arrivedAt: '2026-09-20T10:00:00+02:00' });
  expect(arrived).toContain('Votre retour est arrivé');
  const refunded = shown({}, [{} as OwnOrder['refunds'][number]]);
  expect(refunded).toContain('vous a été envoyée');
  for (const page of [arrived, refunded])
    for (const words of [NOT_YET, IN_MAIL]) expect(page).not.toContain(words);
});
