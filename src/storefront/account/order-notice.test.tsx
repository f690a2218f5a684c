import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnOrder } from './load-order.server.ts';
import { OrderNotice } from './order-notice.tsx';
import { OrderProgress } from './order-progress.tsx';

const parcel = { trackingNumber: '6A1', events: [] };
const page = (
  declaredAt: string | null,
  { hasLeft = false, isCancelled = false, items = null as string | null, confirmed = false } = {},
) => {
  const own = {
    order: {
      status: hasLeft ? 'sent' : 'authorized',
      paymentState: 'authorized',
      accounting: { totalIncludingTax: 2580 },
      shipments: [
        {
          deliverFrom: '2026-12-01',
          deliverTo: '2026-12-03',
          deliveredAt: null,
          parcels: hasLeft ? [parcel] : [],
        },
      ],
    },
    charge: {},
    changes: [],
    withdrawal: { allowed: true, until: null, declaredAt, items, remaining: null, confirmed },
    isOwed: false,
    isCancelled,
    instructions: null,
  } as unknown as OwnOrder;
  const notice = renderToStaticMarkup(<OrderNotice {...own} />);
  return { notice, progress: hasLeft ? '' : renderToStaticMarkup(<OrderProgress {...own} />) };
};

test('WDR-01 a declared withdrawal stands above the order with what comes next, which no longer goes on', () => {
  const before = page(null);
  expect(before.notice).toBe('');
  expect(before.progress).toContain('Livraison prévue');
  const declared = page('2026-11-27T10:00:00+01:00');
  expect(declared.notice).toContain('Vous avez déclaré renoncer à cette commande le');
  expect(declared.notice).toContain('Confirmez-la depuis l’accusé de réception');
  expect(declared.progress).toBe('');
});

test('WDR-04 after its departure the next step is to send it back; cancelled, there is none', () => {
  const left = page('2026-11-27T10:00:00+01:00', { hasLeft: true });
  expect(left.notice).toContain('Renvoyez les produits scellés');
  const cancelled = page('2026-11-27T10:00:00+01:00', { isCancelled: true });
  expect(cancelled.notice).toContain('Cette commande est annulée');
  expect(cancelled.notice).not.toContain('Confirmez-la');
});

test('WDR-03 after a partial withdrawal the page names what goes back, and the rest goes on', () => {
  const items = '1 × Pâtée poulet carotte, 6 x 400 g';
  const part = page('2026-11-27T10:00:00+01:00', { items, confirmed: true });
  expect(part.notice).toContain('renoncer à une partie de cette commande');
  expect(part.notice).toContain(items);
  expect(part.notice).toContain('Le reste suit son cours');
  expect(part.notice).not.toContain('Confirmez-la');
  expect(part.progress).toContain('Livraison prévue');
});
