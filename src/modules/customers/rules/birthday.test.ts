import { expect, test } from 'vitest';
import { birthdayViolation } from './birthday.ts';

const today = Temporal.PlainDate.from('2026-11-21');
const code = (birthday: string) => birthdayViolation(birthday, today)?.code ?? null;

test('FRM-19 a birthday is a real past day of the last 120 years', () => {
  expect(code('2026-11-22')).toBe('before');
  expect(code('2026-11-21')).toBe('before');
  expect(code('2020-02-31')).toBe('invalid');
  expect(code('31/02/2020')).toBe('invalid');
  expect(code('1905-11-21')).toBe('after');
  expect(code('1906-11-20')).toBe('after');
  expect(['1906-11-21', '1950-06-01', '2026-11-20', '2000-02-29'].map(code)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
