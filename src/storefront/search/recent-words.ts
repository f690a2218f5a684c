import { browserStorage } from '#kit/cookies.ts';
import { lastingStorage } from '../browser-storage.ts';

const KEY = browserStorage.searches.name;
const MOST = 5;
const LONGEST = 60;

/** The latest searches in this browser, newest first; never sent to the server. */
export const recentWords = (): string[] =>
  (lastingStorage().getItem(KEY) ?? '').split('\n').filter(Boolean).slice(0, MOST);

export function rememberWords(words: string): void {
  const typed = words.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (typed === '') return;
  const others = recentWords().filter((one) => one.toLowerCase() !== typed.toLowerCase());
  lastingStorage().setItem(KEY, [typed, ...others].slice(0, MOST).join('\n'));
}

export const forgetWords = (): void => lastingStorage().removeItem(KEY);
