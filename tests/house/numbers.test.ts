import { expect, onTestFinished, test } from 'vitest';
import announced from '../../src/backoffice/messages/announced.fr.json';
import figures from '../../src/backoffice/messages/figures.fr.json';
import stock from '../../src/backoffice/messages/stock.fr.json';
import team from '../../src/backoffice/messages/team.fr.json';
import { refusalText, t } from '../../src/i18n/catalogue.server.ts';
import { words } from '../../src/i18n/words.ts';
import { TERMS } from '../../src/kit/terms.ts';
import cart from '../../src/modules/cart/messages/page.fr.json';
import { isUnusualMove, subscriptionPriceOf } from '../../src/modules/catalog/rules/index.ts';
import checkout from '../../src/modules/checkout/messages/steps.fr.json';
import { paymentDueAt } from '../../src/modules/checkout/rules/index.ts';
import { stockOutlook } from '../../src/modules/renewals/rules/index.ts';
import { mayStop } from '../../src/modules/subscriptions/rules/index.ts';
import household from '../../src/storefront/messages/household.fr.json';
import privacy from '../../src/storefront/messages/privacy.fr.json';
import product from '../../src/storefront/messages/product.fr.json';
import signIn from '../../src/storefront/messages/sign-in.fr.json';
import subscriptions from '../../src/storefront/messages/subscriptions.fr.json';

/** Sets some of the numbers of the shop until the test is over. */
function decide<N extends Record<string, number>>(numbers: N, changes: Partial<N>): void {
  const usual = { ...numbers };
  Object.assign(numbers, changes);
  onTestFinished(() => {
    Object.assign(numbers, usual);
  });
}

/** A text with its spaces all of one kind. */
const printed = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');

const now = Temporal.Instant.from('2026-11-16T08:00:00Z');

test('BIZ-06 the percent off on subscription is one number: price, product, cart and checkout agree', () => {
  decide(TERMS, { discountPercent: 25 });
  expect(subscriptionPriceOf(1000)).toBe(750);
  for (const text of [
    words(product)('buy.subscription'),
    words(cart)('line.subscription', { frequency: 'Tous les mois' }),
    words(cart)('line.subscriptionHint'),
    words(checkout)('terms.perDelivery'),
    words(announced)('form.pricesHint'),
    refusalText('product.subscription_price'),
  ])
    expect(printed(text)).toContain('25 %');
});

test('BIZ-07 the least number of deliveries is one number: rule, refusal, pages and mails agree', () => {
  decide(TERMS, { leastDeliveries: 3 });
  expect([mayStop(2), mayStop(3)]).toEqual([false, true]);
  for (const text of [
    words(product)('buy.commitment'),
    words(subscriptions)('mine.minimum'),
    refusalText('subscription.minimum'),
    t('orders.mails.confirmation.subscription'),
    t('renewals.mails.life.started.more'),
  ])
    expect(printed(text)).toMatch(/3 livraisons/);
});

test('SUB-09 the days a draft is locked stand in no text', () => {
  decide(TERMS, { lockedDays: 6 });
  expect(printed(words(subscriptions)('locked.since'))).toContain('6 jours avant l’envoi');
  expect(printed(t('renewals.mails.life.started.more'))).toContain('jusqu’à 6 jours avant');
});

test('O-29 the days a pace is of and those of the forecast are one number each: outlook, lists and charts agree', () => {
  decide(TERMS, { paceDays: 10, forecastDays: 40 });
  const taken = [5, 20, 39, 41].map((inDays) => ({ inDays, pieces: 1 }));
  expect(stockOutlook({ onHand: 0, pace: 10, taken })).toMatchObject({
    pieces30: 1,
    pieces90: 3,
    order30: 11,
    order90: 43,
  });
  expect(printed(words(stock)('columns.sold'))).toContain('10 jours');
  expect(printed(words(figures)('forecast.deliveries30'))).toContain('10 jours');
  expect(printed(words(figures)('forecast.deliveries90'))).toContain('40 jours');
  expect(printed(refusalText('supplier.horizon'))).toContain('40 jours');
});

test('O-06 how far a price usually moves is one number: rule, refusal and box agree', () => {
  decide(TERMS, { usualMovePercent: 50 });
  expect([isUnusualMove(1000, 1500), isUnusualMove(1000, 1501)]).toEqual([false, true]);
  expect(printed(refusalText('planned_change.unusual_move', { code: '1' }))).toContain('50 %');
  expect(printed(words(announced)('form.confirmed'))).toContain('50 %');
});

test('PAY-08 the days a cheque is waited for are one number', () => {
  decide(TERMS, { offlineDays: 20 });
  expect(paymentDueAt(now, 'cheque').since(now).total('hours')).toBe(24 * 20);
});

test('how long a mailed link works is one number each: mail and page agree', () => {
  decide(TERMS, {
    signInLinkMinutes: 45,
    verificationDays: 9,
    staffLinkHours: 36,
    deletionHours: 37,
    exportDays: 8,
    householdInvitationDays: 11,
  });
  const said: [string, string][] = [
    [t('identity.mails.signInLink.note'), '45 minutes'],
    [words(signIn)('link.sent'), '45 minutes'],
    [t('identity.mails.verification.note'), '9 jours'],
    [t('staff.mails.invited.note'), '36 heures'],
    [words(team)('member.link.text'), '36 heures'],
    [t('privacy.mails.deletion.note'), '37 heures'],
    [words(privacy)('deletion.sent.text'), '37 heures'],
    [t('privacy.mails.dataExport.body'), '8 jours'],
    [words(household)('invite.hint'), '11 jours'],
  ];
  for (const [text, number] of said) expect(printed(text)).toContain(number);
});
