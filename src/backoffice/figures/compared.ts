import { createContext, use } from 'react';
import type { Comparison } from '#modules/figures/rules/index.ts';
import { t } from './figures-words.ts';

/** What the figures of a page are compared with. */
export const Compared = createContext<Comparison>('before');

/** Words of a value in the period it is compared with: « avant : … » or « l’an dernier : … ». */
export function useBefore(): (value: string) => string {
  const compare = use(Compared);
  return (value) => t(compare === 'year' ? 'lastYear' : 'before', { value });
}
