import { browserStorage } from '#kit/cookies.ts';
import { lastingStorage, visitStorage } from '../browser-storage.ts';

/** How often a dialog opens: once ever, or once per tab. */
export type Frequency = 'once' | 'visit';

const KEY = browserStorage.seen.name;

const storageOf = (frequency: Frequency) =>
  frequency === 'visit' ? visitStorage() : lastingStorage();

const seenIn = (storage: ReturnType<typeof storageOf>): string[] =>
  (storage.getItem(KEY) ?? '').split(' ');

/** Whether a campaign's dialog was opened before. Campaign codes have no spaces. */
export const hasSeen = (campaign: string, frequency: Frequency): boolean =>
  seenIn(storageOf(frequency)).includes(campaign);

export function rememberSeen(campaign: string, frequency: Frequency): void {
  const storage = storageOf(frequency);
  storage.setItem(KEY, [...seenIn(storage), campaign].join(' ').trim());
}
