import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEan } from './ean.ts';

test('a bar code ends with the digit its others give', () => {
  for (const right of ['4006381333931', '3017620422003', '96385074'])
    expect([right, isEan(right)]).toEqual([right, true]);
  for (const wrong of ['4006381333930', '400638133393', '', '4006381333931 ', '９６385074'])
    expect([wrong, isEan(wrong)]).toEqual([wrong, false]);
});

test('exactly one last digit is right, and one mistyped digit never is', () => {
  const twelve = fc.stringMatching(/^\d{12}$/);
  fc.assert(
    fc.property(twelve, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const right = [...'0123456789'].filter((last) => isEan(digits + last));
      expect(right).toHaveLength(1);
      const mistyped = [...digits, ...right];
      mistyped[at] = String((Number(mistyped[at]) + by) % 10);
      expect(isEan(mistyped.join(''))).toBe(false);
    }),
  );
});
