import { expect, test } from 'vitest';
import type { Messages } from './words.ts';

const files = import.meta.glob<Messages>(
  [
    '../modules/*/messages/*.json',
    '../ui/messages/*.json',
    '../pages/messages/*.json',
    '../blocks/messages/*.json',
    '../storefront/messages/*.json',
    '../backoffice/messages/*.json',
  ],
  { eager: true, import: 'default' },
);

/** Quoted exactly from the specification, which has an ordinary space there (NAV-23). */
const AS_GIVEN = 'Déjà client ? Connectez-vous';

const texts = (messages: Messages): string[] =>
  Object.values(messages).flatMap((one) => (typeof one === 'string' ? [one] : texts(one)));

// In Dutch the euro sign precedes the amount and must not be separated from it by a line break.
test('a line never begins with a double punctuation mark, a closing quote or a sign', () => {
  const breakable = Object.entries(files).flatMap(([file, messages]) =>
    texts(messages)
      .filter(
        (text) =>
          text !== AS_GIVEN && /\S (?:[:;!?»%]|€(?!\u00a0\d))(?![^\s.,)»’…<])|« /.test(text),
      )
      .map((text) => `${file}: ${text}`),
  );
  expect(breakable).toEqual([]);
});
