import type pg from 'pg';
import { expect, test } from 'vitest';
import { copyRows } from '../../bench/copy-rows.ts';
import { growCatalogue } from '../../bench/grow-catalogue.ts';
import { createServices } from '../../src/registry/api.ts';
import { countQueries } from '../support/count-queries.ts';
import { scaled } from '../support/limits.ts';
import { bearer } from '../support/people.ts';
import { testShop } from '../support/shop.ts';
import { type Actor, actorsIn } from './actors.ts';
import { publicIds } from './fixture-ids.ts';
import { populate } from './fixtures.ts';
import { growSubscriptions } from './grow-subscriptions.ts';
import { type Operation, operationsOf } from './operations.ts';
import { openSmallShop } from './small-shop.ts';

const shop = testShop();
const ROWS = 100;

/** The address of a reading, with the first thing of each kind this person knows; null for none. */
function addressOf({ surface, path }: Operation, { ids }: Actor): string | null {
  const parts = path.split('/').map((part, place, all) => {
    if (!part.startsWith('{')) return part;
    const id = ids[all[place - 1] ?? '']?.[0];
    return id === undefined ? null : encodeURIComponent(id);
  });
  if (parts.includes(null)) return null;
  const query =
    surface === 'shop'
      ? 'channelCode=FR_WEB&locale=fr_FR&itemsPerPage=100'
      : 'render=2&locale=fr&channelCode=FR_WEB&pagination[pageSize]=100';
  return `${parts.join('/')}?${query}`;
}

/** A hundred of whatever a reader may meet: products, orders, lines of an order, addresses. */
async function grow(client: pg.Client) {
  const { rows } = await client.query('select count(*)::integer as n from products');
  await growCatalogue(client, rows[0].n + ROWS);
  const copies = `cross join generate_series(1, ${ROWS}) as c (n)`;
  await copyRows(client, {
    table: 'order_items',
    from: `cross join (select new_code from grown_variants order by new_code limit ${ROWS}) g
      where t.id in (select min(id) from order_items group by order_id)`,
    changed: { id: null, variant_code: 'g.new_code' },
  });
  await copyRows(client, {
    table: 'orders',
    from: `${copies} where t.placed_at is not null`,
    changed: { id: null, token: 't.token || c.n', number: "t.number || '-' || c.n" },
  });
  await growSubscriptions(client, ROWS);
  await copyRows(client, { table: 'customer_addresses', from: copies, changed: { id: null } });
  await copyRows(client, { table: 'contact_requests', from: copies, changed: { id: null } });
  await client.query(
    `insert into contact_replies (request_id, text, created_at)
     select id, 'Une suite.', now() from contact_requests, generate_series(1, 3)`,
  );
  await copyRows(client, { table: 'animals', from: copies, changed: { id: null } });
}

// Every reading there is, four times, half of them of a hundred rows.
const LIMIT = { timeout: scaled(60_000) };

test('API-05 no reading takes more queries for a hundred rows than for one', LIMIT, async () => {
  await openSmallShop(shop.appContext);
  const actors = actorsIn(await populate(shop), await publicIds(shop)).slice(0, 2);
  const reads = operationsOf(createServices(shop.appContext)).filter(
    ({ method }) => method === 'GET',
  );
  const calls = reads.flatMap((operation) =>
    actors.flatMap((actor) => {
      const address = addressOf(operation, actor);
      return address ? [{ operation, address, headers: bearer(actor.token ?? '') }] : [];
    }),
  );
  expect(new Set(calls.map(({ operation }) => operation.name)).size).toBeGreaterThan(50);

  const ask = async ({ address, headers }: (typeof calls)[number]) =>
    (await shop.request('GET', address, undefined, headers)).arrayBuffer();
  const count = async () => {
    const counts: [string, number][] = [];
    for (const call of calls) {
      // What is kept between two readings is not what is counted.
      await ask(call);
      counts.push([call.address, await countQueries(shop.database.pool, () => ask(call))]);
    }
    return counts;
  };
  const few = await count();
  const client = await shop.database.pool.connect();
  await grow(client as unknown as pg.Client).finally(() => client.release());
  const lists = ['listOrders', 'listAddresses', 'listAnimals', 'listProducts', 'listItems'];
  for (const list of [...lists, 'listSubscriptions', 'listConversations']) {
    const call = calls.find(({ operation }) => operation.name === list);
    const answer = call && (await shop.request('GET', call.address, undefined, call.headers));
    expect((await answer?.json())?.['hydra:totalItems'], list).toBeGreaterThan(ROWS);
  }
  expect(await count()).toEqual(few);
  expect(Math.max(...few.map(([, queries]) => queries))).toBeLessThanOrEqual(12);
});
