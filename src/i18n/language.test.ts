import { afterEach, expect, test } from 'vitest';
import { textsIn } from './catalogue.server.ts';
import { dictionaryOf } from './dictionary.ts';
import { language, localizedPath, plainPath, speak } from './language.ts';
import { words } from './words.ts';

const french = {
  cart: 'Panier',
  hello: 'Bonjour {{name}}',
  line_one: '{{count}} article',
  line_other: '{{count}} articles',
  only: 'Rien que nous',
};
const dutch = {
  cart: 'Winkelmand',
  hello: 'Dag {{name}}',
  line_other: '{{count}} artikelen',
};

afterEach(() => speak(() => undefined));
const inDutch = () => {
  const nl = { code: 'nl', texts: dictionaryOf(french, dutch), file: '/locales/nl.json' };
  speak(() => nl);
};

test('I18-02 texts are Dutch where there is a Dutch one, else French', () => {
  const t = words(french);
  expect(t('cart')).toBe('Panier');
  inDutch();
  expect([t('cart'), t('hello', { name: 'Lieve' })]).toEqual(['Winkelmand', 'Dag Lieve']);
  expect([t('line', { count: 2 }), t('only')]).toEqual(['2 artikelen', 'Rien que nous']);
});

test('I18-02 links to pages have the prefix of the language, and lose it again', () => {
  expect([localizedPath('/chien/'), plainPath('/nl/chien/')]).toEqual(['/chien/', '/nl/chien/']);
  inDutch();
  expect(language()?.code).toBe('nl');
  expect([localizedPath('/chien/'), localizedPath('/')]).toEqual(['/nl/chien/', '/nl/']);
  expect([plainPath('/nl/chien/'), plainPath('/nl/')]).toEqual(['/chien/', '/']);
  expect([plainPath('/nlx/'), localizedPath('https://a.example/')]).toEqual([
    '/nlx/',
    'https://a.example/',
  ]);
  expect(localizedPath('/chien/', 'fr')).toBe('/chien/');
});

test('the shell and the cart are worded in Dutch', () => {
  const texts = textsIn('nl');
  expect(texts.Panier).toBe('Winkelmand');
  expect(texts['Votre panier est vide']).toBe('Uw winkelmand is leeg');
  expect(Object.keys(textsIn('de'))).toEqual([]);
});
