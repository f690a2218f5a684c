import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ATTENTION_CODES } from '#modules/orders/rules/index.ts';
import { ROLES } from '#modules/staff/rules/index.ts';
import { declineWords } from '../subscriptions/decline-words.ts';
import { detailWords, subjectWords } from './detail-words.ts';
import { t } from './journal-words.ts';

const sources = globSync('src/modules/*/server/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'));
const found = (pattern: RegExp) =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

test('O-36 every action and every detail that the log can store has French words', () => {
  const actions = found(/\baction: '([a-z_]+\.[a-z_]+)'/g);
  expect(actions.size).toBeGreaterThan(40);
  expect([...actions].filter((name) => !t.has(`actions.${name}`))).toEqual([]);
  const literals = found(/\bdetail(?:: | = )\{([^{}]*)\}/g);
  const names = [...literals].flatMap((text) =>
    text.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? []),
  );
  expect(names.length).toBeGreaterThan(15);
  expect([...new Set(names)].filter((name) => !t.has(`details.${name}`))).toEqual([]);
});

test('O-36 codes of a closed set are words, amounts are euros, days are dates', () => {
  for (const role of ROLES) expect(detailWords({ role })).not.toContain(role);
  for (const code of ATTENTION_CODES) expect(detailWords({ code })).not.toContain(code);
  expect(detailWords({ changed: ['analysis'], cents: 4290, scope: 'all' })).toBe(
    'Changé\u00a0: analyse · Prix\u00a0: 42,90\u00a0€ · Pour\u00a0: toutes les livraisons',
  );
  expect(detailWords({ until: '2026-12-05' })).toMatch(/5\sdécembre 2026/);
  expect(detailWords({ restock: false, gone: null })).toBe('Remis en vente\u00a0: non');
});

test('O-41 what an action was done to is said in words where the log holds a number or a code', () => {
  expect(subjectWords('order.held', 'orders')).toBe('orders');
  expect(subjectWords('wave.labelled', '12')).toBe('Vague 12');
  expect(subjectWords('voucher.issued', 'vouchers')).toBe('bons d’achat');
});

test('O-36 why a bank refused is told in words, whatever its code', () => {
  for (const code of [
    'abandoned',
    'given_up',
    'replaced',
    'order_cancelled',
    'declined',
    'new_code',
  ])
    expect(declineWords(code)).not.toMatch(/_|[a-z]+\)$|new_code/);
});
