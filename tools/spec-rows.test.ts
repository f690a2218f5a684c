import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { namedIn, rowsOf } from './spec-rows.ts';

const run = promisify(execFile);

test('V-28 rows are read from the tables of the specification', () => {
  const text = '| id | requirement | check |\n|---|---|---|\n| ZZZ-01 | A cart. [§1] | open it |\n';
  expect(rowsOf(text)).toEqual([
    { id: 'ZZZ-01', area: 'ZZZ', requirement: 'A cart. [§1]', check: 'open it' },
  ]);
});

test('V-28 a test is found by its title, and by a table that fills it in', () => {
  const text = [
    "test('ZZZ-01 a cart opens', () => {});",
    "test.each([['ZZZ-02', 1]])('%s is a number', () => {});",
  ].join('\n');
  const found = namedIn([{ file: 'a.test.ts', text }]);
  expect(found.get('ZZZ-01')).toEqual([{ file: 'a.test.ts', title: 'ZZZ-01 a cart opens' }]);
  expect(found.get('ZZZ-02')).toEqual([{ file: 'a.test.ts', title: '(named in this file)' }]);
  expect(found.get('ZZZ-03')).toBeUndefined();
});

test('V-28 `npm run rows -- CRT` prints every row of the area with its tests', async () => {
  const { stdout } = await run(process.execPath, ['tools/rows.ts', 'CRT']);
  expect(stdout.match(/^CRT-\d+ /gm)?.length).toBeGreaterThan(15);
  expect(stdout).toContain('cart.db.test.ts: ');
});
