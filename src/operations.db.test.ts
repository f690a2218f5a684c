import { expect, test } from 'vitest';
import { raiseFinding } from '#modules/payments/server/index.ts';
import { createMetrics } from '#platform/http/metrics.ts';
import { transact } from '#platform/work.ts';
import { testShop } from '../tests/support/shop.ts';
import { operations } from './operations.ts';

const shop = testShop();

test('the figures say how much money somebody has to look at, by kind', async () => {
  const app = operations(shop.machine, createMetrics());
  const figures = async () => (await app.request('/metrics')).text();
  expect(await figures()).toContain('payment_findings_open{kind="overpaid"} 0');
  await transact(shop.machine, (work) =>
    raiseFinding(work, { kind: 'overpaid', subject: '000000012', details: {} }),
  );
  const text = await figures();
  expect(text).toContain('payment_findings_open{kind="overpaid"} 1');
  expect(text).toContain('payment_findings_open{kind="dispute"} 0');
});
