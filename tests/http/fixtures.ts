import { decodeJwt } from 'jose';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { lockOrder, type Order, shipParcels } from '#modules/orders/server/index.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import { transact } from '#platform/unit-of-work.ts';
import { milo } from '../support/an-animal.ts';
import { orderCalls } from '../support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../support/payment-calls.ts';
import { bearer, lea, noah, people } from '../support/people.ts';
import { jobRunner } from '../support/run-jobs.ts';
import type { TestShop } from '../support/shop.ts';
import { lyon } from '../support/stocked-shop.ts';
import { photo, uploads } from '../support/upload.ts';
import { announce } from './announced.ts';
import { type OnSubscription, rhythms, startSubscriptionsOf } from './subscriptions-of.ts';

/** What one person has: whatever an address of the API can name. */
export interface Belongings extends OnSubscription {
  email: string;
  customer: string;
  token: string;
  refreshToken: string;
  address: string;
  /** Of another of their browsers. */
  signIn: string;
  /** A person of a provider that opens the account. */
  identity: string;
  cart: OrderShape;
  placed: OrderShape;
  paid: OrderShape;
  /** Payment requests: one open on the cart, one that was accepted. */
  requests: string[];
  /** Cards they asked us to keep, and a setup that is open. */
  cards: string[];
  setup: string;
  /** Tokens of links that were sent by mail. */
  mailed: string[];
  /** A copy of their data, ready to be fetched. */
  dataExport: string;
  /** What they wrote to the team. */
  conversation: string;
  /** What they share. */
  sponsorCode: string;
  /** Keys in receipts of withdrawals. */
  withdrawals: string[];
  /** Tokens of the letter: to confirm it, to end it. */
  mails: string[];
  /** Tokens of letters that tell what changes. */
  announced: string[];
  /** Numbers of the papers of what was paid. */
  invoices: string[];
  /** One that is looked at, others that may be deleted. */
  animals: string[];
  /** A picture they sent. */
  image: { fileId: string; url: string };
}

export interface Fixtures {
  /** The variant everything is bought of. */
  sold: string;
  lea: Belongings;
  noah: Belongings;
  /** A cart of a visitor, with every step done but the last. */
  visitor: OrderShape;
  /** Nothing is under way for her, and she asked to be forgotten. */
  leaver: Leaver;
  /** Signs out everywhere: no call of theirs is answered afterwards. */
  quitter: Pick<Leaver, 'email' | 'customer' | 'token' | 'refreshToken'>;
}

export interface Leaver {
  email: string;
  customer: string;
  token: string;
  refreshToken: string;
  address: string;
  /** Tokens of the link that deletes her account. */
  deletions: string[];
}

/** Two customers with everything a customer can have, and a visitor with a cart; `nth` keeps apart. */
export async function populate(shop: TestShop, nth = 1): Promise<Fixtures> {
  const { pool } = shop.database;
  await pool.query('update product_variants set on_hand = 100000 where on_hand > 0');
  const { rows } = await pool.query(
    `select code from product_variants join products on products.id = product_id
     where on_hand > 0 and visible and status = 'sold' and kind <> 'sample' and subscribable
     order by product_id, code limit 2`,
  );
  const [sold, second] = rows.map(({ code }) => code as string) as [string, string];
  const named = (person: typeof lea) => ({ ...person, email: `${nth}.${person.email}` });
  return {
    sold,
    lea: await settle(shop, named(lea), sold, second),
    noah: await settle(shop, named(noah), sold, second),
    visitor: await orderCalls(shop).ready('card', [sold, 1]),
    leaver: await leave(shop, named({ ...lea, email: 'zoe@example.fr' })),
    quitter: await quit(shop, named({ ...lea, email: 'lou@example.fr' })),
  };
}

