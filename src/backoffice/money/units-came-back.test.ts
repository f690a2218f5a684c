import { expect, test } from 'vitest';
import { unitsCameBack } from './units-came-back.ts';

const line = (key: string, code: string, quantity: number, left = quantity) => ({
  key,
  code,
  quantity,
  left,
});
const back = (variantCode: string, quantity: number) => ({ variantCode, quantity });

test('N-20 a refund proposes what came back and was not paid back, over the lines of its article', () => {
  const lines = [line('BAG:once', 'BAG', 2), line('BAG:4', 'BAG', 1), line('TIN:once', 'TIN', 6)];
  expect(unitsCameBack(lines, [back('BAG', 1), back('BAG', 2), back('TIN', 4)])).toEqual({
    'units.BAG:once': '2',
    'units.BAG:4': '1',
    'units.TIN:once': '4',
  });
  expect(unitsCameBack(lines, [])).toEqual({});
  // One of the two was refunded before.
  expect(unitsCameBack([line('BAG:once', 'BAG', 3, 2)], [back('BAG', 2)])).toEqual({
    'units.BAG:once': '1',
  });
});
