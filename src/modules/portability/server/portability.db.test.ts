import { expect, test } from 'vitest';
import { publishProduct } from '#modules/catalog/server/index.ts';
import { compareFigures, rebuildFigures } from '#modules/figures/server/index.ts';
import { findCodesOfContract } from '#modules/subscriptions/server/index.ts';
import { hashOf } from '#platform/secrets.ts';
import { transact } from '#platform/unit-of-work.ts';
import { demoShop } from '../../../../seeds/index.ts';
import { emptyDatabase } from '../../../../tests/support/database.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { type callerWith, staffCalls } from '../../../../tests/support/staff.ts';
import { openAccounts } from '../../../seed/open-accounts.ts';
import { openSubscriptions } from '../../../seed/open-subscriptions.ts';
import { Pictures } from '../../../seed/pictures.ts';
import { productDraft } from '../../../seed/product-draft.ts';
import { publishMethods } from '../../../seed/publish-methods.ts';
import { publishPromotions } from '../../../seed/publish-promotions.ts';
import { forgetBroughtJob } from './jobs.ts';
import { portabilityData } from './personal-data.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const query = async (text: string) => (await shop.database.pool.query(text)).rows;

type Call = ReturnType<typeof callerWith>;

/** A shop that sells what people of the demonstration subscribe to, to nobody yet. */
async function openShop(): Promise<Call> {
  const today = shop.appContext.clock.today();
  const wanted = new Set(
    demoShop.customers.flatMap(({ subscriptions }) =>
      subscriptions.flatMap(({ items }) => items.map(([code]) => code)),
    ),
  );
  const products = demoShop.products.filter(({ variants }) =>
    variants.some(({ code }) => wanted.has(code)),
  );
  const pictures = new Pictures();
  await transact(shop.appContext, async (work) => {
    for (const product of products)
      await publishProduct(work, {
        ...productDraft(product, today, pictures),
        pictures: [],
        replacedBy: null,
      });
    await publishMethods(work, demoShop);
    await publishPromotions(work, demoShop.promotions);
  });
  return as('direction');
}

/** The people of the demonstration, and what sets some of them apart. */
async function peopleOfTheDemonstration(): Promise<void> {
  await openAccounts(shop.appContext, demoShop.customers);
  await openSubscriptions(shop.appContext, demoShop.customers);
  await jobRunner(shop).run();
  await query(`
    update customer_addresses set city = '''s-Gravenvoeren', delivery_instructions = E'2e étage;\nsonner "fort"',
      company = '=SUM(A1)' where id = (select min(id) from customer_addresses)`);
  const [last] = await query('select max(code) as code from subscriptions');
  await query(`
    update subscriptions set status = 'paused', paused_at = '2026-11-20T10:00:00Z', held_for = 'unpaid'
    where code = '${last.code}'`);
  await query(`
    insert into subscription_plans_b (subscription_id, variant_code, choice, wait_days, after_wait, chosen_at)
    select id, (select min(variant_code) from subscription_items where subscription_id = s.id), 'wait', 7, 'skip',
      '2026-11-21T09:00:00.123Z' from subscriptions s order by id limit 1 on conflict do nothing`);
  await query(`
    insert into newsletter_subscriptions (email, channel_code, state, source, asked_at, consent_version, asked_from,
      confirmed_at, left_at, leave_token, welcome_coupon)
    values ('lectrice@example.org', 'FR_WEB', 'confirmed', 'footer', '2026-03-01T08:00:00Z', '2026-01-01', '192.0.2.7',
        '2026-03-01T08:05:00Z', null, '${hashOf('one')}', 'BIENVENUE-1'),
      ('partie@example.org', 'FR_WEB', 'left', 'exit_popup', '2026-02-01T08:00:00Z', '2026-01-01', null,
        '2026-02-01T08:05:00Z', '2026-04-01T08:05:00Z', '${hashOf('two')}', null)
    on conflict do nothing`);
}

const fileOf = async (call: Call, kind: string): Promise<string> => {
  const { status, body } = await call('GET', `/sheets/${kind}/file`);
  expect([kind, status]).toEqual([kind, 200]);
  return body;
};

