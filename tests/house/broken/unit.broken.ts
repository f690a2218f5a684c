import fc from 'fast-check';
import { expect, test } from 'vitest';

test('no number is larger than a thousand', () => {
  fc.assert(
    fc.property(fc.nat(), (number) => {
      expect(number).toBeLessThan(1000);
    }),
  );
});
