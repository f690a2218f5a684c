import { beforeEach, expect, test } from 'vitest';
import { money } from '#i18n/money.ts';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { sendFigureMailsJob } from './jobs.ts';
import { rebuildFigures } from './keep-figures.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const { ready, complete } = orderCalls(shop);

// biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every shape
const query = async (text: string): Promise<any[]> => (await shop.database.pool.query(text)).rows;

beforeEach(() => stockShop(shop.appContext));

test('O-17 a week of figures is mailed on Monday to who chose it, once, while they may see figures', async () => {
  const call = await as('accounting');
  const choose = (wanted: boolean) => call('PUT', '/figures/mail', { wanted, channel: 'FR_WEB' });
  expect((await choose(true)).status).toBe(204);
  expect((await call('GET', '/figures/mail')).body).toMatchObject({ wanted: true });
  const cart = await ready('bank_transfer', [KIBBLE, 2]);
  await complete(cart.tokenValue);
  await query("update orders set payment_state = 'paid' where state <> 'cart'");
  await transact(shop.appContext, rebuildFigures);
  const [{ total }] = await query("select total from orders where state <> 'cart'");
  const mails = async () => {
    await sendFigureMailsJob.run(shop.appContext, {});
    return query("select recipient, text from mails where kind = 'weekly-figures' order by id");
  };
  // The week has not ended.
  expect(await mails()).toEqual([]);
  for (const fact of ['sales_facts', 'sale_day_facts', 'funnel_facts'])
    await query(`update ${fact} set day = day - 7`);
  await query('update figure_mails set sent_for = sent_for - 7');
  const [first, ...more] = await mails();
  expect(more).toEqual([]);
  expect(first.recipient).toBe('accounting@equipe.test');
  expect(first.text).toContain(money(total));
  expect(first.text).toMatch(/Paniers ouverts.* 1, dont commandés.* 1/);
  expect(first.text).not.toMatch(/figures\.mail|undefined|null|\{\{/);
  expect(await mails()).toHaveLength(1);
  // A staff member without the permission or the subscription gets none.
  await query('update figure_mails set sent_for = sent_for - 7');
  await query("update staff_members set role = 'logistics'");
  expect(await mails()).toHaveLength(1);
  await query("update staff_members set role = 'accounting'");
  expect((await choose(false)).status).toBe(204);
  await query('delete from mails');
  expect(await mails()).toEqual([]);
});
