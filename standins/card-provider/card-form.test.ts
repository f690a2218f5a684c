import { expect, test } from 'vitest';
import { brandOf, passesLuhn, readCard } from './card-form.ts';
import { TEST_CARDS } from './test-cards.ts';

const today = Temporal.PlainDate.from('2026-11-21');
const good = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' };
const errorsOf = (change: Partial<typeof good>) => {
  const read = readCard({ ...good, ...change }, today);
  return 'errors' in read ? read.errors : {};
};

test('PAY-02 a card is read with what may be kept of it', () => {
  expect(readCard(good, today)).toEqual({
    card: { testCard: 'accepted_visa', brand: 'visa', last4: '4242', expMonth: 11, expYear: 2026 },
  });
  expect(JSON.stringify(readCard(good, today))).not.toContain('42424242');
});

test.each([
  ['', 'required'],
  ['4242 4242 4242 4241', 'luhn'],
  ['4242', 'luhn'],
  ['378282246310005', 'brand'],
  ['4111111111111111', 'not_a_test_card'],
])('PAY-02 number “%s” is refused: %s', (number, code) => {
  expect(errorsOf({ number })).toEqual({ number: code });
});

test.each([
  ['', 'required'],
  ['13/28', 'invalid'],
  ['2028', 'invalid'],
  ['10/26', 'past'],
  ['01/99', 'invalid'],
])('PAY-02 expiry “%s” is refused: %s', (expiry, code) => {
  expect(errorsOf({ expiry })).toEqual({ expiry: code });
});

test.each(['11/26', '11 / 2026', '1126', '8/29'])('PAY-02 expiry “%s” is understood', (expiry) => {
  expect(errorsOf({ expiry })).toEqual({});
});

test.each([
  ['', 'required'],
  ['12', 'invalid'],
  ['1234', 'invalid'],
  ['abc', 'invalid'],
])('PAY-02 cryptogram “%s” is refused: %s', (cvc, code) => {
  expect(errorsOf({ cvc })).toEqual({ cvc: code });
});

test('PAY-01 every test card is a real number of a brand the shop takes', () => {
  for (const { number } of TEST_CARDS) {
    expect(passesLuhn(number)).toBe(true);
    expect(brandOf(number)).not.toBeNull();
  }
  expect(brandOf('2221000000000009')).toBe('mastercard');
  expect(brandOf('6011000000000004')).toBeNull();
});
