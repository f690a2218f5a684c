import { expect, test } from 'vitest';
import { people } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = testShop();

test('somebody registers while there is no table of customers', async () => {
  const { pool } = shop.database;
  await pool.query('alter table customers rename to hidden_customers');
  try {
    const answer = await people(shop).register();
    expect(answer.status).toBe(204);
  } finally {
    await pool.query('alter table hidden_customers rename to customers');
  }
});