async function bring(call: Call, kind: string, text: string) {
  const { body: preview } = await call('POST', `/sheets/${kind}/preview`, { text });
  const sent = { text, version: preview.version };
  return { preview, answer: await call('POST', `/sheets/${kind}/imports`, sent) };
}

const undoLast = async (call: Call, kind: string) => {
  const { body } = await call('GET', `/sheets/${kind}/imports`);
  return call('POST', `/sheets/${kind}/imports/${body['hydra:member'][0].id}/undo`);
};

const counts = async () => {
  const [row] = await query(`select (select count(*)::int from customers) as customers,
    (select count(*)::int from subscriptions) as subscriptions, (select count(*)::int from animals) as animals,
    (select count(*)::int from customer_addresses) as addresses, (select count(*)::int from shop_users) as accounts,
    (select count(*)::int from payment_card_tokens) as tokens, (select count(*)::int from payment_cards) as cards,
    (select count(*)::int from payment_customers) as "atProvider",
    (select count(*)::int from newsletter_subscriptions) as consents, (select count(*)::int from orders) as orders`);
  return row;
};

const NOBODY = {
  customers: 0,
  subscriptions: 0,
  animals: 0,
  addresses: 0,
  accounts: 0,
  tokens: 0,
  cards: 0,
  atProvider: 0,
  consents: 0,
  orders: 0,
};

test('O-18 moonshot 24: customers, animals, consents, subscriptions and stored cards of the demonstration go into a second, empty shop and come out of it identical; no mail, no charge; one press takes them back', async () => {
  const first = await openShop();
  await peopleOfTheDemonstration();
  const people = await fileOf(first, 'people');
  const cards = await fileOf(first, 'cards');
  const kinds = new Set(people.split('\r\n').map((line) => line.split(';')[1]));
  for (const kind of ['client', 'consentement', 'adresse', 'animal', 'abonnement', 'article'])
    expect(kinds).toContain(kind);
  expect(cards.split('\r\n').length).toBeGreaterThan(2);
  // Where they are already, nothing would change.
  expect((await first('POST', '/sheets/people/preview', { text: people })).body.lines).toEqual([]);
  expect((await first('POST', '/sheets/cards/preview', { text: cards })).body.lines).toEqual([]);

  await emptyDatabase();
  const second = await openShop();
  expect(await counts()).toEqual(NOBODY);
  const { preview, answer } = await bring(second, 'people', people);
  expect(preview.lines.filter(({ problem }: { problem: object | null }) => problem)).toEqual([]);
  expect(answer.status).toBe(204);
  const brought = await bring(second, 'cards', cards);
  expect(brought.preview.lines.filter((line: { problem: object | null }) => line.problem)).toEqual(
    [],
  );
  expect(brought.answer.status).toBe(204);
  await jobRunner(shop).run();
  expect(await fileOf(second, 'people')).toBe(people);
  expect(await fileOf(second, 'cards')).toBe(cards);
  expect(await query('select kind from mails')).toEqual([]);
  expect(await query('select id from payment_attempts')).toEqual([]);
  // Each goes on: its next delivery is prepared and priced, and the running ones know what pays it.
  const drafts =
    await query(`select o.pricing ->> 'total' as total, s.card_id is not null as "isPaid"
    from subscriptions s join subscription_cycles c on c.subscription_id = s.id and c.closed_at is null
      join orders o on o.id = c.order_id`);
  expect(drafts.length).toBeGreaterThan(1);
  for (const draft of drafts) {
    expect(Number(draft.total)).toBeGreaterThan(0);
    expect(draft.isPaid).toBe(true);
  }
  // Its customer ends one by its code, though no order here is its first (SUB-02).
  const [{ code, email }] = await query(
    'select s.code, c.email from subscriptions s join customers c on c.id = s.customer_id limit 1',
  );
  expect(await findCodesOfContract(shop.database.db, { contract: code, email })).toEqual([code]);
  expect((await undoLast(second, 'cards')).status).toBe(204);
  expect((await undoLast(second, 'people')).status).toBe(204);
  expect(await counts()).toEqual(NOBODY);

  // Brought again, a first delivery counts as what recurs, though no order here began it (O-17).
  expect((await bring(second, 'people', people)).answer.status).toBe(204);
  await query(`update orders set state = 'new', number = '000009999', terms_version = '2026-01-01', checkout_state = 'completed', payment_state = 'paid', placed_at = now()
    where id = (select max(order_id) from subscription_cycles)`);
  await transact(shop.appContext, rebuildFigures);
  const [{ moves }] = await query(
    'select count(*)::int as moves from recurring_moves where amount > 0',
  );
  expect(moves).toBe(1);
  expect(await transact(shop.appContext, compareFigures)).toEqual([]);
});

