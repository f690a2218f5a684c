import { expect, test } from 'vitest';
import { textsIn } from './catalogue.server.ts';
import { longDate, shortDate } from './dates.ts';
import { dictionaryOf } from './dictionary.ts';
import { speak } from './language.ts';
import { money, unitPrice } from './money.ts';
import { listed, ofName } from './names.ts';
import { number } from './numbers.ts';
import { type Messages, words } from './words.ts';

const files = import.meta.glob<Messages>(
  ['./messages/*.json', '../{modules/*,ui,pages,blocks,storefront}/messages/*.json'],
  { eager: true, import: 'default' },
);
const dutch = Object.entries(files).filter(([path]) => path.endsWith('nl.json'));

const flat = (messages: Messages, before = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string' ? [[before + key, text]] : flat(text, `${before}${key} `),
  );
const blanks = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name);
const isPlural = (key: string) => /_(zero|one|other)$/.test(key);

test('I18-02 a Dutch text stands by a French one, and quotes what that quotes', () => {
  const wrong = dutch.flatMap(([path, messages]) => {
    const french = new Map(flat(files[path.replace('nl.json', 'fr.json')] ?? {}));
    return flat(messages).flatMap(([key, text]) => {
      const source = french.get(key);
      if (source === undefined) return `${path}: no French ${key}`;
      const names = (from: string) =>
        [...new Set(blanks(from))].filter((name) => !isPlural(key) || name !== 'count').toSorted();
      return names(text).join() === names(source).join() ? [] : `${path}: blanks of ${key}`;
    });
  });
  expect(wrong).toEqual([]);
});

/** Message files of a module that pages read whole: those with a name of their own, and these. */
const SHOWN =
  /modules\/(?:[\w-]+\/messages\/\w+\.|(?:shops|tracking|nutrition)\/messages\/)fr\.json$/;

test('I18-02 what pages read of the modules is worded in Dutch, whole', () => {
  const silent = Object.entries(files).flatMap(([path, messages]) => {
    if (!SHOWN.test(path)) return [];
    const said = new Set(flat(files[path.replace('fr.json', 'nl.json')] ?? {}).map(([key]) => key));
    return flat(messages).flatMap(([key]) => (said.has(key) ? [] : `${path} ${key}`));
  });
  expect(silent).toEqual([]);
});

/** Mails for the team and for suppliers, which stay French: whole modules, or parts of one. */
const NOT_FOR_CUSTOMERS =
  /modules\/(?:(?:figures|purchasing|staff)\/messages\/fr\.json mails |orders\/messages\/fr\.json mails stock |contact\/messages\/fr\.json mails (?:request|followUp|late) |renewals\/messages\/fr\.json mails alert |(?:terminations|withdrawals)\/messages\/fr\.json mails (?:team|denied) )/;

test('I18-02 S-22 every mail to a customer, and every document, is worded in Dutch, whole', () => {
  const silent = Object.entries(files).flatMap(([path, messages]) => {
    if (!/modules\/[\w-]+\/messages\/fr\.json$/.test(path)) return [];
    const said = new Set(flat(files[path.replace('fr.json', 'nl.json')] ?? {}).map(([key]) => key));
    return flat(messages).flatMap(([key]) => {
      const isWritten = /^(?:mails|document|files) /.test(key);
      const entry = `${path} ${key}`;
      return isWritten && !said.has(key) && !NOT_FOR_CUSTOMERS.test(entry) ? entry : [];
    });
  });
  expect(silent).toEqual([]);
});

test('I18-02 a French text has one Dutch one, whatever page it stands on', () => {
  const found = new Map<string, string>();
  const twice = dutch.flatMap(([path, messages]) => {
    const pairs = dictionaryOf(files[path.replace('nl.json', 'fr.json')] ?? {}, messages);
    return Object.entries(pairs).flatMap(([french, text]) => {
      const other = found.get(french) ?? text;
      found.set(french, text);
      return other === text ? [] : `${french}: ${other} / ${text}`;
    });
  });
  expect(twice).toEqual([]);
});

const inDutch = <T>(show: () => T): T => {
  speak(() => ({ code: 'nl', texts: textsIn('nl'), file: '' }));
  try {
    return show();
  } finally {
    speak(() => undefined);
  }
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('I18-02 BIZ-12 amounts, numbers and dates are written as in Flanders', () => {
  const show = () =>
    [
      money(123_450),
      money(-549),
      money(null),
      unitPrice(458),
      number(25_769),
      longDate('2026-12-01'),
      shortDate('2026-11-24'),
    ].map(plain);
  const french = show();
  expect(inDutch(show)).toEqual([
    '€ 1.234,50',
    '€ −5,49',
    '€ —',
    '€ 4,58/kg',
    '25.769',
    'dinsdag 1 december',
    '24 nov 2026',
  ]);
  expect(show()).toEqual(french);
});

test('I18-02 S-28 names are listed in Dutch, and nothing elides', () => {
  const show = () => [listed(['Mistigri', 'Rex']), ofName('Oscar')];
  expect(inDutch(show)).toEqual(['Mistigri en Rex', 'van Oscar']);
});

test('I18-02 one of a thing and several are told apart, also where French does not', () => {
  const french = {
    age_one: '{{count}} mois',
    age_other: '{{count}} mois',
    line_one: '{{count}} article',
    line_other: '{{count}} articles',
  };
  const texts = dictionaryOf(french, {
    age_one: '{{count}} maand',
    age_other: '{{count}} maanden',
    line_one: '{{count}} artikel',
    line_other: '{{count}} artikelen',
  });
  speak(() => ({ code: 'nl', texts, file: '' }));
  const t = words(french);
  const shown = [0, 1, 2].map((count) => [t('age', { count }), t('line', { count })]);
  speak(() => undefined);
  expect(shown).toEqual([
    ['0 maanden', '0 artikelen'],
    ['1 maand', '1 artikel'],
    ['2 maanden', '2 artikelen'],
  ]);
});
