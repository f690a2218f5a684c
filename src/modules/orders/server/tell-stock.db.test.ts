import { expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { tellStock } from './processes/tell-stock.ts';

const shop = testShop();
const { as } = staffCalls(shop);

test('O-30 the team reads once what is short and what expires soon, and again when something is new', async () => {
  await stockShop(shop.appContext, { kibble: 0, tin: 500, bowl: 500 });
  const mails = async () => {
    await tellStock(shop.appContext);
    return shop.database.db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'text'])
      .where('kind', '=', 'stock-notice')
      .orderBy('id')
      .execute();
  };
  const [first] = await mails();
  expect(first?.recipient).toBe(shop.appContext.config.SUPPORT_EMAIL);
  expect(first?.text).toContain(KIBBLE);
  expect(first?.text).not.toMatch(/orders\.mails|undefined|null|\{\{/);
  expect(await mails()).toHaveLength(1);

  const call = await as('logistics');
  const soon = shop.appContext.clock.today().add({ days: 20 }).toString();
  const later = shop.appContext.clock.today().add({ days: 300 }).toString();
  const line = { code: KIBBLE, quantity: 400, place: 'A-1' };
  await call('POST', '/stock-deliveries', {
    supplier: 'Moulins',
    note: '',
    lines: [
      { ...line, lot: 'TOT-1', bestBefore: soon },
      { ...line, lot: 'TARD-1', bestBefore: later },
    ],
  });
  const [, second, more] = await mails();
  expect(more).toBeUndefined();
  expect(second?.text).toMatch(/TOT-1[\s\S]*A-1/);
  expect(second?.text).not.toContain('TARD-1');
});
