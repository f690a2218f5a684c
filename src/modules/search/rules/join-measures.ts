import { fold } from '#kit/word-match.ts';

const UNITS: readonly [string, string][] = [
  ['kg', 'kilogrammes?|kilos?|kgs?'],
  ['ml', 'millilitres?|ml'],
  ['cl', 'centilitres?|cl'],
  ['cm', 'centimetres?|cm'],
  ['mm', 'millimetres?|mm'],
  ['mois', 'mois|maand(?:en)?'],
  ['ans', 'ans?|jaar'],
  ['g', 'grammes?|grs?|g'],
  ['l', 'litres?|l'],
];
const MEASURE = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d{1,6})(?:[.,](\\d{1,3}))?\\s*(?:${UNITS.map(([, written]) => `(${written})`).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/**
 * A folded text in which each measure is a single word, however it is written: « 1,5 kg », "1.5kg" and "1,5 kilos"
 * become `1v5kg`.
 */
export const joinMeasures = (text: string): string =>
  fold(text).replace(MEASURE, (_, whole: string, part: string | undefined, ...written) => {
    const at = written.findIndex((unit) => typeof unit === 'string' && unit !== '');
    return `${whole}${part ? `v${part}` : ''}${UNITS[at]?.[0] ?? ''}`;
  });
