import type { FaqEntry } from '../types.ts';
import { feedingQuestions } from './feeding.ts';
import { shoppingQuestions } from './shopping.ts';

export const faq: FaqEntry[] = [...shoppingQuestions, ...feedingQuestions].map(
  ([slug, question, answer, tags], position) => ({ slug, question, answer, tags, position }),
);
