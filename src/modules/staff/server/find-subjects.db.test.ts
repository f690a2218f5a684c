import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { recordAction } from './record-action.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const { pool } = shop.database;

const note = (action: string, subject: string) =>
  transact(shop.appContext, (work) => recordAction(work, null, { action, subject }));

/** API path to read each kind of page. */
const READ: Readonly<Record<string, string>> = {
  product: '/products',
  promotion: '/promotions',
  message: '/contact-requests',
};

test('GRD-27 a line of the journal leads to the page of what it is about, and never to none', async () => {
  await stockShop(shop.appContext);
  const call = await as('direction');
  const { rows } = await pool.query(
    `insert into contact_requests (channel_code, email, message, created_at)
     values ('FR_WEB', 'lea@example.org', 'Bonjour', now()) returning id`,
  );
  const [{ code }] = (await pool.query('select code from promotions limit 1')).rows;
  await note('stock.moved', KIBBLE);
  await note('promotion.stopped', code);
  await note('message.replied', String(rows[0].id));
  await note('staff.invited', 'direction@equipe.test');
  const gone = [
    ['promotion.stopped', 'effacee'] as const,
    ['message.replied', '999'] as const,
    ['customer.noted', 'pas-un-numero'] as const,
    ['price.cancelled', '4'] as const,
    ['order.cancelled', '999999999'] as const,
    ['payments.matched', 'match'] as const,
  ];
  for (const [action, subject] of gone) await note(action, subject);
  const { body } = await call('GET', '/staff-actions?itemsPerPage=30');
  const lines: { action: string; subject: string; page: { kind: string; id: string } | null }[] =
    body['hydra:member'];
  const led = lines.flatMap(({ page }) => (page ? [page.kind] : []));
  expect(led.toSorted()).toEqual(['member', 'member', 'message', 'product', 'promotion']);
  for (const { page } of lines) {
    const path = page && READ[page.kind];
    if (path) expect((await call('GET', `${path}/${page.id}`)).status).toBe(200);
  }
});

test('the journal asks for as much, however many lines it shows', async () => {
  const call = await as('direction');
  for (let nth = 0; nth < 12; nth += 1) await note('promotion.stopped', `p-${nth}`);
  const requested = (itemsPerPage: number) =>
    countQueries(pool, async () => {
      const { status } = await call('GET', `/staff-actions?itemsPerPage=${itemsPerPage}`);
      expect(status).toBe(200);
    });
  expect(await requested(10)).toBe(await requested(2));
});
