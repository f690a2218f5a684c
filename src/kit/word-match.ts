import { ownValue } from './own-value.ts';

/**
 * Fuzzy word matching for French text: ignores accents and plurals, accepts word beginnings and
 * typing errors.
 */

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };
const WORD = /[\p{L}\p{N}]+/gu;

/** Stop words. */
const EMPTY = new Set(
  (
    'a ai au aux avec ce ces comment dans de des du d elle en est et eux faire il je j la le les ' +
    'leur l ma mais me mes mon m n ne nos notre nous on ou par pas peut pour pourquoi puis qu ' +
    'quand que quel quelle quels quelles qui sa se ses son sont sur s t ta te tes ton tu un une ' +
    'vos votre vous y'
  ).split(' '),
);

/** Lower case, no accents, no ligatures. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[œæ]/g, (character) => ownValue(LIGATURES, character) ?? character);
}

/** The folded words of a text, with their positions. */
function tokensOf(text: string) {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: fold(word),
    start: index,
    end: index + word.length,
  }));
}

/** A text as its words alone, folded, with one space before and after each. */
export const spacedWords = (text: string): string =>
  ` ${tokensOf(text)
    .map(({ word }) => word)
    .join(' ')} `;

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/**
 * The search terms of a query: its folded words without stop words, at most eight of 40 characters.
 * `silent` are the stop words, French by default.
 */
export function queryWords(query: string, silent: ReadonlySet<string> = EMPTY): string[] {
  const all = tokensOf(query.slice(0, 400)).map(({ word }) => word.slice(0, LONGEST_WORD));
  const telling = all.filter((word) => !silent.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, MOST_WORDS);
}

/**
 * How well a word of a text matches a search term: 3 equal, 2 prefix, 1 typing error, 0 no match.
 */
export function closeness(word: string, term: string): 0 | 1 | 2 | 3 {
  const one = singular(word);
  const other = singular(term);
  if (one === other || root(word) === root(term)) return 3;
  if (term.length > 1 && (word.startsWith(term) || one.startsWith(other))) return 2;
  return isSlip(one, other) ? 1 : 0;
}

/** A French word without its plural ending. */
export const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

/** A French word without its plural and feminine endings: chatte, stérilisée, castrés. */
export const root = (word: string) =>
  singular(word)
    .replace(/([nt])\1e$/, '$1')
    .replace(/ee$/, 'e');

const ALPHABETIC = /^\p{L}+$/u;
/** From this length on the typing error may be the first letter: the rest identifies the word. */
const OTHER_INITIAL_FROM = 6;

/** Whether a word may be what somebody meant by a search term: the two differ by a typing error. */
export function isMeant(word: string, term: string): boolean {
  if (closeness(word, term) === 1) return true;
  const [one, other] = [singular(word), singular(term)];
  if (other.length < OTHER_INITIAL_FROM || !ALPHABETIC.test(other) || one[0] === other[0])
    return false;
  return Math.abs(one.length - other.length) <= 1 && slips(one, other) <= 1;
}

/**
 * One typing error in a term of four letters or more, two from eight on. The first letter has to
 * match, and a term with a digit has to match exactly.
 */
function isSlip(word: string, term: string): boolean {
  if (!ALPHABETIC.test(term)) return false;
  const allowed = term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0;
  if (allowed === 0 || word[0] !== term[0]) return false;
  if (Math.abs(word.length - term.length) > allowed) return false;
  return slips(word, term) <= allowed;
}

const BEGINNING = 7;

/**
 * Whether the two long words begin alike, with at most one typing error: « resilliation » and « résilier ». For a search
 * that found nothing else.
 */
export function beginsAlike(word: string, term: string): boolean {
  if (term.length < BEGINNING || word.length < BEGINNING || word[0] !== term[0]) return false;
  const start = term.slice(0, BEGINNING);
  // A letter too many in one shifts the end of the other.
  return [-1, 0, 1].some((more) => slips(word.slice(0, BEGINNING + more), start) <= 1);
}

/** Folded names that differ by a typing error, two from seven letters on; null when they differ by more. */
export function slipsOfName(name: string, typed: string): number | null {
  const allowed = typed.length >= 7 ? 2 : typed.length >= 4 ? 1 : 0;
  if (name[0] !== typed[0] || Math.abs(name.length - typed.length) > allowed) return null;
  const count = slips(name, typed);
  return count <= allowed ? count : null;
}

/** Letters changed, missing, added or swapped between two words. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = swapped ? Math.min(cost, (before[j - 2] ?? 0) + 1) : cost;
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/**
 * How well a text matches each search term: the closeness of its best word, one number per term.
 */
export function closenessOf(text: string, terms: readonly string[]): number[] {
  const words = tokensOf(text).map(({ word }) => word);
  return terms.map((one) => Math.max(0, ...words.map((word) => closeness(word, one))));
}

/** Per term, 1 where a word of the text begins alike, else 0. */
export function beginningsOf(text: string, terms: readonly string[]): number[] {
  const words = tokensOf(text).map(({ word }) => word);
  return terms.map((term) => (words.some((word) => beginsAlike(word, term)) ? 1 : 0));
}

export interface Segment {
  text: string;
  /** Whether it matches a search term. */
  marked: boolean;
}

/** A text cut into segments that match a search term and segments that do not. */
export function segmentsOf(text: string, terms: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { word, start, end } of tokensOf(text)) {
    if (!terms.some((one) => closeness(word, one) > 0)) continue;
    if (start > done) segments.push({ text: text.slice(done, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) segments.push({ text: text.slice(done), marked: false });
  return segments;
}
