import { expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import { violationsOf } from '#kit/violations.ts';
import {
  customerLookup,
  customerRegistration,
  customerUpdate,
  passwordChange,
  passwordReset,
} from './contracts.ts';
import messages from './messages/fr.json' with { type: 'json' };

const registration = {
  firstName: 'Léa',
  lastName: 'Martin',
  email: 'lea@example.fr',
  password: 'quatre tasses de thé',
};

type Schema = { safeParse(value: unknown): ReturnType<typeof customerRegistration.safeParse> };
function codes(schema: unknown, value: object) {
  const parsed = (schema as Schema).safeParse(value);
  if (parsed.success) return [];
  return violationsOf(parsed.error).map(({ propertyPath, code }) => `${propertyPath}: ${code}`);
}
const registering = (change: object) => codes(customerRegistration, { ...registration, ...change });

test('AUT-20 a new password has 5 to 255 characters', () => {
  const length = (count: number) => ({ password: 'a'.repeat(count) });
  expect(registering(length(4))).toEqual(['password: min_length']);
  expect(registering(length(256))).toEqual(['password: max_length']);
  expect([5, 255].flatMap((count) => registering(length(count)))).toEqual([]);
});

test.each([passwordChange, passwordReset])('AUT-20 the same lengths when it changes', (schema) => {
  const twice = (newPassword: string) =>
    codes(schema, { newPassword, confirmNewPassword: newPassword });
  expect(twice('abcd')).toEqual(['newPassword: min_length']);
  expect(twice('a'.repeat(256))).toEqual(['newPassword: max_length']);
  expect([...twice('abcde'), ...twice('a'.repeat(255))]).toEqual([]);
});

test.each([passwordChange, passwordReset])('AUT-21 the confirmation must match', (schema) => {
  const differing = { newPassword: 'abcde', confirmNewPassword: 'abcdf' };
  expect(codes(schema, differing)).toEqual(['newPassword: password.mismatch']);
});

test('AUT-22 AUT-23 every login password error has one text', () => {
  const { has, translate } = words(messages);
  for (const code of ['min_length', 'max_length', 'password.incorrect']) {
    const key = `forms.login.password.errors.${code}`;
    expect(has(key)).toBe(true);
    expect(translate(key)).toBe('Votre mot de passe est incorrect.');
  }
});

test('FRM-20 an e-mail is required, valid and at most 255 characters long', () => {
  const requested = (email: string) => codes(customerLookup, { email });
  const atLength = (count: number) => `${'a'.repeat(count - 11)}@example.fr`;
  expect(requested('')).toEqual(['email: required']);
  expect(requested('lea@')).toEqual(['email: email']);
  expect(requested(atLength(256))).toContain('email: max_length');
  expect([...requested(atLength(60)), ...requested('  lea@example.fr ')]).toEqual([]);
});

test('names have 1 to 255 characters', () => {
  expect(registering({ firstName: '' })).toEqual(['firstName: required']);
  expect(registering({ lastName: 'a'.repeat(256) })).toEqual(['lastName: max_length']);
  expect(registering({ firstName: 'a', lastName: 'a'.repeat(255) })).toEqual([]);
});

test('what a registration leaves out has its default', () => {
  expect(customerRegistration.parse(registration)).toMatchObject({
    subscribedToNewsletter: false,
    phoneNumber: null,
    gender: 'u',
    birthday: null,
  });
});

test('a change of personal data touches only the keys that are there', () => {
  expect(customerUpdate.parse({ phoneNumber: '0612345678' })).toEqual({
    phoneNumber: '+33612345678',
  });
  expect(customerUpdate.parse({ defaultAddress: '/shop/addresses/77' })).toBeTruthy();
  expect(codes(customerUpdate, { defaultAddress: '77' })).toEqual(['defaultAddress: invalid']);
  expect(codes(customerUpdate, { birthday: '2020-02-31' })).toEqual(['birthday: invalid']);
  // V-15: an instant is converted to its day in Paris, the time zone of our customers' browsers.
  for (const [sent, day] of [
    ['2001-10-24T11:00:00.000Z', '2001-10-24'],
    ['2001-10-24T00:00:00+00:00', '2001-10-24'],
    ['1988-04-11T22:00:00.000Z', '1988-04-12'],
  ])
    expect(customerUpdate.parse({ birthday: sent }).birthday).toBe(day);
  expect(codes(customerUpdate, { gender: 'x' })).toEqual(['gender: one_of']);
});

test('FRM-05 FRM-06 FRM-07 FRM-08 FRM-09 FRM-10 FRM-11 every generic error has its words', () => {
  const { has } = words(messages);
  const generic = ['required', 'invalid', 'min_length', 'max_length', 'min', 'max', 'before'];
  for (const code of [...generic, 'after', 'min_items', 'max_items', 'one_of', 'postcode.invalid'])
    expect(has(`forms.generic.errors.${code}`), code).toBe(true);
});
