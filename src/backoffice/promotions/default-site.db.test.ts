import { expect, onTestFinished, test } from 'vitest';
import { DEFAULTS } from '#kit/sites.ts';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { staffCalls } from '../../../tests/support/staff.ts';
import { loader } from './simulator.page.tsx';

const shop = testShop();

test('the default site is said once: mails of the team and screens follow it', async () => {
  const usual = DEFAULTS.site;
  DEFAULTS.site = 'BE_WEB';
  onTestFinished(() => {
    DEFAULTS.site = usual;
  });
  const call = await staffCalls(shop).as('direction');
  const zoe = { email: 'zoe@equipe.test', name: 'Zoé', role: 'logistics' };
  expect((await call('POST', '/administrators', zoe)).status).toBe(204);
  const { rows } = await shop.database.pool.query(
    "select text from mails where kind = 'staff.invited'",
  );
  expect(rows[0].text).toContain('http://be.localhost');
  const { load } = await officeAs(shop, 'merchandising');
  expect(await load(loader, '/gestion/promotions/simulateur/')).toMatchObject({
    request: { channel: 'BE_WEB' },
  });
});
