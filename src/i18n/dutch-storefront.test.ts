import { expect, test } from 'vitest';
import type { Messages } from './words.ts';

const files = import.meta.glob<Messages>(
  ['./messages/*.json', '../{ui,pages,blocks,storefront}/messages/*.json'],
  { eager: true, import: 'default' },
);

const flat = (messages: Messages, before = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string' ? [[before + key, text]] : flat(text, `${before}${key}.`),
  );
const french = Object.entries(files)
  .filter(([path]) => path.endsWith('fr.json'))
  .flatMap(([path, messages]) => {
    const dutch = new Map(flat(files[path.replace('fr.json', 'nl.json')] ?? {}));
    return flat(messages).map(([key, text]) => ({ path, key, text, dutch: dutch.get(key) }));
  });

test('I18-02 every text of the storefront, its blocks and its controls is worded in Dutch', () => {
  const silent = french.filter(({ dutch }) => dutch === undefined);
  expect(silent.map(({ path, key }) => `${path} ${key}`)).toEqual([]);
});

/** Words that are French and not Dutch; a Dutch text containing one was not translated. */
const FRENCH =
  /(?<![\p{L}{])(?:le|les|du|des|une|et|est|vous|votre|nous|pour|avec|sur|par)(?![\p{L}}])/iu;

test('I18-02 no Dutch text of the storefront is French', () => {
  const left = french.filter(({ dutch = '' }) => FRENCH.test(dutch));
  expect(left.map(({ path, key, dutch }) => `${path} ${key}: ${dutch}`)).toEqual([]);
});

test('I18-02 one says u in Dutch, and quotes as Dutch does', () => {
  const strange = french.filter(({ dutch = '' }) =>
    /\b(?:je|jij|jouw|jullie|gij)\b|[«»]/i.test(dutch),
  );
  expect(strange.map(({ path, key, dutch }) => `${path} ${key}: ${dutch}`)).toEqual([]);
});
