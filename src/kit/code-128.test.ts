import { expect, test } from 'vitest';
import { bars, values } from './code-128.ts';

test('O-07 a number under bars has its check value, and every sign eleven modules', () => {
  // The example of every description has 54 in set A; set B begins one higher.
  expect(values('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
  for (let from = 32; from < 127; from += 1) {
    const text = String.fromCharCode(from);
    const widths = bars(text);
    expect(widths.reduce((sum, one) => sum + one, 0)).toBe(11 * 3 + 13);
    expect(widths).toHaveLength(6 * 3 + 7);
  }
  const all = Array.from({ length: 95 }, (_, at) => bars(String.fromCharCode(32 + at)).join(''));
  expect(new Set(all).size).toBe(95);
});

test('O-07 what no bars can say is a bug', () => {
  expect(() => bars('é')).toThrow('no bars');
});
