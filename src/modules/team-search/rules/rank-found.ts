import { foldText, type TeamQuery } from './read-search.ts';

/** What is known of a document that was found. */
export interface Ranked {
  codes: readonly string[];
  /** What it is called. */
  heads: string;
  title: string;
  /** Milliseconds; the latest first among equals. */
  at: number;
}

const CODE = 1000;
const TITLE = 3;
const WHOLE = 6;
const BEGINNING = 4;
const PART = 2;
const ELSEWHERE = 1;

const foldedCode = (code: string) =>
  foldText(code)
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/^0+/, '');

/** How well a document answers: above all by its code, then by what it is called, then by what it says. */
export function rankOf({ code, readings }: TeamQuery, found: Ranked): number {
  const isCode = code !== null && found.codes.some((one) => foldedCode(one) === code);
  const heads = foldText(found.heads);
  const words = heads.split(/[^a-z0-9]+/);
  const title = foldText(found.title);
  const worth = (word: string) => {
    const inTitle = title.includes(word) ? TITLE : 0;
    if (words.includes(word)) return WHOLE + inTitle;
    if (words.some((one) => one.startsWith(word))) return BEGINNING + inTitle;
    if (words.some((one) => one.includes(word))) return PART + inTitle;
    return ELSEWHERE;
  };
  const best = readings.map(
    (reading) => reading.reduce((sum, word) => sum + worth(word), 0) / reading.length,
  );
  return (isCode ? CODE : 0) + Math.max(0, ...best);
}
