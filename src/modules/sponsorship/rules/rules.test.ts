import { expect, test } from 'vitest';
import { maskEmail } from '#kit/mask-email.ts';
import { codeName, isPlainMessage, isSameDoor } from './index.ts';

test('a code begins with the first name, as far as it has Latin letters', () => {
  expect(['Léa', 'Anne-Sophie', 'Zoë', 'Мария', ''].map(codeName)).toEqual([
    'LEA',
    'ANNESOPH',
    'ZOE',
    'AMI',
    'AMI',
  ]);
});

test.each([
  'Essaie, Biscuit adore !',
  'Ça vaut 5 € ; à bientôt. Léa',
  'Croquettes n°1, dès 2,50 €.',
  '',
])('a wish may say « %s »', (text) => expect(isPlainMessage(text)).toBe(true));

test.each([
  'Voir http://exemple.fr',
  'www.exemple.fr',
  'gagne sur casino.example',
  'exemple.com/promo',
  'écris à moi@exemple.fr',
  '<a href=x>ici</a>',
  'Appelle le 06 12 34 56 78',
  'a\u0000b',
])('a wish may not say « %s »', (text) => expect(isPlainMessage(text)).toBe(false));

test('one door is one household, however it is typed', () => {
  const door = { street: '12 rue de l’Église', postcode: '69003', countryCode: 'FR' };
  expect(isSameDoor(door, { ...door, street: "12, RUE DE L'EGLISE" })).toBe(true);
  expect(isSameDoor(door, { ...door, street: '14 rue de l’Église' })).toBe(false);
  expect(isSameDoor(door, { ...door, countryCode: 'BE' })).toBe(false);
});

test('an address we do not keep shows its first letter and its host', () => {
  expect(maskEmail('Lea.Martin@exemple.fr')).toBe('l•••@exemple.fr');
});
