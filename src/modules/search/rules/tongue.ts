import { ownValue } from '#kit/own-value.ts';
import type { IndexName } from '../contracts.ts';

/** An index as stored: every searched language has its own. */
export type StoredIndex = IndexName | `${IndexName}@nl`;

/** Under which name the words of synonyms are stored, next to those of the indexes. */
export type SynonymTerms = '' | '@nl';

/** Search settings of a language. */
export interface Tongue {
  code: 'fr' | 'nl';
  synonymTerms: SynonymTerms;
  /** Stemmer of PostgreSQL. */
  stems: 'french' | 'dutch';
  /** Stop words; undefined means the French ones. */
  silent: ReadonlySet<string> | undefined;
  /** Matches a maximum price: euros and cents. */
  price: RegExp;
  /** Matches a wish for cheap products. */
  cheap: RegExp;
  stages: { kitten: string; puppy: string; adult: string; senior: string };
  /** The animal and the product of a compound word; null for any other word. */
  partsOf(word: string): readonly string[] | null;
  /** Plural forms of a word. */
  plurals(word: string): readonly string[];
  indexOf(index: IndexName): StoredIndex;
}

const FRENCH: Tongue = {
  code: 'fr',
  synonymTerms: '',
  stems: 'french',
  silent: undefined,
  price:
    /(?:moins de|maximum|max|sous|jusqu.a|pas plus de)\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*(?:€|euros?\b|eur\b)/,
  cheap:
    /\b(?:pas (?:trop )?cher(?:e?s?)|moins cher(?:e?s?)|bon marche|petits? prix|economiques?)\b/,
  stages: { kitten: 'chaton', puppy: 'chiot', adult: 'adulte', senior: 'senior' },
  partsOf: () => null,
  plurals: (word) => [`${word}s`, `${word}x`],
  indexOf: (index) => index,
};

const SILENT = new Set(
  (
    'aan al als bij dat de deze die dit door een en er et goed graag heb heeft het hoe ik in is je kan ' +
    'met mijn na naar niet of om onze ons op over te tot u uit uw van voor waar wat welk welke wie wil ' +
    'ze zijn zo'
  ).split(' '),
);

/** « kattenbrokken », « puppyvoer »: animal and product in one word. */
const COMPOUND = /^(honden|hond|katten|katte|kat|puppy|kitten)(\p{L}{3,})$/u;
const EATERS: Readonly<Record<string, string>> = {
  honden: 'hond',
  hond: 'hond',
  katten: 'kat',
  katte: 'kat',
  kat: 'kat',
  puppy: 'puppy',
  kitten: 'kitten',
};

const DUTCH: Tongue = {
  code: 'nl',
  synonymTerms: '@nl',
  stems: 'dutch',
  silent: SILENT,
  price:
    /(?:minder dan|maximum|maximaal|max|onder|tot|hoogstens)\s*(?:€\s*)?(\d{1,5})(?:[.,](\d{1,2}))?\s*(?:€|euro\b|eur\b)?/,
  cheap: /\b(?:goedkope?|goedkoopste?|voordelige?|niet (?:te )?duur|kleine prijs)\b/,
  stages: { kitten: 'kitten', puppy: 'puppy', adult: 'volwassen', senior: 'senior' },
  partsOf(word) {
    const [, eater = '', what] = COMPOUND.exec(word) ?? [];
    const animal = ownValue(EATERS, eater);
    return animal && what ? [animal, what] : null;
  },
  plurals: (word) => [`${word}en`, `${word}s`],
  indexOf: (index) => `${index}@nl`,
};

/** Search settings of a language, French by default. */
export const tongueOf = (code: string | undefined): Tongue => (code === 'nl' ? DUTCH : FRENCH);

/** Searched languages other than French. */
export const OTHER_TONGUES = { nl: DUTCH } as const;
