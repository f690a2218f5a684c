import { describe, expect, test } from 'vitest';
import { demoShop } from './index.ts';
import { texts } from './test-texts.ts';
import { typesetText } from './typeset.ts';

const allTexts = texts(demoShop);

describe('words', () => {
  /** Addresses, codes and paths are not prose. */
  const prose = allTexts.filter(
    ({ at }) => !/\/(slug|to|sku|email|password|code|path|trackingUrl|iban)$/.test(at),
  );

  test('PRI-06 nothing is « gratuit »', () => {
    expect(prose.filter(({ text }) => /gratuit/i.test(text))).toEqual([]);
  });

  test('no banned green claim, no cure, no baby talk', () => {
    const banned =
      /écologique|neutre en carbone|biodégradable|guéri|soigne (les|la|le) |anti-?allerg|toutou|boule de poils d’amour|quatre pattes préféré/i;
    expect(prose.filter(({ text }) => banned.test(text))).toEqual([]);
  });

  test('spaces before double punctuation and units do not break', () => {
    const wrong = / [;:!?%€»]|« |[^\u00a0\s/:(–…]»|\d (kg|g|ml|cm|mm|kcal|jours|ans)\b|\w'\w/;
    expect(prose.filter(({ text }) => wrong.test(text))).toEqual([]);
    const unspaced = /[\p{L}\d)](?<!https?)(?<![\d]):(?!\/\/)(?![\d])|\p{L}[!?;](?!\w)/u;
    expect(prose.filter(({ text }) => unspaced.test(text.replaceAll(/\S+@\S+/g, '')))).toEqual([]);
  });

  test('setting the typography twice changes nothing', () => {
    for (const { text } of prose) expect(typesetText(text)).toBe(text);
  });
});
