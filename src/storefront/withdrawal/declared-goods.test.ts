import { expect, test } from 'vitest';
import { declaredGoods } from './declared-goods.ts';

const lines = [
  { name: 'line-1', label: '1 × Croquettes, 12 kg' },
  { name: 'line-2', label: '2 × Pâtée, 400 g' },
];

test('WDR-03 a ticked line is withdrawn from, and the others are kept', () => {
  expect(declaredGoods(lines, { 'line-2': 'on', items: '' })).toEqual({
    items: '2 × Pâtée, 400 g',
    remaining: '1 × Croquettes, 12 kg',
  });
});

test('WDR-03 no line, or every line, is the whole order', () => {
  const whole = { items: null, remaining: null };
  expect(declaredGoods(lines, {})).toEqual(whole);
  expect(declaredGoods(lines, { 'line-1': 'on', 'line-2': 'on' })).toEqual(whole);
});

test('WDR-03 the customer’s own words stand beside what is ticked, or alone', () => {
  expect(declaredGoods(lines, { 'line-2': 'on', items: 'une boîte sur deux' })).toEqual({
    items: '2 × Pâtée, 400 g ; une boîte sur deux',
    remaining: '1 × Croquettes, 12 kg',
  });
  expect(declaredGoods([], { items: 'La pâtée' })).toEqual({ items: 'La pâtée', remaining: null });
});
