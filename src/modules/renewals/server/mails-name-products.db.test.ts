import { expect, test } from 'vitest';
import { cancelOrder, type Order, shipParcels } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { refundOrder } from '../../checkout/server/index.ts';
import { lockOrder } from '../../orders/server/index.ts';

const shop = testShop();
const { appContext } = shop;
const life = renewals(shop);
const { subscribe, query, goToDue, live, run, start, cardsBecome } = life;
const { of } = subscriptionCalls(shop);

const onOrder = (token: string, command: (work: UnitOfWork, order: Order) => Promise<unknown>) =>
  transact(appContext, async (work) => {
    const order = await lockOrder(work, token);
    if (order) await command(work, order);
  });

interface Written {
  kind: string;
  html: string;
  text: string;
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ');
const written = async (): Promise<Written[]> =>
  (await query('select kind, html, text from mails order by id')).filter(({ kind }: Written) =>
    /^(order|payment|subscription)-/.test(kind),
  );

/** Checks that every mail names product, format, quantity and amount, and a contact. */
function expectNamed(mails: readonly Written[]) {
  for (const { kind, html, text } of mails) {
    for (const [form, body] of [
      ['html', html],
      ['text', text],
    ] as const) {
      const said = plain(body).replaceAll('<!-- -->', '');
      expect.soft(said, `${kind} ${form}`).toContain('4 × Terrine chat poulet');
      expect.soft(said, `${kind} ${form}`).toContain('400 g');
      expect.soft(said, `${kind} ${form}`).toContain('15,34 €');
      expect.soft(said, `${kind} ${form}`).toContain(appContext.config.SUPPORT_EMAIL);
    }
    expect.soft(html, kind).toContain('/nous-contacter/');
  }
}

const kindsOf = (mails: readonly Written[]) => new Set(mails.map(({ kind }) => kind));

test('S-22 each mail of the life of a subscription names its products and its amount', async () => {
  const own = await subscribe();
  await of(own).post('/pause');
  await of(own).post('/resume');
  await run();
  await query('update payment_cards set exp_month = 12, exp_year = 2020');
  await goToDue(own.code, -7);
  await start('remind-subscribers');
  await run();
  await goToDue(own.code, -4);
  await start('remind-subscribers');
  await run();
  await cardsBecome('insufficient_funds');
  await goToDue(own.code);
  await live();
  for (let day = 1; day <= 8; day++) {
    life.goTo(appContext.clock.today().add({ days: 1 }).toString());
    await start('release-unpaid-orders');
    await live();
  }
  const mails = await written();
  expect([...kindsOf(mails)].toSorted()).toEqual([
    'order-confirmation',
    'subscription-card-expiring',
    'subscription-failed',
    'subscription-paused',
    'subscription-payment-failed',
    'subscription-reminder',
    'subscription-resumed',
    'subscription-started',
  ]);
  expectNamed(mails);
  const reminder = mails.find(({ kind }) => kind === 'subscription-reminder');
  expect(plain(reminder?.text ?? '')).toMatch(/Dernier jour pour modifier\s+\S/);
  expect(plain(reminder?.text ?? '')).toMatch(/Paiement\s+Visa se terminant par 4242/);
});

test('S-22 the mail of an end says why, and what the last delivery was', async () => {
  const own = await subscribe();
  await query('update subscriptions set deliveries_done = 2');
  await of(own).post('/abort', { reason: 'too_expensive', message: 'Trop cher.' });
  await run();
  const mails = await written();
  expectNamed(mails);
  const end = mails.find(({ kind }) => kind === 'subscription-stopped');
  expect(plain(end?.text ?? '')).toMatch(/Motif\s+C’est trop cher pour moi/);
});

test('S-22 what leaves at once is told without a day or a limit that no longer count', async () => {
  const own = await subscribe();
  await of(own).post('/ship-now');
  await run();
  const mails = await written();
  expectNamed(mails);
  const now = mails.find(({ kind }) => kind === 'subscription-ship-now');
  expect(now?.text).not.toContain('Dernier jour pour modifier');
});

test('S-22 who lost their animal is shown nothing of what it ate', async () => {
  const own = await subscribe();
  await of(own).post('/abort', { reason: 'pet_gone', message: 'Il est parti.' });
  await run();
  const end = (await written()).find(({ kind }) => kind === 'subscription-stopped');
  expect(end?.text).not.toMatch(/\d,\d\d/);
  expect(end?.text).not.toContain('Motif');
});

test('S-22 each mail of the life of an order names its products and its amount', async () => {
  const sent = await subscribe('lea@example.org');
  await onOrder(sent.cart.tokenValue, (work, order) =>
    shipParcels(work, order, ['1Z999'], { isLast: true }),
  );
  await run();
  await onOrder(sent.cart.tokenValue, (work, order) =>
    refundOrder(work, order, { scope: { units: {}, shipping: true }, reason: 'Colis abîmé' }),
  );
  await run();
  const lost = await subscribe('zoe@example.org');
  await onOrder(lost.cart.tokenValue, (work, order) => cancelOrder(work, order, 'team'));
  await run();
  const mails = await written();
  expect([...kindsOf(mails)]).toEqual(
    expect.arrayContaining([
      'order-cancelled',
      'order-confirmation',
      'order-refunded',
      'order-sent',
    ]),
  );
  expectNamed(mails);
  const cancelled = mails.find(({ kind }) => kind === 'order-cancelled');
  expect(cancelled?.text).toMatch(/Motif\s: notre équipe l’a annulée/);
});
