/** A parsed query of the team's search. */
export interface TeamQuery {
  /** The whole query as a code; null when it is none. */
  code: string | null;
  /** Alternative readings; all words of a reading must match. */
  readings: readonly (readonly string[])[];
}

const COMBINING = /\p{Mn}/gu;
/** A telephone number, with separators that are ignored. */
const DIALLED = /^\+?[\d\s./()-]+$/;
const SHORTEST_NUMBER = 4;
const SHORTEST_JOINED = 6;
/** Minimum letters for a match by prefix. */
const SHORTEST_PART = 3;
/** Words before a number that are ignored. */
const NUMBERED = /^(?:n|no|num|numero|commande|cde|facture|client)$/;
const MOST_WORDS = 8;

/** Lower case without accents, like `fold_text` in the database. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .replace(COMBINING, '');

const isLong = (word: string) => word.length >= SHORTEST_PART;
const wordsOf = (folded: string): string[] => folded.split(/[^a-z0-9]+/).filter(Boolean);
const withoutZeros = (text: string): string => text.replace(/^0+/, '');

/** A telephone number in stored form: `00` and `+` mean an international prefix, `(0)` is dropped. */
function dialled(folded: string): string | null {
  if (!DIALLED.test(folded.trim())) return null;
  const digits = folded.replaceAll(/\D/g, '').replace(/^00(?=[1-9])/, '');
  if (digits.length < SHORTEST_NUMBER) return null;
  const isAbroad = /^\s*(\+|00[1-9])/.test(folded);
  return isAbroad ? digits.replace(/^(352|32|33)0/, '$1') : digits;
}

/** Parses the text typed into the search. */
export function readSearch(typed: string): TeamQuery {
  const folded = foldText(typed.slice(0, 200));
  const all = wordsOf(folded).slice(0, MOST_WORDS);
  const isNumbered = all.length === 2 && NUMBERED.test(all[0] ?? '') && /^\d+$/.test(all[1] ?? '');
  const words = isNumbered ? all.slice(1) : all;
  const joined = words.join('');
  if (joined === '') return { code: null, readings: [] };
  const readings = [words];
  const isNew = (reading: readonly string[]) =>
    reading.length > 0 && readings.every((existing) => existing.join(' ') !== reading.join(' '));
  const add = (reading: string[]) => {
    if (isNew(reading)) readings.push(reading);
  };
  const number = dialled(folded);
  if (number) add([number]);
  // N'Guyen is also spelled Nguyen, Jean-Pierre Jeanpierre.
  add(wordsOf(folded.replaceAll(/(?<=[a-z0-9])['-](?=[a-z0-9])/g, '')).slice(0, MOST_WORDS));
  // A tracking number typed in groups.
  if (words.length > 1 && /\d/.test(joined) && joined.length >= SHORTEST_JOINED) add([joined]);
  // The last word is still being typed: the other words are searched meanwhile.
  if ((words.at(-1)?.length ?? 0) < SHORTEST_PART && words.some(isLong)) add(words.slice(0, -1));
  const code = withoutZeros(joined);
  return { code: code === '' ? null : code.slice(0, 60), readings };
}

const lexeme = (text: string, mark = '') => `'${mark}${text.slice(0, 60)}'`;
const allOf = (terms: readonly string[]) =>
  terms.length > 1 ? `(${terms.join(' & ')})` : terms[0];

/** A word of two letters is a prefix when alone, so that N'G is found; next to others it must match completely. */
const shortTerm = (word: string, reading: readonly string[]) =>
  word.length === 2 && reading.length === 1 && /^[a-z]+$/.test(word)
    ? `${lexeme(word)}:*`
    : lexeme(word);

/** One step of a search, as a `tsquery`. */
export interface SearchStep {
  name: 'code' | 'words' | 'parts';
  query: string;
}

/** The steps, in order: the query as a code, whole words, prefixes of words. */
export function stepsOf({ code, readings }: TeamQuery): SearchStep[] {
  if (readings.length === 0) return [];
  const words = readings.map((reading) => allOf(reading.map((word) => lexeme(word))));
  const parts = readings.map((reading) =>
    allOf(
      reading.map((word) =>
        isLong(word) ? `(${lexeme(word)}:* | ${lexeme(word, '~')}:*)` : shortTerm(word, reading),
      ),
    ),
  );
  const steps: SearchStep[] = [
    { name: 'words', query: words.join(' | ') },
    { name: 'parts', query: parts.join(' | ') },
  ];
  if (code) steps.unshift({ name: 'code', query: lexeme(code, '#') });
  return steps;
}
