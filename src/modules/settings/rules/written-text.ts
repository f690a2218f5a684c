import { ownValue } from '#kit/own-value.ts';
import { TERMS } from '#kit/terms.ts';

export type TextProblem =
  | { code: 'mail_text.unknown_placeholder' | 'mail_text.missing_placeholder'; name: string }
  | { code: 'mail_text.number'; number: string }
  | { code: 'mail_text.braces' };

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** Numbers that come from rules: a delay, a count of deliveries, a percentage, an amount. */
const RECKONED =
  /€\s*\d+(?:[.,]\d+)*|\d[\d\s.,]*(?:%|€|(?:jours?|semaines?|mois|ans?|années?|heures?|minutes?|livraisons?|envois?|euros?|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar|uur|minuten|minuut|levering(?:en)?)(?!\p{L}))/giu;

/** Names of the placeholders of a text: `{{date}}`. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** Whether it is a number from `TERMS`, which every text may use. */
const isTerm = (name: string): boolean => ownValue<number>(TERMS, name) !== undefined;

/**
 * Why a text cannot replace `ours`: it must contain all placeholders of ours, and no others. Numbers from `TERMS` are
 * optional.
 */
export function textProblem(text: string, ours: string): TextProblem | null {
  const [wanted, given] = [placeholdersOf(ours), placeholdersOf(text)];
  const unknown = given.find((name) => !wanted.includes(name) && !isTerm(name));
  if (unknown) return { code: 'mail_text.unknown_placeholder', name: unknown };
  const missing = wanted.find((name) => !given.includes(name) && !isTerm(name));
  if (missing) return { code: 'mail_text.missing_placeholder', name: missing };
  return /[{}]/.test(text.replace(PLACEHOLDER, '')) ? { code: 'mail_text.braces' } : null;
}

/**
 * A number typed as digits that comes from a rule and is not in `ours`. It is refused in new texts; stored texts with
 * one are still sent.
 */
export function frozenNumber(text: string, ours: string): TextProblem | null {
  const promised = numbersIn(ours);
  const number = numbersIn(text).find((one) => !promised.includes(one));
  return number === undefined ? null : { code: 'mail_text.number', number };
}

const numbersIn = (text: string): string[] =>
  [...text.replace(PLACEHOLDER, '').matchAll(RECKONED)].map(([number]) =>
    number.trim().replaceAll(/\s+/g, '\u00a0'),
  );

/** The text with French typography: no-break spaces before closing punctuation. */
export const printedText = (text: string, language: string): string =>
  language === 'fr' ? text.replaceAll(/ ([:;?!»])/g, '\u00a0$1').replaceAll('« ', '«\u00a0') : text;
