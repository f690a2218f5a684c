import type { Species } from '../pack-art.ts';

export interface Coat {
  base: string;
  dark: string;
  light: string;
  marks: 'blaze' | 'tan' | 'patch' | 'plain' | 'tabby' | 'bib' | 'points';
  iris?: string;
}

export const dogCoats = {
  fauve: { base: '#d9964c', dark: '#a8642a', light: '#fbe6c6', marks: 'blaze' },
  chocolat: { base: '#7a4a30', dark: '#54301f', light: '#c58a5b', marks: 'tan' },
  'noir-feu': { base: '#2b2b30', dark: '#17171b', light: '#c9853f', marks: 'tan' },
  'blanc-tache': { base: '#f6efe2', dark: '#d9a05f', light: '#ffffff', marks: 'patch' },
  gris: { base: '#8d949b', dark: '#626a72', light: '#e3e6e6', marks: 'blaze' },
} as const satisfies Record<string, Coat>;

export const catCoats = {
  roux: { base: '#e58e3c', dark: '#b9601c', light: '#fff0d9', marks: 'tabby', iris: '#8fb34a' },
  tigre: { base: '#a48d72', dark: '#5f4d3c', light: '#f2e7d6', marks: 'tabby', iris: '#c7b23f' },
  noir: { base: '#27282e', dark: '#15161a', light: '#3b3d45', marks: 'plain', iris: '#e3b93c' },
  smoking: { base: '#2d2f36', dark: '#191a1f', light: '#fbfaf6', marks: 'bib', iris: '#9fc25a' },
  chartreux: {
    base: '#8894a3',
    dark: '#667283',
    light: '#aab4bf',
    marks: 'plain',
    iris: '#e39a2f',
  },
  siamois: { base: '#f0e2cb', dark: '#4b3629', light: '#fbf3e4', marks: 'points', iris: '#5fa3d0' },
} as const satisfies Record<string, Coat>;

export const dogEars = ['tombantes', 'dressees', 'bouton'] as const;
export type DogEars = (typeof dogEars)[number];

/** The coat of that name, or one that is always the same for the same seed. */
export function coatOf(species: Species, name: string | undefined, seed: number): Coat {
  const coats: Record<string, Coat> = species === 'dog' ? dogCoats : catCoats;
  const named = name === undefined ? undefined : coats[name];
  return named ?? pick(Object.values(coats), seed);
}

export function earsOf(name: string | undefined, seed: number): DogEars {
  return dogEars.find((ears) => ears === name) ?? pick([...dogEars], seed);
}

function pick<T>(list: readonly [T, ...T[]] | readonly T[], seed: number): T {
  return list[Math.abs(Math.trunc(seed)) % list.length] as T;
}
