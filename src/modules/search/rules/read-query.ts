import { queryWords, root } from '#kit/word-match.ts';
import { joinMeasures } from './join-measures.ts';
import { type Tongue, tongueOf } from './tongue.ts';

/** Words that shoppers use, and the words of the catalogue for them. */
export interface Synonym {
  /** Words or expressions, as the team writes them. */
  typed: readonly string[];
  /** The terms to search for in addition; empty when the typed words say nothing about a product. */
  meant: readonly string[];
}

/** One term of a query, with its alternatives. */
export interface Wish {
  /** Folded words of the query. */
  typed: readonly string[];
  /** Alternatives, of which one must match; all words of an alternative must match. The typed words come first. */
  meanings: readonly (readonly string[])[];
}

export interface ReadQuery {
  /** The terms of the query, all of which must match. */
  wishes: readonly Wish[];
  /** Maximum price in cents; null when the query names none. */
  mostCents: number | null;
  /** Whether to sort cheap products first. */
  cheapest: boolean;
}

/** A word of the query, with the words it may be a typing error for. */
export interface TypedWord {
  word: string;
  slips: readonly string[];
}

const AGE = /^(\d{1,3})(mois|ans)$/;
const SENIOR_FROM_YEARS = 7;

/** Separates a query into its words, its maximum price and a wish for cheap products. */
export function splitQuery(
  query: string,
  tongue = tongueOf('fr'),
): Omit<ReadQuery, 'wishes'> & { words: string[] } {
  const text = joinMeasures(query.slice(0, 400));
  const [named, euros = '', cents = ''] = tongue.price.exec(text) ?? [];
  const cheap = tongue.cheap.exec(text)?.[0];
  const rest = [named, cheap].reduce<string>((left, part) => left.replace(part ?? '', ' '), text);
  const words = queryWords(rest, tongue.silent);
  return {
    // « pas cher » alone leaves no words: all products match, cheapest first.
    words,
    mostCents: named ? Number(euros) * 100 + Number(cents.padEnd(2, '0')) : null,
    cheapest: cheap !== undefined,
  };
}

/** The terms of a query, with the synonyms of the shop. Longer expressions are matched first. */
export function readWishes(
  words: readonly TypedWord[],
  synonyms: readonly Synonym[],
  tongue = tongueOf('fr'),
): Wish[] {
  const phrases = phrasesOf(synonyms);
  const wishes: Wish[] = [];
  const silent: Wish[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.find(({ roots }) => begins(words.slice(at), roots));
    const length = phrase?.roots.length ?? 1;
    const wish = wishOf(words.slice(at, at + length), phrase?.meanings ?? [], tongue);
    (phrase && phrase.meanings.length === 0 ? silent : wishes).push(wish);
    at += length;
  }
  return wishes.length > 0 ? wishes : silent;
}

interface Phrase {
  roots: string[];
  meanings: string[][];
}

/** One entry per expression, longest first; the meanings of several rows are merged. */
function phrasesOf(synonyms: readonly Synonym[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const { typed, meant } of synonyms)
    for (const expression of typed) {
      const roots = wordsOf(expression).map(root);
      if (roots.length === 0) continue;
      const existing = phrases.get(roots.join(' ')) ?? { roots, meanings: [] };
      existing.meanings.push(...meant.map(wordsOf).filter((one) => one.length > 0));
      phrases.set(roots.join(' '), existing);
    }
  return [...phrases.values()].toSorted((a, b) => b.roots.length - a.roots.length);
}

/** Splits the team's comma-separated words and expressions. */
export const expressionsOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Codes of products, separated by spaces, commas or lines, each once. */
export const codesOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter(Boolean)),
];

/** The significant words of an expression, normalised like those of a query. */
export const wordsOf = (expression: string): string[] => queryWords(joinMeasures(expression));

const begins = (words: readonly TypedWord[], roots: readonly string[]) =>
  roots.length <= words.length &&
  roots.every((one, at) => formsOf(words[at]).some((form) => root(form) === one));

const formsOf = (word: TypedWord | undefined) => (word ? [word.word, ...word.slips] : []);

function wishOf(words: readonly TypedWord[], meanings: readonly string[][], tongue: Tongue): Wish {
  const typed = words.map(({ word }) => word);
  const [only] = words;
  const corrected = words.length === 1 && only ? only.slips.map((one) => [one]) : [];
  const parts = words.length === 1 && only ? tongue.partsOf(only.word) : null;
  const asParts = parts ? [parts] : [];
  return {
    typed,
    meanings: [typed, ...corrected, ...asParts, ...meanings, ...ageOf(typed, tongue)],
  };
}

/** « 10 ans » and « 3 mois » are mapped to life stages. */
function ageOf([word = '']: readonly string[], { stages }: Tongue): string[][] {
  const [, count, unit] = AGE.exec(word) ?? [];
  if (!unit) return [];
  if (unit === 'mois') return [[stages.kitten], [stages.puppy]];
  return [[Number(count) >= SENIOR_FROM_YEARS ? stages.senior : stages.adult]];
}
