import { expect, test } from 'vitest';
import { cartLinkOf, linkedVariants, withoutLinked } from './cart-link.ts';

const requested = (query: string) => linkedVariants(new URLSearchParams(query));

test('CRT-16 codes of exactly eight digits are taken, others are ignored', () => {
  expect(requested('variantId=12345678&variantId=123')).toEqual([
    { code: '12345678', kind: 'add', quantity: 1 },
  ]);
});

test('CRT-17 each variant has its own quantity, 1 when none is given', () => {
  expect(requested('variantId=12345678&variantId=87654321&quantity=3')).toEqual([
    { code: '12345678', kind: 'add', quantity: 3 },
    { code: '87654321', kind: 'add', quantity: 1 },
  ]);
  expect(requested('variantId=12345678,87654321&quantity=2,4').map((one) => one.quantity)).toEqual([
    2, 4,
  ]);
});

test('CRT-17 a quantity keeps its place when the code beside it is ignored', () => {
  expect(requested('variantId=12&variantId=87654321&quantity=5&quantity=2')).toEqual([
    { code: '87654321', kind: 'add', quantity: 2 },
  ]);
});

test('CRT-17 a quantity that is no positive whole number counts as 1', () => {
  for (const odd of ['0', '-1', '1.5', 'x', ''])
    expect(requested(`variantId=12345678&quantity=${odd}`)[0]?.quantity).toBe(1);
});

test('CRT-18 targetQuantity asks to raise instead of adding', () => {
  expect(requested('variantId=12345678&targetQuantity=3')).toEqual([
    { code: '12345678', kind: 'raise', quantity: 3 },
  ]);
});

test('CRT-21 only the other parameters stay in the address', () => {
  const query = new URLSearchParams('variantId=12345678&quantity=2&utm_source=mail');
  expect(withoutLinked(query)).toBe('?utm_source=mail');
  expect(withoutLinked(new URLSearchParams('variantId=1'))).toBe('');
});

test('CRT-18 a cart goes to another site as a link that raises the cart there to it', () => {
  const link = cartLinkOf([
    { variantCode: '12345678', quantity: 2 },
    { variantCode: '87654321', quantity: 1 },
    { variantCode: '12345678', quantity: 3 },
  ]);
  expect(requested(link)).toEqual([
    { code: '12345678', kind: 'raise', quantity: 5 },
    { code: '87654321', kind: 'raise', quantity: 1 },
  ]);
});