async function settle(
  shop: TestShop,
  person: typeof lea,
  sold: string,
  second: string,
): Promise<Belongings> {
  const { register, signIn, post, mailedToken } = people(
    asking(shop, { 'x-forwarded-for': person.email }),
  );
  await register(person);
  const { token, refresh_token: refreshToken, customer } = await signIn(person);
  const address = await (await post('/addresses', lyon, bearer(token))).json();
  const other = decodeJwt((await signIn(person)).token);
  const { rows: identities } = await shop.database.pool.query(
    `insert into social_identities (provider, subject, customer_id, linked_at)
     values ('demo', $1, $2, now()) returning id`,
    [person.email, lastOf(customer)],
  );
  const own = asking(shop, bearer(token));
  const { ready, complete, call } = orderCalls(own);
  const { pay, open, put, call: payments } = paymentCalls(own);
  const placed = await complete((await ready('bank_transfer', [sold, 1])).tokenValue);
  const toPay = await ready('card', [sold, 1], ...rhythms(sold));
  await put((await open(toPay)).body.hash, { keepCard: true });
  const accepted = await pay(toPay, ACCEPTED);
  await keepAnother(shop, lastOf(customer));
  const { body: stored } = await payments('GET', '/payment-cards');
  const { body: setup } = await payments('POST', '/payment-setups', {});
  await shipped(shop, toPay.tokenValue);
  const onSubscription = await startSubscriptionsOf(shop, toPay.tokenValue, bearer(token), second);
  const paid = await call('GET', `/${toPay.tokenValue}`);
  const { body: documents } = await call('GET', `/${toPay.tokenValue}/invoices`);
  const cart = await ready('card', [sold, 1]);
  const opened = await open(cart);
  await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode: 'BIENVENUE5' });
  await post('/reset-password-requests', { email: person.email });
  await jobRunner(shop).run('mail-password-reset');
  const requested = await post(
    `/customers/${lastOf(customer)}/data-exports`,
    undefined,
    bearer(token),
  );
  const dataExport = lastOf((await requested.json())['@id']);
  await jobRunner(shop).run('prepare-data-export');
  await writeToTeam(shop, { ...bearer(token), 'x-forwarded-for': person.email });
  const written = await own.request('GET', '/api/v2/shop/conversations');
  const conversation = String((await written.json())['hydra:member'][0].id);
  const animals: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const animal = await (await post('/animals', milo, bearer(token))).json();
    animals.push(String(animal.id));
  }
  const image = await uploads(shop).upload(token, await photo());
  const shared = await own.request('GET', '/api/v2/shop/sponsorships');
  const { code: sponsorCode } = await shared.json();
  const kinds = ['reset', 'verification'];
  const withdrawal = newToken();
  await shop.database.pool.query(
    `insert into withdrawals
       (reference, order_number, name, email, standing, declared_at, token_hash)
     values ('R-' || $1, '999999999', 'Léa Martin', $2, 'unmatched', now(), $3)`,
    [withdrawal.slice(0, 8), person.email, hashOf(withdrawal)],
  );
  await post('/newsletter-subscriptions', { email: person.email, source: 'footer' });
  const newsletter = await shop.database.db
    .selectFrom('newsletter_subscriptions')
    .select('leave_token')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  return {
    ...onSubscription,
    email: person.email,
    customer: lastOf(customer),
    token,
    refreshToken,
    signIn: String(other.sid),
    identity: String(identities[0].id),
    address: lastOf(address['@id']),
    cart,
    placed: placed.body,
    paid: paid.body,
    mailed: await Promise.all(kinds.map((kind) => mailedToken(kind, person.email))),
    sponsorCode,
    withdrawals: [withdrawal],
    mails: [await mailedToken('newsletter-confirm', person.email), newsletter.leave_token],
    announced: [await announce(shop, onSubscription.subscriptions, sold)],
    requests: [opened.body.hash, accepted.body.hash],
    animals,
    image,
    dataExport,
    conversation,
    cards: stored['hydra:member'].map(({ id }: { id: number }) => String(id)),
    setup: setup.hash,
    invoices: documents['hydra:member'].map(({ number }: { number: string }) => number),
  };
}

/** A message with a photo. */
async function writeToTeam(shop: TestShop, headers: Record<string, string>) {
  const body = new FormData();
  body.append('message', 'Bonjour à tous.');
  body.append('file', new File([new Uint8Array(await photo())], 'sac.jpg', { type: 'image/jpeg' }));
  const url = 'http://localhost/api/v2/shop/contact';
  await shop.send(new Request(url, { method: 'POST', body, headers }));
}

/** A card nothing is paid with: the other one pays for subscriptions and cannot be removed. */
const keepAnother = (shop: TestShop, customer: string) =>
  shop.database.pool.query(
    `with another as (
       insert into payment_cards (customer_id, provider, brand, last4, exp_month, exp_year,
         is_default, consent_version, consented_at)
       select customer_id, provider, brand, '1111', exp_month, exp_year, false,
         consent_version, consented_at from payment_cards where customer_id = $1
       returning id, consented_at)
     insert into payment_card_tokens (token, card_id, added_at)
     select 'tok_another_' || id, id, consented_at from another`,
    [customer],
  );

/** An order leaves, and its invoice may be read at once. */
async function shipped(shop: TestShop, token: string) {
  Object.assign(shop.appContext.config, { INVOICE_VISIBLE_AFTER_DAYS: 0 });
  await transact(shop.appContext, async (work) => {
    const order = (await lockOrder(work, token)) as Order;
    await shipParcels(work, order, ['COLIS-1'], { isLast: true });
  });
  await jobRunner(shop).run('issue-invoice');
}

async function leave(shop: TestShop, person: typeof lea): Promise<Leaver> {
  const from = { 'x-forwarded-for': person.email };
  const { arrive, post, mailedToken } = people(asking(shop, from));
  const { token, refresh_token: refreshToken, customer } = await arrive(person);
  const address = await (await post('/addresses', lyon, bearer(token))).json();
  const id = lastOf(customer);
  const { email, password } = person;
  await post(`/customers/${id}/deletion-requests`, { password }, bearer(token));
  const deletions = [await mailedToken('deletion', email)];
  return { email, customer: id, address: lastOf(address['@id']), token, refreshToken, deletions };
}

async function quit(shop: TestShop, person: typeof lea): Promise<Fixtures['quitter']> {
  const { arrive } = people(asking(shop, { 'x-forwarded-for': person.email }));
  const { token, refresh_token: refreshToken, customer } = await arrive(person);
  return { email: person.email, customer: lastOf(customer), token, refreshToken };
}

const lastOf = (iri: string) => iri.slice(iri.lastIndexOf('/') + 1);

/** The same shop, asked with these headers. */
export const asking = (shop: TestShop, headers: Record<string, string>): TestShop => ({
  ...shop,
  request: (method, path, body, more) =>
    shop.request(method, path, body, { ...headers, ...Object.fromEntries(new Headers(more)) }),
});
