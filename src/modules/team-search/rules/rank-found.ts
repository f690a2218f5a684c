import { foldText, type TeamQuery } from './read-search.ts';

/** Fields of a document that its rank depends on. */
export interface Ranked {
  codes: readonly string[];
  /** Its titles. */
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

/** Rank of a document for a query: by code first, then by title, then by text. */
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
