import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { saveTranslations } from '#modules/catalog/server/index.ts';
import { cancelOrder, type Order, shipParcels } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { readPart, startMailServer } from '../../../../tests/support/mail-server.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { refundOrder } from '../../checkout/server/index.ts';
import { lockOrder } from '../../orders/server/index.ts';

const shop = testShop();
const { appContext } = shop;
const life = renewals(shop);
const { query, goToDue, live, run, start, cardsBecome } = life;
const { of } = subscriptionCalls(shop);

beforeEach(async () => {
  appContext.config.LANGUAGES = ['fr', 'nl'];
  // Sets the language that the pages below /nl/ give to a cart.
  await query(`create function in_dutch() returns trigger language plpgsql as
    $$ begin new.locale := 'nl_NL'; return new; end $$`);
  await query(`create trigger in_dutch before insert on orders
    for each row execute function in_dutch()`);
});
afterEach(async () => {
  appContext.config.LANGUAGES = ['fr'];
  await query('drop function in_dutch cascade');
});

/** Buys a subscription in Dutch, to a product with a Dutch name. */
async function subscribe(email?: string) {
  await transact(appContext, (work) =>
    saveTranslations(work, 'nl', [
      ['Terrine chat poulet', 'Kattenpaté kip'],
      ['Croquettes chat stérilisé saumon', 'Brokken gesteriliseerde kat zalm'],
    ]),
  );
  return life.subscribe(email);
}

interface Written {
  kind: string;
  subject: string;
  html: string;
  text: string;
}

const written = async (): Promise<Written[]> =>
  (await query('select kind, subject, html, text from mails order by id')).filter(
    ({ kind }: Written) => /^(order|payment|subscription)-/.test(kind),
  );

/** Words found in nearly every French sentence and in no Dutch one. */
const FRENCH =
  /(?<![\p{L}\p{N}’'./-])(?:vous|votre|vos|nous|notre|sont|avec|pour|dans|cette|est|les|des|une|du|livraison|commande)(?![\p{L}’'./-])/iu;

function expectDutch(mails: readonly Written[]) {
  for (const { kind, subject, html, text } of mails) {
    const said = `${subject}\n${text}`.replace(/https?:\S+|12 rue des Lilas/g, '').split('\n');
    expect.soft([kind, said.filter((line) => FRENCH.test(line))]).toEqual([kind, []]);
    expect.soft(text, kind).toContain('4 × Kattenpaté kip');
    expect.soft(text, kind).not.toContain('Terrine');
    expect.soft(html, kind).toContain('lang="nl"');
    expect.soft(html, kind).toContain('/nl/nous-contacter/');
    const own = html.match(/href="http:\/\/localhost[^"]*"/g) ?? [];
    expect.soft([kind, own.filter((href) => !href.includes('/nl/'))]).toEqual([kind, []]);
  }
}

const kindsOf = (mails: readonly Written[]) => [...new Set(mails.map(({ kind }) => kind))];

test('I18-02 S-22 each mail of the life of a subscription is written in the language it was begun in', async () => {
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
  const mails = await written();
  expect(kindsOf(mails)).toEqual(
    expect.arrayContaining([
      'order-confirmation',
      'subscription-card-expiring',
      'subscription-paused',
      'subscription-payment-failed',
      'subscription-reminder',
      'subscription-resumed',
      'subscription-started',
    ]),
  );
  expectDutch(mails);
});

test('I18-02 SUB-16 a mail about another way of delivery names both in the language the subscription was begun in', async () => {
  await query(
    "update shipping_methods set name = 'Livraison express à domicile' where code = 'home_express'",
  );
  const own = await subscribe();
  const { status } = await of(own).patch('/shipping', {
    shippingMethod: 'home_express',
    scope: 'all',
  });
  expect(status).toBe(200);
  await run();
  const sent = (await written()).filter(({ kind }) => kind === 'subscription-shipping-changed');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('Levering aan huis');
  expect(sent[0]?.text).toContain('Expreslevering aan huis');
  expectDutch(sent);
});

test('I18-02 S-22 each mail of the life of an order is written in the language it was placed in', async () => {
  const onOrder = (token: string, command: (work: UnitOfWork, order: Order) => Promise<unknown>) =>
    transact(appContext, async (work) => {
      const order = await lockOrder(work, token);
      if (order) await command(work, order);
    });
  const server = await startMailServer();
  onTestFinished(async () => {
    appContext.config.SMTP_URL = undefined;
    await server.close();
  });
  appContext.config.SMTP_URL = server.url;
  const sent = await subscribe('lea@example.org');
  await onOrder(sent.cart.tokenValue, (work, order) =>
    shipParcels(work, order, ['1Z999'], { isLast: true }),
  );
  await run();
  await onOrder(sent.cart.tokenValue, (work, order) =>
    refundOrder(work, order, { scope: { units: {}, shipping: true }, reason: 'Beschadigd pakket' }),
  );
  await run();
  const lost = await subscribe('zoe@example.org');
  await onOrder(lost.cart.tokenValue, (work, order) => cancelOrder(work, order, 'team'));
  await run();
  const mails = await written();
  expect(kindsOf(mails)).toEqual(
    expect.arrayContaining([
      'order-cancelled',
      'order-confirmation',
      'order-refunded',
      'order-sent',
    ]),
  );
  expectDutch(mails);
  // The mail server received exactly the text that was written.
  await run();
  const givenAs = (type: 'text/plain' | 'text/html') =>
    server.received.map((message) => readPart(message, type).replaceAll('\r\n', '\n').trim());
  const texts = givenAs('text/plain');
  const pages = givenAs('text/html');
  for (const { text, html } of mails) {
    expect.soft(texts).toContain(text.trim());
    expect.soft(pages).toContain(html.trim());
  }
});

test('I18-02 a shop that speaks French alone writes in French, whatever an order says', async () => {
  appContext.config.LANGUAGES = ['fr'];
  await subscribe();
  await run();
  const [mail] = await written();
  expect(mail?.html).toContain('lang="fr"');
  expect(mail?.text).toContain('Terrine chat poulet');
});
