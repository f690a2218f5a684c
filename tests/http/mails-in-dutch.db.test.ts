import { afterEach, beforeEach, expect, test } from 'vitest';
import { changePrice, returnStock, saveTranslations } from '#modules/catalog/server/index.ts';
import {
  deliverParcels,
  lockOrder,
  type Order,
  recordPayment,
  shipParcels,
} from '#modules/orders/server/index.ts';
import { publishPromotion } from '#modules/promotions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { DocumentSnapshot } from '../../src/modules/invoices/rules/index.ts';
import { printedFile } from '../../src/modules/invoices/server/printed-file.ts';
import { verifyChains } from '../../src/modules/invoices/server/verify-chains.ts';
import { orderCalls } from '../support/order-calls.ts';
import { people } from '../support/people.ts';
import { plannedChanges } from '../support/planned-changes.ts';
import { testShop } from '../support/shop.ts';
import { signedIn } from '../support/sign-in.ts';
import { KIBBLE, promotion, TIN } from '../support/stocked-shop.ts';

const shop = testShop();
const { appContext } = shop;
const { query, run, start, subscribe, plan, prices, carry, goTo, as } = plannedChanges(shop);
const { ready, complete } = orderCalls(shop);
const { mailedToken } = people(shop);

beforeEach(async () => {
  appContext.config.LANGUAGES = ['fr', 'nl'];
  // As the pages below /nl/ open carts.
  await query(`create function in_dutch() returns trigger language plpgsql as
    $$ begin new.locale := 'nl_NL'; return new; end $$`);
  await query(`create trigger in_dutch before insert on orders
    for each row execute function in_dutch()`);
  await transact(appContext, (work) =>
    saveTranslations(work, 'nl', [
      ['Terrine chat poulet', 'Kattenpaté kip'],
      ['Croquettes chat stérilisé saumon', 'Brokken gesteriliseerde kat zalm'],
    ]),
  );
});
afterEach(async () => {
  appContext.config.LANGUAGES = ['fr'];
  await query('drop function in_dutch cascade');
});

/** Of whoever signs in by `signedIn`. */
const PASSWORD = 'une gamelle pleine de croquettes';

let visitor = 0;
/** A call of somebody who reads Dutch. */
async function call(method: string, path: string, body?: unknown, headers: HeadersInit = {}) {
  visitor += 1;
  const answer = await shop.request(method, `/api/v2/shop${path}`, body, {
    'accept-language': 'nl-BE',
    'x-forwarded-for': `198.51.100.${visitor % 250}`,
    ...Object.fromEntries(new Headers(headers)),
  });
  expect([path, answer.status]).toEqual([path, expect.toSatisfy((status) => status < 300)]);
  return answer;
}

/** Somebody whose account is used in Dutch. */
async function belgian(email: string) {
  const { customer, headers } = await signedIn(shop, email);
  await query("update customers set language = 'nl' where lower(email) = $1", email);
  return { id: Number(customer.split('/').at(-1)), headers };
}

/** Words that stand in nearly every French sentence, and in no Dutch one. */
const FRENCH =
  /(?<![\p{L}\p{N}’'./-])(?:vous|votre|vos|nous|notre|sont|avec|pour|dans|cette|est|les|des|une|du|livraison|commande)(?![\p{L}’'./-])/iu;
/** What the team, or who is written about, typed themselves. */
const TYPED = /Le poulet coûte plus|Il arrive demain|12 rue des Lilas/;

interface Written {
  kind: string;
  subject: string;
  html: string;
  text: string;
}

