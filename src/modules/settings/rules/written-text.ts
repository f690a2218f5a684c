import { ownValue } from '#kit/own-value.ts';
import { TERMS } from '#kit/terms.ts';

export type TextProblem =
  | { code: 'mail_text.unknown_placeholder' | 'mail_text.missing_placeholder'; name: string }
  | { code: 'mail_text.number'; number: string }
  | { code: 'mail_text.braces' };

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** Figures of what rules decide: a delay, a count of deliveries, a share, an amount. */
const RECKONED =
  /€\s*\d+(?:[.,]\d+)*|\d[\d\s.,]*(?:%|€|(?:jours?|semaines?|mois|ans?|années?|heures?|minutes?|livraisons?|envois?|euros?|dag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar|uur|minuten|minuut|levering(?:en)?)(?!\p{L}))/giu;

/** Names a text leaves a place for: `{{date}}`. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
];

/** Whether any text may name it: a number the shop itself fixes, filled from `TERMS`. */
const isTerm = (name: string): boolean => ownValue<number>(TERMS, name) !== undefined;

/**
 * What is wrong with a text that stands for `ours`: it says all that ours says, and nothing the mail does not know. A number of the
 * shop (`TERMS`) may be named or left out.
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
 * A number in figures that a rule may make another tomorrow and `ours` does not say: not written into a text any more, though one that
 * says it goes on being sent.
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

/** As French is printed: no line begins with what closes or asks. */
export const printedText = (text: string, language: string): string =>
  language === 'fr' ? text.replaceAll(/ ([:;?!»])/g, '\u00a0$1').replaceAll('« ', '«\u00a0') : text;