/** What somebody types who brings two people from elsewhere. */
const TITLES = 'e-mail;quoi;numéro;prénom;nom;civilité;site;lettre;a commandé;vu le;créé le';
const client = (
  email: string,
  more = 'Léa;Roux;f;FR_WEB;non;oui;2026-11-01;2026-01-02T10:00:00Z',
) => `${email};client;1;${more}`;

test('O-18 moonshot 24: every wrong line of people is named with its cell, and one of them leaves everything as it was', async () => {
  const call = await openShop();
  await peopleOfTheDemonstration();
  const before = await counts();
  const [{ email: here }] = await query('select email from customers limit 1');
  const text = [
    TITLES,
    client('lea@example.org'),
    client('pas un e-mail'),
    client('max@example.org', 'Max;;m;FR_WEB;non;non;2026-11-01;2026-01-02T10:00:00Z'),
    client('zoe@example.org', 'Zoé;Petit;x;FR_WEB;non;non;2026-11-01;2026-01-02T10:00:00Z'),
    client('ana@example.org', 'Ana;Petit;f;XX_WEB;non;non;2026-11-01;2026-01-02T10:00:00Z'),
    client('luc@example.org', 'Luc;Petit;m;FR_WEB;non;non;le 1er;2026-01-02T10:00:00Z'),
    client(here),
    'seul@example.org;adresse;1;Un;Seul',
    'lea@example.org;voisin;1;Léa;Roux',
    'lea@example.org;abonnement;42;Léa;Roux',
    client('lea@example.org'),
  ].join('\r\n');
  const { preview, answer } = await bring(call, 'people', text);
  const named = preview.lines.flatMap(
    ({
      line,
      problem,
    }: {
      line: number;
      problem: { column: string | null; code: string } | null;
    }) => (problem ? [[line, problem.column, problem.code]] : []),
  );
  expect(named).toEqual([
    [3, 'e-mail', 'wrong'],
    [4, 'nom', 'empty'],
    [5, 'civilité', 'choice'],
    [6, 'site', 'site'],
    [7, 'vu le', 'date'],
    [8, null, 'there'],
    [9, 'rue', 'empty'],
    [10, 'quoi', 'choice'],
    [11, 'numéro', 'unnumbered'],
    [12, null, 'twice'],
  ]);
  expect(answer.status).toBe(422);
  expect(await counts()).toEqual(before);
  // A day that has come, a code that is taken, a food nobody sells, a choice that says too little.
  const file = await fileOf(call, 'people');
  const [titles = ''] = file.split('\r\n');
  const place = (name: string) => titles.split(';').indexOf(name);
  const changed = (line: string, changes: Record<string, string>) => {
    const cells = line.split(';');
    for (const [name, value] of Object.entries(changes)) cells[place(name)] = value;
    return cells.join(';');
  };
  const rows = file.replaceAll(here, 'neuf@example.org').split('\r\n');
  const find = (kind: string) => rows.find((row) => row.split(';')[1] === kind) ?? '';
  const code = find('abonnement').split(';')[2] ?? '';
  const own = (row: string) => row.replaceAll(code, 'AB-90001');
  const late = [
    titles,
    changed(find('client'), {}),
    changed(own(find('abonnement')), { 'part le': shop.appContext.clock.today().toString() }),
    own(find('livraison')),
    own(find('facturation')),
    changed(own(find('article')), { 'si absent': 'wait', jours: '', animaux: '' }),
    changed(find('abonnement'), {}),
    changed(own(find('article')), { numéro: 'AB-90001/99999999' }),
  ].join('\r\n');
  const second = await bring(call, 'people', late);
  expect(
    second.preview.lines.flatMap(({ line, problem }: { line: number; problem: object | null }) =>
      problem ? [[line, problem]] : [],
    ),
  ).toMatchObject([
    [3, { column: 'part le', code: 'past' }],
    [6, { column: 'jours', code: 'empty' }],
    [7, { column: 'numéro', code: 'taken' }],
    [8, { column: 'numéro', code: 'unknown' }],
  ]);
  expect(second.answer.status).toBe(422);
});

