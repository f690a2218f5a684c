import { staffCounts } from '#kit/cookies.ts';

/** Whose work it is, and at which desk: a colleague at the same browser has their own. */
export interface WorkPlace {
  staff: number;
  desk: string;
}

/** The name it is stored under, as other tabs hear it. */
export const workName = ({ staff, desk }: WorkPlace) => `${staffCounts}_${staff}_${desk}`;

/** What somebody began at a desk in this browser, if it `is` such; null where there is nothing, or the browser keeps nothing. */
export function readWork<Stored>(
  place: WorkPlace,
  is: (stored: unknown) => stored is Stored,
): Stored | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(workName(place)) ?? 'null');
    return is(stored) ? stored : null;
  } catch {
    // Something else under this name, or nothing is kept: the page alone remembers.
    return null;
  }
}

/** Keeps what was begun at a desk; null forgets it. Answers whether the browser did. */
export function writeWork(place: WorkPlace, work: object | null): boolean {
  try {
    if (work === null) localStorage.removeItem(workName(place));
    else localStorage.setItem(workName(place), JSON.stringify(work));
    return true;
  } catch {
    // The page remembers it until it is left.
    return false;
  }
}

/** What was sent under this key and was not taken is counted on: it is corrected, and sent as something new. */
export function reopenWork(place: WorkPlace, key: string): void {
  const isIt = (stored: unknown): stored is { key: string } =>
    (stored as { key?: unknown } | null)?.key === key;
  const work = readWork(place, isIt);
  if (work) writeWork(place, { ...work, key: '', isSent: false });
}
