import { expect, test } from 'vitest';
import { lawRules } from '../../tools/law-rules.ts';
import { testDatabase } from '../support/database.ts';

const database = testDatabase();

test('each statement the law report shows rows of can be run, and names its columns', async () => {
  const statements = lawRules.flatMap(({ evidence }) =>
    evidence.flatMap((one) => ('rows' in one ? [one.rows] : [])),
  );
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const { fields } = await database.pool.query(statement);
    expect(fields.length, statement).toBeGreaterThan(0);
  }
});
