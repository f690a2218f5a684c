import { expect, test } from 'vitest';
import { alphabetBits } from '#kit/password-weakness.ts';
import messages from '../modules/customers/messages/fr.json' with { type: 'json' };
import { findPasswordWeakness } from './password-strength.ts';

const owner = ['Léa', 'Delacroix', 'lea.delacroix@example.fr'];

test.each([
  ['password123', 'password.common'],
  ['azertyuiop', 'password.guessable'],
  ['Delacroix1988', 'password.personal'],
  ['aaaaaaaaaaaaaaaaaa', 'password.guessable'],
  ['k7#Qz', 'password.weak'],
  ['12/04/1988', 'password.guessable'],
] as const)('PRV-09 %s is weak: %s', async (password, weakness) => {
  expect(await findPasswordWeakness(password, owner)).toBe(weakness);
  expect(messages.forms.generic.errors).toHaveProperty([weakness]);
});

// The field's hint names four unrelated words and ten varied characters.
test.each(['lampe vélo ruche tarte', 'vP7#kq9!Lm', 'x4-tq8b!ru', 'Zq8rT2wXb9Lk'])(
  'PRV-09 %s is strong',
  async (password) => {
    expect(await findPasswordWeakness(password, owner)).toBeNull();
  },
);

test('PRV-09 only the beginning of a very long password is judged', async () => {
  expect(await findPasswordWeakness(`vP7#kq9!Lm${'a'.repeat(245)}`, owner)).toBeNull();
  expect(await findPasswordWeakness('a'.repeat(255), owner)).toBe('password.guessable');
});

test('PRV-09 eight characters of four alphabets hold 50 bits, of three do not', () => {
  expect(alphabetBits('aB3!aB3!')).toBeGreaterThan(50);
  expect(alphabetBits('aB3caB3c')).toBeLessThan(50);
  expect(alphabetBits('')).toBe(0);
});
