import { expect, onTestFinished, test } from 'vitest';
import { longDate } from '#i18n/dates.ts';
import { TERMS } from '#kit/terms.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, priceTins, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const all = renewals(shop);
const { subscribe, query, goToDue, live, start, run, subscription, cycles, mails, call } = all;
const remind = async () => {
  await start('remind-subscribers');
  await run();
};
const reminders = () => mails('subscription-reminder');

test('SUB-12 SUB-13 one mail a week before, one four days before, and none twice', async () => {
  const { code } = await subscribe();
  await goToDue(code, -8);
  await remind();
  expect(await reminders()).toEqual([]);
  await goToDue(code, -7);
  await Promise.all([remind(), remind()]);
  await goToDue(code, -6);
  await remind();
  expect(await reminders()).toHaveLength(1);
  await goToDue(code, -4);
  await remind();
  await goToDue(code, -3);
  await remind();
  const [week, last, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(week.recipient).toBe('lea@example.org');
  expect(week.text).toContain('4 × Terrine chat poulet, 400 g');
  expect(week.text).toContain('10,44 €');
  expect(week.text).toMatch(/Total TTC\s+15,34 €/);
  expect(week.text).toContain(`/mon-compte/mes-abonnements/${code}/`);
  expect(last.text).toContain('Dernier jour pour modifier');
});

test('SUB-09 SUB-12 SUB-13 the days of a subscription are said once: calendar, pages and mails follow them', async () => {
  const usual = { ...TERMS };
  Object.assign(TERMS, { noticeDays: 10, lockedDays: 6 });
  onTestFinished(() => {
    Object.assign(TERMS, usual);
  });
  const { code } = await subscribe();
  // Sign in again: the session expires while the clock moves.
  const read = async () => {
    const { headers } = await signedIn(shop);
    return (await call('GET', `/subscriptions/${code}`, undefined, headers)).body;
  };
  const { nextShippingDate, modificationLimitDate } = await read();
  const shipping = Temporal.PlainDate.from(nextShippingDate);
  expect(modificationLimitDate).toBe(shipping.subtract({ days: 6 }).toString());
  await goToDue(code, -11);
  await remind();
  expect(await reminders()).toEqual([]);
  await goToDue(code, -10);
  await remind();
  await goToDue(code, -6);
  await remind();
  const [first, last, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(first.text).toMatch(/dans 10 jours/i);
  const limit = longDate(modificationLimitDate).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(first.text).toContain(limit);
  expect(last.text).toContain(`Dernier jour pour modifier cet envoi : ${limit}`);
  expect((await read()).editable).toBe(true);
  await goToDue(code, -5);
  expect((await read()).editable).toBe(false);
});

test('REL-66 a reminder that was missed is not sent late, and never after the parcel', async () => {
  const { code } = await subscribe();
  await goToDue(code, -2);
  await remind();
  expect(await reminders()).toHaveLength(1);
  await goToDue(code);
  await live();
  await remind();
  expect(await reminders()).toHaveLength(1);
});

test('REL-42 a price that rises after the notice is not charged; before it, it is announced with a way out', async () => {
  const { code } = await subscribe();
  const raise = (cents: number, subscriptionCents: number) =>
    priceTins(shop.appContext, { cents, subscriptionCents });
  await goToDue(code, -7);
  await raise(312, 281);
  await remind();
  const [notified] = await reminders();
  expect(notified.text).toContain('passe de 2,61 € à 2,81 €');
  expect(notified.text).toContain('arrêter votre abonnement sans frais');
  await goToDue(code);
  await raise(389, 350);
  await live();
  const [, second] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed', money: 'paid', total: 4 * 281 + 490 });
  const [confirmation] = (await mails('order-confirmation')).slice(-1);
  expect(confirmation.text).toContain('Prix annoncé maintenu');
});

test('SUB-22 REL-36 REL-37 what is missing is told while something else can be chosen', async () => {
  const { code } = await subscribe(
    'lea@example.org',
    [TIN, 4, { subscriptionInterval: 31 }],
    [KIBBLE, 2, { subscriptionInterval: 31 }],
  );
  await query('update product_variants set on_hand = 1 where code = $1', KIBBLE);
  await goToDue(code, -7);
  await remind();
  const [week] = await reminders();
  expect(week.text).toContain('1 pièce n’est pas disponible');
  await query('update product_variants set on_hand = 0, committed_for_subscribers = 0');
  await goToDue(code, -4);
  await remind();
  expect((await reminders())[1].subject).toContain('un produit manque');
  expect(await subscription(code)).toMatchObject({ status: 'product_unavailable' });
});

test('SUB-19 SUB-20 REL-12 a card that ends before its delivery is told of at 30, 14 and 7 days', async () => {
  const { code } = await subscribe();
  await query('update payment_cards set exp_year = 2026, exp_month = 11');
  for (const days of [40, 30, 29, 14, 7, 6]) {
    await goToDue(code, -days);
    await remind();
  }
  const notified = await mails('subscription-card-expiring');
  expect(notified).toHaveLength(3);
  expect(notified[0].text).toContain(`/web-view/${code}-changement-de-paiement/`);
});

test('the pieces of a delivery that was announced are kept for it', async () => {
  const { code } = await subscribe('lea@example.org', [KIBBLE, 3, { subscriptionInterval: 31 }]);
  const stock = async () =>
    (
      await query(
        'select on_hand as hand, committed_for_subscribers as kept from product_variants where code = $1',
        KIBBLE,
      )
    )[0];
  await start('promise-stock');
  expect(await stock()).toEqual({ hand: 7, kept: 0 });
  await goToDue(code, -7);
  await start('promise-stock');
  expect(await stock()).toEqual({ hand: 7, kept: 3 });
  await goToDue(code);
  await live();
  expect(await stock()).toEqual({ hand: 4, kept: 0 });
  await start('promise-stock');
  expect(await stock()).toEqual({ hand: 4, kept: 0 });
});