test('O-18 moonshot 24: killed at any moment an import of people leaves nothing half done, and neither does taking it back; who settled here stays', async () => {
  const first = await openShop();
  await peopleOfTheDemonstration();
  const people = await fileOf(first, 'people');
  await emptyDatabase();
  const second = await openShop();
  await query(`create function die_here() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
  const dyingAt = async (table: string, event: string, act: () => Promise<{ status: number }>) => {
    await query(`create trigger die_here after ${event} on ${table}
      for each statement execute function die_here()`);
    const { status } = await act();
    await query(`drop trigger die_here on ${table}`);
    return status;
  };
  try {
    for (const table of [
      'newsletter_subscriptions',
      'customers',
      'shop_users',
      'animals',
      'subscriptions',
      'subscription_cycles',
      'sheet_imports',
    ]) {
      const act = async () => (await bring(second, 'people', people)).answer;
      expect([table, (await dyingAt(table, 'insert', act)) >= 500]).toEqual([table, true]);
      expect(await counts()).toEqual(NOBODY);
    }
    expect((await bring(second, 'people', people)).answer.status).toBe(204);
    const brought = await counts();
    for (const [table, event] of [
      ['orders', 'delete'],
      ['customers', 'delete'],
      ['sheet_imports', 'update'],
    ] as const) {
      expect((await dyingAt(table, event, () => undoLast(second, 'people'))) >= 500).toBe(true);
      expect(await counts()).toEqual(brought);
    }
  } finally {
    await query('drop function die_here cascade');
  }
  // Somebody signs in: they are a customer of this shop now.
  await query(`insert into sign_ins (customer_id, created_at, expires_at, last_used_at)
    select min(id), now(), now() + interval '1 day', now() from customers`);
  expect((await undoLast(second, 'people')).status).toBe(409);
  expect(await fileOf(second, 'people')).toBe(people);
});

test('O-18 moonshot 24: people and their cards leave only with whoever may take them along', async () => {
  await openShop();
  for (const role of ['support', 'accounting', 'merchandising'] as const) {
    const call = await as(role);
    for (const kind of ['people', 'cards'])
      for (const [method, path, body] of [
        ['GET', 'file', undefined],
        ['GET', 'workbook', undefined],
        ['GET', 'imports', undefined],
        ['POST', 'preview', { text: TITLES }],
        ['POST', 'imports', { text: TITLES, version: 'x' }],
      ] as const)
        expect([
          role,
          kind,
          path,
          (await call(method, `/sheets/${kind}/${path}`, body)).status,
        ]).toEqual([role, kind, path, 403]);
  }
});

test('PRV-07 what an import of people is taken back by goes with whoever is forgotten, and with time', async () => {
  const call = await openShop();
  const text = [TITLES, client('lea@example.org'), client('max@example.org')].join('\r\n');
  expect((await bring(call, 'people', text)).answer.status).toBe(204);
  const stored = async () =>
    query("select l ->> 'key' as key from sheet_imports, jsonb_array_elements(lines) l order by 1");
  expect(await stored()).toHaveLength(2);
  const person = { customerId: 0, email: 'lea@example.org', formerEmails: [] };
  await transact(shop.appContext, (work) => portabilityData.erase(work, person));
  expect(await stored()).toEqual([{ key: 'max@example.org client 1' }]);
  await query("update sheet_imports set applied_at = applied_at - interval '31 days'");
  await forgetBroughtJob.run(shop.appContext, {});
  expect(await stored()).toEqual([]);
});