/** Reads every mail to somebody outside the shop: each is Dutch, and leads to pages in Dutch. Returns their kinds. */
async function expectDutch(): Promise<string[]> {
  const mails: Written[] = await query(
    `select kind, subject, html, text from mails where recipient like '%@example.%'
     and kind not in ('verification', 'stock-notice', 'late-messages', 'failed-renewals') order by id`,
  );
  for (const { kind, subject, html, text } of mails) {
    const said = `${subject}\n${text}`.replace(/https?:\S+/g, '').split('\n');
    const left = said.filter((line) => FRENCH.test(line) && !TYPED.test(line));
    expect.soft([kind, left]).toEqual([kind, []]);
    expect.soft(text, kind).not.toMatch(/Terrine|Croquettes/);
    expect.soft(html, kind).toContain('lang="nl"');
    const own = html.match(/href="http:\/\/localhost[^"]*"/g) ?? [];
    const elsewhere = own.filter((href) => !/localhost(?::\d+)?\/(?:nl|media|api)\//.test(href));
    expect.soft([kind, elsewhere]).toEqual([kind, []]);
  }
  return [...new Set(mails.map(({ kind }) => kind))].toSorted();
}

const onOrder = (token: string, command: (work: UnitOfWork, order: Order) => Promise<unknown>) =>
  transact(appContext, async (work) => {
    const order = await lockOrder(work, token);
    if (order) await command(work, order);
  });

test('I18-02 who asks for the newsletter or an alert in Dutch is written to in Dutch, then and later', async () => {
  await call('POST', '/newsletter-subscriptions', { email: 'an@example.org', source: 'footer' });
  await call(
    'PATCH',
    `/newsletter-subscriptions/${await mailedToken('newsletter-confirm', 'an@example.org')}`,
    {},
  );
  await transact(appContext, (work) => returnStock(work, [{ variantCode: KIBBLE, quantity: -10 }]));
  await call('POST', '/stock-alerts', { email: 'bo@example.org', variantCode: KIBBLE });
  await call(
    'PATCH',
    `/stock-alerts/${await mailedToken('stock-alert-confirm', 'bo@example.org')}`,
    {},
  );
  await call('POST', '/stock-alerts', {
    email: 'cis@example.org',
    variantCode: TIN,
    awaits: 'price',
  });
  await call(
    'PATCH',
    `/stock-alerts/${await mailedToken('stock-alert-confirm', 'cis@example.org')}`,
    {},
  );
  await transact(appContext, (work) => returnStock(work, [{ variantCode: KIBBLE, quantity: 60 }]));
  await transact(appContext, (work) =>
    changePrice(work, 'direction', {
      variantCode: TIN,
      channels: ['FR_WEB'],
      cents: 250,
      from: null,
      confirmed: true,
    }),
  );
  await run();
  expect(await expectDutch()).toEqual([
    'newsletter-confirm',
    'newsletter-welcome',
    'price-alert',
    'stock-alert',
    'stock-alert-confirm',
  ]);
});

test('I18-02 who writes in Dutch is answered in a Dutch frame, with the words of the team', async () => {
  await call('POST', '/contact', {
    email: 'dirk@example.org',
    message: 'Waar blijft mijn pakket?',
  });
  const [{ id }] = await query('select id from contact_requests');
  await (await as('support'))('POST', `/contact-requests/${id}/replies`, {
    text: 'Il arrive demain.',
  });
  await run();
  expect(await expectDutch()).toEqual(['contact-received', 'contact-reply']);
  const [reply] = await query("select text from mails where kind = 'contact-reply'");
  expect(reply.text).toContain('Il arrive demain.');
});

test('I18-02 households, friends and accounts are written to in the language of their reader', async () => {
  const owner = await belgian('els@example.org');
  await belgian('fons@example.org');
  await call('POST', '/household/invitations', { email: 'fons@example.org' }, owner.headers);
  const fons = await signedIn(shop, 'fons@example.org');
  const token = /invitation-foyer\/([\w-]+)\//.exec(
    (await query("select html from mails where kind = 'household-invitation'"))[0].html,
  )?.[1];
  await call('POST', `/household-invitations/${token}/acceptance`, {}, fons.headers);
  const [{ id }] = await query('select id from household_members');
  // Whoever does it reads French; the other side does not.
  await query("update customers set language = 'nl'");
  await shop.request('DELETE', `/api/v2/shop/household/members/${id}`, undefined, owner.headers);
  await transact(appContext, async (work) => {
    for (const code of ['parrainage', 'parrainage-filleul'])
      await publishPromotion(work, {
        promotion: promotion({ code, reward: { kind: 'amount', amount: 500 } }),
        channels: [],
        coupons: [],
      });
  });
  await call('POST', '/sponsorships', { emails: ['hugo@example.org'] }, owner.headers);
  await call(
    'POST',
    `/customers/${owner.id}/deletion-requests`,
    { password: PASSWORD },
    owner.headers,
  );
  await query("update customers set language = 'nl'");
  await call('POST', `/customers/${owner.id}/data-exports`, {}, owner.headers);
  await run();
  expect(await expectDutch()).toEqual([
    'dataExport',
    'deletion',
    'household-ended',
    'household-invitation',
    'household-joined',
    'sponsorship',
  ]);
});

