import { expect, test } from 'vitest';
import { codeAt } from '../../../../tests/support/authenticator.ts';
import { base32, stepAt, stepOfCode } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238 appendix B: at %i seconds the code is %s', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(seconds * 1000), 8)).toBe(code);
});

test('a code is taken half a minute early or late, and no longer', () => {
  const now = 1_111_111_111_000;
  const code = codeAt(SECRET, stepAt(now));
  expect(stepOfCode(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(stepAt(now));
  expect(stepOfCode(SECRET, code, now + 30_000)).toBe(stepAt(now));
  expect(stepOfCode(SECRET, code, now - 30_000)).toBe(stepAt(now));
  expect(stepOfCode(SECRET, code, now + 61_000)).toBeNull();
  for (const typed of ['', '12345', 'abcdef', '0000000'])
    expect(stepOfCode(SECRET, typed, now)).toBeNull();
});

test.each([
  ['f', 'MY'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648 §10: %s is written %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});
