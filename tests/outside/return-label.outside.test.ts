import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { outsideClient } from '../support/outside.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { freshEmail } from '../support/shopper.ts';
import { orderAsGuest } from './order-as-guest.ts';
import { outsidePerson } from './person.ts';
import { foreignShop, ownOnly } from './scope.ts';
import { api, LD, QUERY } from './shop-calls.ts';
import { signedInTeam } from './team.ts';

// Two processes of one shop, whose labels are made by the built-in carriers.
let folder: DataFolder;
let shops: ShopProcess[] = [];
let database: pg.Client;
let team: Record<string, string>;

beforeAll(async () => {
  if (foreignShop) return;
  folder = await createFilledFolder();
  const settings = {
    LABEL_SERVICES: 'standin',
    LABEL_TIMEOUT_MS: '5000',
    WAREHOUSE_STANDIN: 'day_after',
  };
  const start = () => startShopProcess({ dataDir: folder.path, settings });
  shops = [await start(), await start()];
  database = new pg.Client({ connectionString: folder.url });
  await database.connect();
  const token = await signedInTeam(outsideClient(shops[0]?.url));
  team = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
});
beforeEach(() => foreignShop || database.query('delete from standin_carrier_troubles'));
afterAll(async () => {
  await database?.end();
  await Promise.all(shops.map((shop) => shop.stop()));
  await folder?.remove();
});

const client = (at = 0) => outsideClient(shops[at]?.url);

/** Switches a fault of the carriers on or off, as who tries the shop does. */
async function turn(kind: string): Promise<void> {
  const { ask, url } = client();
  const body = new URLSearchParams({ kind });
  const turned = await ask('POST', '/_dev/carriers/', { body, headers: { origin: url } });
  expect(turned.status).toBe(303);
}

/** An order that was paid and sent; `headers` are those of its customer. */
async function sentOrder(email: string, headers: object = {}) {
  const { ask } = client();
  const { body } = await orderAsGuest({ ask }, email, 'bank_transfer', headers);
  const { number, tokenValue: token, total } = body;
  const act = async (path: string, given: object) => {
    const headers = { ...team, 'idempotency-key': crypto.randomUUID() };
    const done = await ask('POST', `/api/v2/admin/orders/${number}/${path}`, {
      body: JSON.stringify(given),
      headers,
    });
    expect(done.ok, `${path}: ${done.status}`).toBe(true);
  };
  await act('receipts', { reference: `VIR ${number}`, amount: total });
  await act('parcels', { trackingNumbers: [`8R${number}`], isLast: true, lots: [] });
  return { number: String(number), returns: `${api}/orders/${token}/returns` };
}

type Ask = ReturnType<typeof outsideClient>['ask'];

async function askFor(ask: Ask, returns: string, { reason = 'damaged', ...headers } = {}) {
  const answer = await ask('POST', `${returns}${QUERY}`, {
    body: JSON.stringify({ reason }),
    headers: { ...LD, ...headers },
  });
  return { status: answer.status, body: await answer.json() };
}

/** References of labels the carriers made of an order, each charged once it is used. */
async function bought(number: string): Promise<string[]> {
  const { rows } = await database.query(
    'select reference from standin_carrier_labels where reference like $1 order by 1',
    [`${number}%`],
  );
  return rows.map(({ reference }) => reference);
}

/** How many calls to the carrier are under way for an order. */
async function called(number: string): Promise<number> {
  const { rows } = await database.query(
    `select count(*)::int as count from label_requests
     where reference like $1 and state = 'sent' and ended_at is null`,
    [`${number}%`],
  );
  return rows[0].count;
}

async function expectLabel(ask: Ask, path: string, headers: Record<string, string> = {}) {
  const file = await ask('GET', `${path}${QUERY}`, { headers });
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('cache-control')).toContain('no-store');
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}

