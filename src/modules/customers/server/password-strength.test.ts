import { expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { alphabetBits } from '../rules/index.ts';
import { findPasswordWeakness } from './password-strength.ts';

const owner = ['Léa', 'Delacroix', 'lea.delacroix@example.fr'];

test.each([
  ['password123', 'password.common'],
  ['azertyuiop', 'password.guessable'],
  ['Delacroix1988', 'password.personal'],
  ['aaaaaaaaaaaaaaaaaa', 'password.guessable'],
  ['k7#Qz', 'password.short'],
  ['12/04/1988', 'password.guessable'],
] as const)('PRV-09 %s is weak: %s', async (password, weakness) => {
  expect(await findPasswordWeakness(password, owner)).toBe(weakness);
  expect(messages.forms.generic.errors).toHaveProperty([weakness]);
});

test.each(['quatre tasses de thé vert', 'vP7#kq9!Lm', 'Zq8rT2wXb9Lk'])(
  'PRV-09 %s is strong',
  async (password) => {
    expect(await findPasswordWeakness(password, owner)).toBeNull();
  },
);

test('PRV-09 the longest password is judged quickly', async () => {
  const started = performance.now();
  await findPasswordWeakness('a1B!é'.repeat(51), owner);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('PRV-09 eight characters of four alphabets hold 50 bits, of three do not', () => {
  expect(alphabetBits('aB3!aB3!')).toBeGreaterThan(50);
  expect(alphabetBits('aB3caB3c')).toBeLessThan(50);
  expect(alphabetBits('')).toBe(0);
});
