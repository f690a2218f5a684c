import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { apiServer } from '../support/api-server.ts';
import { testShop } from '../support/shop.ts';
import { stockShop } from '../support/stocked-shop.ts';

const run = promisify(execFile);
const shop = testShop();
const server = apiServer(shop);

beforeEach(() => stockShop(shop.appContext));

test('API-36 the script of docs/api.md buys a product with the OpenAPI document and fetch alone', async () => {
  const page = await readFile('docs/api.md', 'utf8');
  const script = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  expect(script).not.toMatch(/\bimport\b|\/api\/v2/);
  const file = join(shop.appContext.dataDir, 'buy.mjs');
  await writeFile(file, script);

  const { stdout } = await run(process.execPath, [file], { env: { SHOP: server.url } });

  const number = /^Order (\d+): .+ euros\n$/.exec(stdout)?.[1];
  const orders = await shop.database.db
    .selectFrom('orders')
    .select(['number', 'state', 'email', 'payment_state'])
    .execute();
  expect(orders).toEqual([
    { number, state: 'new', email: 'camille@example.org', payment_state: 'awaiting_payment' },
  ]);
});