test.skipIf(foreignShop)(
  `WDR-04 a guest and a customer ask for a label of what came damaged, and nobody else is given it${ownOnly}`,
  async () => {
    const guest = client();
    const email = freshEmail();
    const { number, returns } = await sentOrder(email);
    const { status, body } = await askFor(guest.ask, returns);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { reason: 'damaged', arrivedAt: null },
    });
    expect(body.label).toBe(`${body['@id']}/label`);
    await expectLabel(guest.ask, body.label);

    // On the page its mails link to, and as its file.
    const token = returns.split('/').at(-2);
    const page = `/suivi-de-commande/${token}/`;
    const shown = await (await guest.ask('GET', page)).text();
    expect(shown).toContain(body.trackingNumber);
    expect(shown).toContain(`href="documents/retour-${body.id}/"`);
    const file = await guest.ask('GET', `${page}documents/retour-${body.id}/`);
    expect(file.headers.get('content-type')).toBe('application/pdf');

    const owner = await outsidePerson(shops[0]?.url);
    const own = await sentOrder(owner.email, owner.bearer);
    const answered = await askFor(owner.ask, own.returns, { reason: 'wrong', ...owner.bearer });
    expect(answered.status).toBe(201);
    await expectLabel(owner.ask, answered.body.label, owner.bearer);
    const stranger = await outsidePerson(shops[0]?.url);
    for (const headers of [{}, stranger.bearer]) {
      expect((await askFor(client().ask, own.returns, headers as object)).status).toBe(404);
      const taken = await client().ask('GET', `${answered.body.label}${QUERY}`, { headers });
      expect(taken.status).toBe(404);
      // Nor through an order of their own.
      const through = await client().ask('GET', `${returns}/${answered.body.id}/label${QUERY}`, {
        headers,
      });
      expect(through.status).toBe(404);
    }
    expect(await bought(own.number)).toHaveLength(1);

    // It leads to its order when it arrives, and is then given to nobody.
    const arrived = await guest.ask('POST', '/api/v2/admin/returned-parcels', {
      body: JSON.stringify({ code: body.trackingNumber }),
      headers: { ...team, 'idempotency-key': crypto.randomUUID() },
    });
    expect(await arrived.json()).toMatchObject({ number });
    const listed = await (await guest.ask('GET', `${returns}${QUERY}`)).json();
    expect(listed['hydra:member']).toMatchObject([{ arrivedAt: expect.any(String), label: null }]);
    expect((await guest.ask('GET', `${body.label}${QUERY}`)).status).toBe(404);
    // A second one is the team's to give.
    expect(await askFor(guest.ask, returns)).toMatchObject({ status: 422 });
    expect(await bought(number)).toHaveLength(1);
  },
);

test.skipIf(foreignShop)(
  `WDR-04 who asks twice, in two tabs and at two processes, has one label${ownOnly}`,
  async () => {
    const { number, returns } = await sentOrder(freshEmail());
    await turn('twice');
    const presses = [0, 1, 0, 1, 0, 1].map((at) => askFor(client(at).ask, returns));
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual(Array(6).fill(201));
    const again = await Promise.all([0, 1].map((at) => askFor(client(at).ask, returns)));
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(again.map(({ body }) => body.trackingNumber)).size).toBe(1);
    expect(await bought(number)).toEqual([`${number}-R1`]);
    const listed = await (await client(1).ask('GET', `${returns}${QUERY}`)).json();
    expect(listed['hydra:totalItems']).toBe(1);
  },
);

test.skipIf(foreignShop)(
  `WDR-04 a second press at another process waits for the carrier the first one called, and has its label${ownOnly}`,
  async () => {
    const { number, returns } = await sentOrder(freshEmail());
    await turn('slow');
    const first = askFor(client(0).ask, returns);
    await expect.poll(() => called(number)).toBe(1);
    const second = askFor(client(1).ask, returns);
    // The second is on its way when the carrier answers at last.
    await client(1).ask('GET', `${returns}${QUERY}`);
    await turn('slow');
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.trackingNumber)).size).toBe(1);
    expect(await bought(number)).toEqual([`${number}-R1`]);
  },
);

test.skipIf(foreignShop).each(['down', 'slow'])(
  `WDR-04 a carrier that is %s is said in French, and the label is had later, once${ownOnly}`,
  async (trouble) => {
    const { number, returns } = await sentOrder(freshEmail());
    await turn(trouble);
    const { ask } = client();
    const refused = await askFor(ask, returns);
    expect(refused.status).toBe(503);
    expect(refused.body['hydra:description']).toContain('Le transporteur n’a pas encore répondu');
    expect(await bought(number)).toHaveLength(trouble === 'slow' ? 1 : 0);
    const listed = await (await ask('GET', `${returns}${QUERY}`)).json();
    expect(listed['hydra:member']).toEqual([]);
    await turn(trouble);
    const made = await askFor(client(1).ask, returns);
    expect(made.status).toBe(201);
    await expectLabel(ask, made.body.label);
    expect(await bought(number)).toHaveLength(1);
  },
);

test.skipIf(foreignShop)(
  `WDR-04 an address the carrier refuses, a change of mind and an order that has not left are each refused in words${ownOnly}`,
  async () => {
    const { ask } = client();
    const { number, returns } = await sentOrder(freshEmail());
    const mind = await askFor(ask, returns, { reason: 'withdrawal' });
    expect(mind).toMatchObject({ status: 422 });
    expect(mind.body['hydra:description']).toContain('le retour est à votre charge');
    expect((await askFor(ask, returns, { reason: 'bored' })).status).toBe(422);
    await turn('address');
    const address = await askFor(ask, returns);
    expect(address.status).toBe(422);
    expect(address.body['hydra:description']).toContain('Le transporteur refuse l’adresse');
    await turn('address');
    expect((await askFor(ask, returns)).status).toBe(201);
    expect(await bought(number)).toEqual([`${number}-R1`]);

    const { body } = await orderAsGuest({ ask }, freshEmail());
    const early = await askFor(ask, `${api}/orders/${body.tokenValue}/returns`);
    expect(early.status).toBe(422);
    expect(early.body['hydra:description']).toContain('n’est parti');
  },
);