test('I18-02 REL-42 a change of a subscription is announced in its language, and taken back in it', async () => {
  await subscribe();
  const { id } = await plan(prices(279));
  await goTo(appContext.clock.today().add({ days: 10 }).toString());
  await carry();
  await (await as('merchandising'))('POST', `/planned-changes/${id}/stop`, {});
  await carry();
  const kinds = await expectDutch();
  expect(kinds).toEqual(expect.arrayContaining(['planned-change', 'planned-change-stopped']));
  const [mail] = await query("select text from mails where kind = 'planned-change'");
  expect(mail.text).toContain('Kattenpaté kip');
});

test('I18-02 N-09 INV-02 who ordered in Dutch is asked for a review, and billed, in Dutch', async () => {
  const { tokenValue } = await ready('bank_transfer', [TIN, 3]);
  await complete(tokenValue);
  await query("update orders set email = 'griet@example.org' where token = $1", tokenValue);
  await onOrder(tokenValue, (work, order) =>
    recordPayment(work, order, { transactionId: 'virement', captured: true }),
  );
  await onOrder(tokenValue, (work, order) =>
    shipParcels(work, order, ['COLIS-1'], { isLast: true }),
  );
  await onOrder(tokenValue, (work, order) => deliverParcels(work, order));
  await run();
  await goTo(appContext.clock.today().add({ days: 20 }).toString());
  await start('invite-reviewers');
  await run();
  const [invitation] = await query("select html, text from mails where kind = 'review-invitation'");
  expect(invitation.text).toContain('Kattenpaté kip');
  const key = /donner-mon-avis\/([\w-]{43})\//.exec(invitation.html)?.[1];
  await call('PUT', `/order-reviews/${key}/products/PR000200`, {
    rating: 1,
    title: 'Bof',
    comment: 'Mijn kat lust het niet, en ik ook niet.',
    firstName: 'Griet',
  });
  const [review] = await query('select id, status, version from reviews order by id desc limit 1');
  await (await as('support'))('POST', `/product-reviews/${review.id}/decision`, {
    from: review.status,
    version: review.version,
    decision: 'rejected',
    reason: 'off_topic',
  });
  expect(await expectDutch()).toEqual(
    expect.arrayContaining(['order-confirmation', 'review-invitation', 'reviewRejected']),
  );

  const documents = await query('select id, kind, snapshot from invoices order by id');
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice']);
  const [{ id, snapshot }] = documents;
  const document: DocumentSnapshot = JSON.parse(snapshot);
  expect(document.language).toBe('nl');
  const file = (await printedFile(appContext, id)).toString('latin1');
  expect(file).toContain('/Lang (nl-BE)');
  expect(document.lines[0]?.name).toBe('Kattenpaté kip');
  // Said otherwise tomorrow, what was frozen today stays as it is.
  await transact(appContext, (work) =>
    saveTranslations(work, 'nl', [['Terrine chat poulet', 'Kippenpaté voor katten']]),
  );
  expect(await verifyChains(appContext.db)).toEqual({ documents: 1, problems: [] });
});
