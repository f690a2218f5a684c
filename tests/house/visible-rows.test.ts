import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SWITCHES } from '#standins/switches/switches.ts';
import { rowsOf } from '../../tools/spec-rows.ts';

const UNIT_TEST = /^unit test/;
const rows = rowsOf(readFileSync('docs/specification.md', 'utf8')).map(({ id }) => id);
const document = readFileSync('docs/visible-rows.md', 'utf8');
const seen = [...document.matchAll(/^\| ([A-Z0-9]{3}-\d+) \| (.+) \|$/gm)].map(
  ([, id = '', how = '']) => ({ id, how }),
);
const visible = seen.filter(({ how }) => !UNIT_TEST.test(how));

test('every row of the specification stands once in docs/visible-rows.md, 560 and more are seen from outside', () => {
  expect(seen.map(({ id }) => id)).toEqual(rows);
  expect(visible.length).toBeGreaterThanOrEqual(560);
  expect(document).toContain(`${visible.length} of ${rows.length} rows are seen from outside`);
});

test('the switches it names exist, and each row a switch shows is seen from outside', () => {
  const codes = SWITCHES.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  const named = seen.flatMap(({ how }) =>
    [...how.matchAll(/\bswitch(?:es)? ((?:`[a-z0-9-]+`(?:, | and |, and )?)+)/gi)].flatMap(
      ([, list = '']) => [...list.matchAll(/`([a-z0-9-]+)`/g)].map(([, code]) => code),
    ),
  );
  expect(named.filter((code) => code && !codes.includes(code))).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
  const existing = new Set(visible.map(({ id }) => id));
  expect(SWITCHES.flatMap((one) => one.rows).filter((row) => !existing.has(row))).toEqual([]);
});
