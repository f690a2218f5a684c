import { staffCounts } from '#kit/cookies.ts';

/** Staff member and workplace: colleagues sharing a browser have separate work. */
export interface WorkPlace {
  staff: number;
  desk: string;
}

/** The storage key, as seen in storage events of other tabs. */
export const workName = ({ staff, desk }: WorkPlace) => `${staffCounts}_${staff}_${desk}`;

/** Unfinished work stored in this browser, if `is` accepts it; null without any, or without storage. */
export function readWork<Stored>(
  place: WorkPlace,
  is: (stored: unknown) => stored is Stored,
): Stored | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(workName(place)) ?? 'null');
    return is(stored) ? stored : null;
  } catch {
    // Malformed, or no storage: only the page has it.
    return null;
  }
}

/** Stores unfinished work; null deletes it. Returns whether the browser could store it. */
export function writeWork(place: WorkPlace, work: object | null): boolean {
  try {
    if (work === null) localStorage.removeItem(workName(place));
    else localStorage.setItem(workName(place), JSON.stringify(work));
    return true;
  } catch {
    // No storage: the page has it until it is left.
    return false;
  }
}

/** Reopens refused work with this key, so that it can be corrected and sent under a new key. */
export function reopenWork(place: WorkPlace, key: string): void {
  const isIt = (stored: unknown): stored is { key: string } =>
    (stored as { key?: unknown } | null)?.key === key;
  const work = readWork(place, isIt);
  if (work) writeWork(place, { ...work, key: '', isSent: false });
}
