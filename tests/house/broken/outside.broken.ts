import pg from 'pg';
import { expect, test } from 'vitest';
import { createFilledFolder } from '../../support/data-folder.ts';
import { outsideClient } from '../../support/outside.ts';
import { lea } from '../../support/people.ts';
import { startShopProcess } from '../../support/shop-process.ts';

test('somebody registers over a socket while there is no table of customers', async () => {
  const folder = await createFilledFolder();
  const shop = await startShopProcess({ dataDir: folder.path });
  const client = new pg.Client({ connectionString: folder.url });
  try {
    await client.connect();
    await client.query('alter table customers rename to hidden_customers');
    const { ask } = outsideClient(shop.url);
    const answer = await ask('POST', '/api/v2/shop/customers?channelCode=FR_WEB', {
      headers: { 'content-type': 'application/ld+json' },
      body: JSON.stringify(lea),
    });
    expect(answer.status).toBe(204);
  } finally {
    await client.end();
    await shop.stop();
    await folder.remove();
  }
});
