import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACCOUNTS } from '../../src/modules/books/rules/index.ts';

/** Of sales, carriage, gestures and their VAT there is one for each country and rate. */
const TAXED = ['707', '7085', '7097', '44571'];

const [, table = ''] = readFileSync('docs/books.md', 'utf8').split('## Account by account');

it('O-15 every account of the ledger is explained to whoever reads its balance', () => {
  const [rows = ''] = table.split('\n## ');
  const explained = rows.split('\n').map((row) => row.split('|')[1] ?? '');
  const missing = [...Object.values(ACCOUNTS), ...TAXED].filter(
    (account) => !explained.some((named) => named.includes(account)),
  );
  expect(missing).toEqual([]);
});
