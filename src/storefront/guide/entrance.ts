import { ownValue } from '#kit/own-value.ts';
import type { GuideAnswers } from './guide-answers.ts';

const SPECIES: Readonly<Record<string, 'dog' | 'cat'>> = {
  chien: 'dog',
  chat: 'cat',
  dog: 'dog',
  cat: 'cat',
};
const LONGEST_NAME = 40;

/**
 * Answers given in a form on another page, from the address, merged into the stored ones; null
 * without new ones. Another animal starts again.
 */
export function takeEntrance(query: URLSearchParams, answers: GuideAnswers): GuideAnswers | null {
  const species = ownValue(SPECIES, query.get('espece') ?? '');
  const name = query.get('prenom')?.trim().slice(0, LONGEST_NAME);
  const { profile } = answers;
  const isOther = (species && species !== profile?.species) || (name && name !== profile?.name);
  return isOther ? { species: species || undefined, name: name || undefined } : null;
}
