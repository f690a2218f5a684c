/** What was typed, as the documents of the team are searched for it. */
export interface TeamQuery {
  /** All of it as a code; null when it is none. */
  code: string | null;
  /** Words of which all have to be found, in each of the ways it can be read. */
  readings: readonly (readonly string[])[];
}

const COMBINING = /\p{Mn}/gu;
/** A telephone, as it is written: what stands between its digits says nothing. */
const DIALLED = /^\+?[\d\s./()-]+$/;
const SHORTEST_NUMBER = 4;
const SHORTEST_JOINED = 6;
/** From so many letters on the beginning of a word will do. */
const SHORTEST_PART = 3;
/** What stands before a number and says nothing. */
const NUMBERED = /^(?:n|no|num|numero|commande|cde|facture|client)$/;
const MOST_WORDS = 8;

/** Lower case, no accents: `fold_text` of the database. */
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

/** A number as the documents have it: `00` and `+` lead abroad, `(0)` is dialled at home only. */
function dialled(folded: string): string | null {
  if (!DIALLED.test(folded.trim())) return null;
  const digits = folded.replaceAll(/\D/g, '').replace(/^00(?=[1-9])/, '');
  if (digits.length < SHORTEST_NUMBER) return null;
  const isAbroad = /^\s*(\+|00[1-9])/.test(folded);
  return isAbroad ? digits.replace(/^(352|32|33)0/, '$1') : digits;
}

/** Reads what somebody of the team typed into the search. */
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
  // N'Guyen is also written Nguyen, Jean-Pierre Jeanpierre.
  add(wordsOf(folded.replaceAll(/(?<=[a-z0-9])['-](?=[a-z0-9])/g, '')).slice(0, MOST_WORDS));
  // A tracking number in groups.
  if (words.length > 1 && /\d/.test(joined) && joined.length >= SHORTEST_JOINED) add([joined]);
  // The next word has only been begun: what the others find is shown meanwhile.
  if ((words.at(-1)?.length ?? 0) < SHORTEST_PART && words.some(isLong)) add(words.slice(0, -1));
  const code = withoutZeros(joined);
  return { code: code === '' ? null : code.slice(0, 60), readings };
}

const lexeme = (text: string, mark = '') => `'${mark}${text.slice(0, 60)}'`;
const allOf = (terms: readonly string[]) =>
  terms.length > 1 ? `(${terms.join(' & ')})` : terms[0];

/** Two letters alone begin a word, so that N'G is found; beside others they are one. */
const shortTerm = (word: string, reading: readonly string[]) =>
  word.length === 2 && reading.length === 1 && /^[a-z]+$/.test(word)
    ? `${lexeme(word)}:*`
    : lexeme(word);

/** One step of a search: what the database looks for, as a `tsquery`. */
export interface SearchStep {
  name: 'code' | 'words' | 'parts';
  query: string;
}

/** What is looked for one after another: the whole as a code, whole words, parts of words. */
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
